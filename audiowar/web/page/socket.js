// Connections to the server that the page comes from; what comes waits until the engine takes it.

/** What opens a connection; `rouse` is called when something has come. */
export function connector(rouse) {
  return (url) => {
    const heard = [];
    let over = false,
      roused = false;
    const hear = (one) => {
      heard.push(one);
      if (roused) return;
      roused = true;
      setTimeout(rouse);
    };
    const socket = opened(url);
    if (socket) {
      socket.onopen = () => hear(true);
      socket.onmessage = ({ data }) => {
        if (!over && typeof data === "string") hear(data);
      };
      socket.onclose = () => {
        if (!over) hear(false);
      };
    } else hear(false);
    return {
      send: (text) => socket?.send(text),
      take: () => {
        roused = false;
        return JSON.stringify(heard.splice(0));
      },
      close: () => {
        over = true;
        socket?.close();
      },
    };
  };
}

/** A socket, or null where the address is none or the browser forbids it. */
function opened(url) {
  try {
    return new WebSocket(url);
  } catch (error) {
    console.warn("socket", error);
    return null;
  }
}
