import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { answerStop } from "../contract.ts";
import { changeQueue, isPassing, type QueuedAnswer, readQueue } from "./answer-queue.ts";

const retryMs = 15_000;

/**
 * Answers stored on this device, sent oldest first: at once, when the connection returns, and when the page
 * opens. Refused ones stay until read. Calls `onSent` after each success.
 */
export function useAnswerQueue(user: string | undefined, onSent: () => void) {
  const [queue, setQueue] = useState<QueuedAnswer[]>([]);
  const sending = useRef(false);
  const done = useRef(onSent);
  done.current = onSent;

  const flush = useCallback(async () => {
    if (!user || sending.current) return;
    sending.current = true;
    let sent = false;
    try {
      for (;;) {
        const next = readQueue(user).find(({ refused }) => !refused);
        if (!next) break;
        const { ok, ...rest } = await call(answerStop, next.draft, { idempotencyKey: next.key });
        const problem = "problem" in rest ? rest.problem : undefined;
        if (problem && isPassing(problem.code)) break;
        sent = true;
        changeQueue(user, (now) =>
          ok
            ? now.filter(({ key }) => key !== next.key)
            : now.map((answer) =>
                answer.key === next.key ? { ...answer, refused: problem?.message ?? "" } : answer,
              ),
        );
        setQueue(readQueue(user));
      }
    } finally {
      sending.current = false;
    }
    setQueue(readQueue(user));
    if (sent) done.current();
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
    if (!user || !changeQueue(user, (now) => [...now, answer])) return false;
    setQueue(readQueue(user));
    void flush();
    return true;
  };
  const dismiss = (key: string) => {
    if (user) changeQueue(user, (now) => now.filter((answer) => answer.key !== key));
    setQueue(user ? readQueue(user) : []);
  };
  return {
    waiting: queue.filter(({ refused }) => refused === undefined),
    refused: queue.filter(({ refused }) => refused !== undefined),
    add,
    dismiss,
  };
}
