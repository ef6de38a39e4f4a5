import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Pipelined requests per connection. Browsers and proxies send none. */
const maxWaiting = 16;

type Exchange = { request: IncomingMessage; response: ServerResponse };

const answers = new WeakMap<Socket, ServerResponse>();

/** The current or last answer of a connection; undefined before its first request. */
export const answerOn = (socket: Socket): ServerResponse | undefined => answers.get(socket);

/** Answers pipelined requests in sequence: unread answers must not fill the memory. Disconnects after too many. */
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
      if (waiting.push({ request, response }) > maxWaiting) socket.destroy();
    } else if (!before || before.writableFinished) begin(request, response);
    else {
      waitingOn.set(socket, [{ request, response }]);
      before.once("close", () => next(socket));
    }
  };
}
