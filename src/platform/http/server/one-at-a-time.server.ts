import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** So many requests may wait behind the one that is being answered. Browsers and proxies send the next when they have their answer. */
const mostWaiting = 16;

type Exchange = { request: IncomingMessage; response: ServerResponse };

const answers = new WeakMap<Socket, ServerResponse>();

/** The answer that is in progress on a connection, or ended last; undefined before its first request. */
export const answerOn = (socket: Socket): ServerResponse | undefined => answers.get(socket);

/**
 * Answers the requests of a connection one after the other, each when the client has taken the answer before. A client that sends many at
 * once and reads none would otherwise have all of their answers kept in memory for it. One that sends too many is cut off.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const waitingOn = new WeakMap<Socket, Exchange[]>();

  const begin = (request: IncomingMessage, response: ServerResponse) => {
    answers.set(request.socket, response);
    answer(request, response);
  };

  const next = (socket: Socket) => {
    const first = waitingOn.get(socket)?.shift();
    if (!first || socket.destroyed) return void waitingOn.delete(socket);
    first.response.once("close", () => next(socket));
    begin(first.request, first.response);
  };

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const waiting = waitingOn.get(socket);
    const before = answers.get(socket);
    if (waiting) {
      if (waiting.push({ request, response }) > mostWaiting) socket.destroy();
    } else if (!before || before.writableFinished) begin(request, response);
    else {
      waitingOn.set(socket, [{ request, response }]);
      before.once("close", () => next(socket));
    }
  };
}
