// WebSockets for the engine in a worker. Received texts wait until the engine takes them.

/**
 * Return a function that opens connections for Python (see `JavaScriptSocket` in
 * audiowar/web/websocket_transport.py). `onReceived` is called when something waits to be taken.
 */
export function makeSocketOpener(onReceived) {
  return (url) => {
    const received = []; // Texts; true for opened, false for closed.
    let isClosed = false,
      isReported = false;
    const add = (item) => {
      received.push(item);
      if (isReported) return;
      isReported = true;
      setTimeout(onReceived);
    };
    const socket = openSocket(url);
    if (socket) {
      socket.onopen = () => add(true);
      socket.onmessage = ({ data }) => {
        if (!isClosed && typeof data === "string") add(data);
      };
      socket.onclose = () => {
        if (!isClosed) add(false);
      };
    } else add(false);
    return {
      send: (text) => socket?.send(text),
      take_all_as_json: () => {
        isReported = false;
        return JSON.stringify(received.splice(0));
      },
      close: () => {
        isClosed = true;
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
