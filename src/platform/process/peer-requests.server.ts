/** Another process, as `process` or a worker of `node:cluster`. */
export type Peer = {
  send?(message: ProcessMessage, done: (error: Error | null) => void): boolean;
  on(event: "message", onMessage: (message: ProcessMessage) => void): unknown;
  off(event: "message", onMessage: (message: ProcessMessage) => void): unknown;
};

/** A question about `subject`, or an answer with its `value`. `question`, `answer`: the question's number. */
type ProcessMessage = { question?: number; subject?: string; answer?: number; value?: unknown };

let lastQuestion = 0;

/** Returns another process's answer; undefined if it failed, was not sent, or took longer than `timeoutMs`. */
export function requestFrom(peer: Peer, subject: string, timeoutMs: number): Promise<unknown> {
  const question = ++lastQuestion;
  return new Promise((resolve) => {
    const settle = (value?: unknown) => {
      clearTimeout(timer);
      peer.off("message", onMessage);
      resolve(value);
    };
    const onMessage = (message: ProcessMessage) => {
      if (message.answer === question) settle(message.value);
    };
    const timer = setTimeout(settle, timeoutMs);
    peer.on("message", onMessage);
    peer.send?.({ question, subject }, (error) => error && settle());
  });
}

/**
 * Answers another process's questions by subject. An answer that throws is sent as undefined; an unknown
 * subject gets no answer.
 */
export function answerRequests(peer: Peer, subjects: Record<string, () => unknown>): void {
  peer.on("message", async ({ question, subject = "" }: ProcessMessage) => {
    const answer = question !== undefined && subjects[subject];
    if (!answer) return;
    const value = await (async () => answer())().catch(() => undefined);
    peer.send?.({ answer: question, value }, () => undefined);
  });
}
