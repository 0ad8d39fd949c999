// WebSockets for the engine in a worker; received texts wait until the engine takes them.

/** Return a function that opens connections; `rouse` is called when something was received. */
export function makeConnector(rouse) {
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
    const socket = openSocket(url);
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

/** Open a socket; return null if the URL is invalid or the browser forbids it. */
function openSocket(url) {
  try {
    return new WebSocket(url);
  } catch (error) {
    console.warn("socket", error);
    return null;
  }
}
