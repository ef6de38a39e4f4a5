import { expect, test } from "vitest";
import type { RoundStop } from "../contract.ts";
import {
  calculateCash,
  calculatePaid,
  findMissingPart,
  readOtherParts,
  type StopAnswerDraft,
} from "./stop-draft.ts";

test("the phone proposes whole taka, and asks why only where it is another amount", () => {
  const stop = { total: 779.7, lines: [] as RoundStop["lines"] } as RoundStop;
  const draft: StopAnswerDraft = { answer: "delivered", back: {}, note: "" };
  expect([calculateCash(stop, draft), findMissingPart(stop, draft)]).toEqual([780, undefined]);
  const missing = ["779", "৭৮০", "779.7", "778", "781", "779.5", "a lot"].map((cash) =>
    findMissingPart(stop, { ...draft, cash }),
  );
  expect(missing).toEqual(["note", undefined, "note", "note", "note", "note", "cash"]);
});

test("a chosen way takes what is due to the poisha, until an amount is typed: then the rest is cash in whole taka", () => {
  const stop = { total: 632.8, lines: [] as RoundStop["lines"] } as RoundStop;
  const draft: StopAnswerDraft = { answer: "delivered", back: {}, note: "" };
  const said = (other: StopAnswerDraft["other"], more: object = {}) => {
    const next = { ...draft, ...more, other };
    const amounts = readOtherParts(stop, next).map(({ way, amount }) => `${way} ${amount}`);
    return [...amounts, calculateCash(stop, next), calculatePaid(stop, next), findMissingPart(stop, next)];
  };
  expect(said({ bkash: { reference: "" } })).toEqual(["bkash 632.8", 0, 632.8, "reference"]);
  expect(said({ bkash: { reference: "9A" } })).toEqual(["bkash 632.8", 0, 632.8, undefined]);
  expect(said({ bkash: { reference: "9A", amount: "৪০০" } })).toEqual(["bkash 400", 233, 633, undefined]);
  const two = { bkash: { reference: "9A", amount: "400" }, card: { reference: "42" } };
  expect(said(two)).toEqual(["bkash 400", "card 232.8", 0, 632.8, undefined]);
  expect(said({ nagad: { reference: "9A", amount: "" } })).toEqual(["nagad 0", 633, 633, "other"]);
  expect(said({ card: { reference: "42", amount: "632.5" } })).toEqual(["card 632.5", 0, 632.5, "note"]);
  expect(said({ card: { reference: "42" } }, { cash: "1" })).toEqual(["card 632.8", 1, 633.8, "note"]);
});
