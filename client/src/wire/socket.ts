/** What both kinds of connection do with the browser's socket. */

/**
 * Close a socket that nobody listens to any more.
 *
 * One that is still being opened is closed once it is open: browsers write an error into the
 * console for a socket that is closed before.
 */
export function closeSocket(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) {
    socket.addEventListener("open", () => socket.close());
  } else {
    socket.close();
  }
}
