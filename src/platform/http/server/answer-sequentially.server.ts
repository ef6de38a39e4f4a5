import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Pipelined requests per connection. Browsers and proxies send none. */
const maxPipelined = 16;

type Exchange = { request: IncomingMessage; response: ServerResponse };

const responseBySocket = new WeakMap<Socket, ServerResponse>();

/** The current or last answer of a connection; undefined before its first request. */
export const currentResponse = (socket: Socket): ServerResponse | undefined => responseBySocket.get(socket);

/** Answers pipelined requests in sequence: unread answers must not fill the memory. Disconnects after too many. */
export function answerSequentially(answer: RequestListener): RequestListener {
  const queueBySocket = new WeakMap<Socket, Exchange[]>();

  const startAnswer = (request: IncomingMessage, response: ServerResponse) => {
    responseBySocket.set(request.socket, response);
    answer(request, response);
  };

  const answerNext = (socket: Socket) => {
    const nextExchange = queueBySocket.get(socket)?.shift();
    if (!nextExchange || socket.destroyed) return void queueBySocket.delete(socket);
    nextExchange.response.once("close", () => answerNext(socket));
    startAnswer(nextExchange.request, nextExchange.response);
  };

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = queueBySocket.get(socket);
    const previousResponse = responseBySocket.get(socket);
    if (queue) {
      if (queue.push({ request, response }) > maxPipelined) socket.destroy();
    } else if (!previousResponse || previousResponse.writableFinished) startAnswer(request, response);
    else {
      queueBySocket.set(socket, [{ request, response }]);
      previousResponse.once("close", () => answerNext(socket));
    }
  };
}
