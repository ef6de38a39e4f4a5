import { expect, test } from "vitest";
import type { RoundStop } from "../contract.ts";
import { cashOf, missingIn, type StopAnswerDraft } from "./stop-draft.ts";

test("the phone proposes whole taka, and asks why only where it is another amount", () => {
  const stop = { total: 779.7, lines: [] as RoundStop["lines"] } as RoundStop;
  const draft: StopAnswerDraft = { answer: "delivered", back: {}, note: "" };
  expect([cashOf(stop, draft), missingIn(stop, draft)]).toEqual([780, undefined]);
  const missing = ["779", "৭৮০", "779.7", "778", "781", "779.5", "a lot"].map((cash) =>
    missingIn(stop, { ...draft, cash }),
  );
  expect(missing).toEqual(["note", undefined, "note", "note", "note", "note", "cash"]);
});
