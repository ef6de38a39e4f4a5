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
      for (;;) {
        const next = readQueue(user).find(({ refused }) => !refused);
        if (!next) break;
        const { ok, ...response } = await call(answerStop, next.draft, { idempotencyKey: next.key });
        const problem = "problem" in response ? response.problem : undefined;
        if (problem && isTemporaryFailure(problem.code)) break;
        hasSent = true;
        changeQueue(user, (currentQueue) =>
          ok
            ? currentQueue.filter(({ key }) => key !== next.key)
            : currentQueue.map((answer) =>
                answer.key === next.key ? { ...answer, refused: problem?.message ?? "" } : answer,
              ),
        );
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
