import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { answerStop } from "../contract.ts";
import { changeQueue, isTemporaryFailure, type QueuedAnswer, readQueue } from "./answer-queue.ts";

const retryMs = 15_000;

/**
 * Answers stored on this device, sent oldest first: at once, when the connection returns, and when the page
 * opens. Refused ones stay until read. Calls `onSent` after each success.
 */
export function useAnswerQueue(user: string | undefined, onSent: () => void) {
  const [queue, setQueue] = useState<QueuedAnswer[]>([]);
  const isSending = useRef(false);
  const onSentRef = useRef(onSent);
  onSentRef.current = onSent;

  const flush = useCallback(async () => {
    if (!user || isSending.current) return;
    isSending.current = true;
    let hasSent = false;
    try {
      while (await sendOldest(user)) {
        hasSent = true;
        setQueue(readQueue(user));
      }
    } finally {
      isSending.current = false;
    }
    setQueue(readQueue(user));
    if (hasSent) onSentRef.current();
  }, [user]);

  useEffect(() => {
    if (!user) return;
    setQueue(readQueue(user));
    const send = () => void flush();
    send();
    const timer = setInterval(send, retryMs);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [user, flush]);

  /** Stores an answer and sends it when online; false if this device cannot store it. */
  const add = (answer: QueuedAnswer): boolean => {
    if (!user || !changeQueue(user, (currentQueue) => [...currentQueue, answer])) return false;
    setQueue(readQueue(user));
    void flush();
    return true;
  };
  const dismiss = (key: string) => {
    if (user) changeQueue(user, (currentQueue) => currentQueue.filter((answer) => answer.key !== key));
    setQueue(user ? readQueue(user) : []);
  };
  return {
    waiting: queue.filter(({ refused }) => refused === undefined),
    refused: queue.filter(({ refused }) => refused !== undefined),
    add,
    dismiss,
  };
}

/**
 * Sends the oldest unsent answer. An accepted one leaves the queue, a refused one stays with its message. False if
 * there is none, or after a temporary failure.
 */
async function sendOldest(user: string): Promise<boolean> {
  const oldest = readQueue(user).find(({ refused }) => !refused);
  if (!oldest) return false;
  const result = await call(answerStop, oldest.draft, { idempotencyKey: oldest.key });
  if (result.ok) {
    changeQueue(user, (queue) => queue.filter(({ key }) => key !== oldest.key));
    return true;
  }
  const { code, message } = result.problem;
  if (isTemporaryFailure(code)) return false;
  changeQueue(user, (queue) =>
    queue.map((answer) => (answer.key === oldest.key ? { ...answer, refused: message } : answer)),
  );
  return true;
}
