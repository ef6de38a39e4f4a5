import { describe, expect, test, vi } from "vitest";
import type { CallFailure } from "#src/api/answer.ts";
import { isFinalAnswer } from "#src/api/answer.ts";
import type { Cart } from "#src/cart/cart.ts";
import { readDeliveryDraft } from "#src/orders/delivery-draft.ts";
import {
  type Attempt,
  type Checkout,
  type PlaceResult,
  readAttempt,
  reduceCheckout,
  toAttempt,
} from "./checkout.ts";
import { applyRefusal, findLineChanges } from "./refused-lines.ts";

const onion = { id: "3", name: "Onion", price: 95, image: "", weight: "1 kg", tint: "" };
const cart: Cart = [{ product: onion, quantity: 5 }];
const typed = { address: " House 12, Road 5 ", mobile: " ০১৭১২৩৪৫৬৭৮ " };
const attempt: Attempt = toAttempt(typed, cart, undefined);
const other: Attempt = { key: "key-of-another", body: attempt.body };

const editing: Checkout = { step: "editing" };
const placing: Checkout = { step: "placing", attempt };
const placed: Checkout = {
  step: "placed",
  order: { number: "TK-10482", total_price: 475 },
  mobile: "০১৭১২৩৪৫৬৭৮",
};
const unanswered: Checkout = { step: "unanswered", attempt };

const accepted = { ok: true, value: { order: { number: "TK-10482", total_price: 475 } } } as const;
const noAnswer = { ok: false, problem: { code: "unreachable", message: "No connection." } } as const;
const refuse = (problem: Pick<CallFailure, "code"> & Partial<CallFailure>) =>
  ({ ok: false, problem: { message: "No.", ...problem } }) as const;
const answer = (result: PlaceResult) => reduceCheckout(placing, { type: "answer", result });

describe("SPEC 4: the checkout", () => {
  test("a press places the order, the answer shows it", () => {
    expect(reduceCheckout(editing, { type: "place", attempt })).toEqual(placing);
    expect(answer(accepted)).toEqual(placed);
  });

  test("a second press while it is being placed changes nothing", () => {
    expect(reduceCheckout(placing, { type: "place", attempt: other })).toBe(placing);
    expect(reduceCheckout(placing, { type: "edit", field: "address" })).toBe(placing);
  });

  test("DECISIONS 23: nothing leads away from an order that stands", () => {
    expect(reduceCheckout(placed, { type: "edit" })).toBe(placed);
    expect(reduceCheckout(placed, { type: "place", attempt: other })).toBe(placed);
    expect(reduceCheckout(placed, { type: "answer", result: noAnswer })).toBe(placed);
  });

  test("starting over leaves a refusal and an attempt without an answer behind", () => {
    const refused = reduceCheckout(editing, { type: "refuse", refusal: { kind: "other", message: "No." } });
    expect(reduceCheckout(refused, { type: "edit", field: "mobile" })).toBe(refused);
    expect([refused, unanswered].map((state) => reduceCheckout(state, { type: "edit" }))).toEqual([
      editing,
      editing,
    ]);
  });

  test("an answer without an attempt on its way changes nothing", () => {
    expect(reduceCheckout(editing, { type: "answer", result: accepted })).toBe(editing);
  });

  test("typing in a field takes its own refusal away, and no other", () => {
    const errors = { address: "Please enter your full address.", mobile: "Please enter your mobile number." };
    const both = reduceCheckout(editing, { type: "refuse", refusal: { kind: "fields", errors } });
    const one = reduceCheckout(both, { type: "edit", field: "address" });
    expect(one).toEqual({ step: "refused", refusal: { kind: "fields", errors: { mobile: errors.mobile } } });
    expect(reduceCheckout(one, { type: "edit", field: "mobile" })).toEqual(editing);
    const other = reduceCheckout(both, { type: "edit", field: "mobile" });
    expect(other).toEqual({
      step: "refused",
      refusal: { kind: "fields", errors: { address: errors.address } },
    });
  });
});

describe("DECISIONS 17: a number that is none of Bangladesh", () => {
  const question = reduceCheckout(editing, { type: "refuse", refusal: { kind: "mobile", mobile: "123456" } });

  test("is asked about; typing another one takes the question away, typing an address does not", () => {
    expect(reduceCheckout(question, { type: "edit", field: "address" })).toBe(question);
    expect(reduceCheckout(question, { type: "edit", field: "mobile" })).toEqual(editing);
  });

  test("is ordered with by a press that knows", () => {
    expect(reduceCheckout(question, { type: "place", attempt })).toEqual(placing);
  });
});

describe("an attempt without an answer", () => {
  test("is asked about with its own key, whatever else is pressed", () => {
    expect(answer(noAnswer)).toEqual(unanswered);
    expect(reduceCheckout(unanswered, { type: "place", attempt: other })).toEqual(placing);
    expect(reduceCheckout(unanswered, { type: "edit", field: "mobile" })).toBe(unanswered);
  });

  test.each(["unexpected", "not_ready", "too_fast"] as const)(
    "%s leaves it open, too, and says so",
    (code) => {
      expect(isFinalAnswer(refuse({ code }))).toBe(false);
      expect(answer(refuse({ code }))).toEqual({ step: "unanswered", attempt, message: "No." });
    },
  );

  test.each(["sold_out", "price_changed", "invalid_fields", "not_signed_in"] as const)(
    "%s decides it",
    (code) => {
      expect(isFinalAnswer(refuse({ code }))).toBe(true);
    },
  );

  test.each(["unreachable", "unclear"] as const)(
    "%s is no word of the shop's, so nothing is said",
    (code) => {
      expect(answer(refuse({ code }))).toEqual(unanswered);
    },
  );

  test("an order that was placed is decided", () => {
    expect(isFinalAnswer(accepted)).toBe(true);
  });

  test("has a key of sixteen random bytes", () => {
    vi.stubGlobal("crypto", {
      getRandomValues: (bytes: Uint8Array) => bytes.map((_, place) => (place === 0 ? 255 : place)),
    });
    expect(toAttempt(typed, cart, undefined).key).toBe("ff0102030405060708090a0b0c0d0e0f");
    vi.unstubAllGlobals();
  });

  test("the same order again keeps the key; another order gets a new one", () => {
    expect(toAttempt(typed, cart, attempt)).toBe(attempt);
    // The policy is no longer shown once an order is known, also this one.
    const first = toAttempt(typed, cart, undefined, { policy: "2026-11-28" });
    expect(first.body.policy).toBe("2026-11-28");
    expect(toAttempt(typed, cart, first)).toBe(first);
    expect(toAttempt({ ...typed, address: "Road 6" }, cart, attempt).key).not.toBe(attempt.key);
    const anew = toAttempt(typed, cart, undefined);
    expect(anew.body).toEqual(attempt.body);
    expect(anew.key).not.toBe(attempt.key);
  });

  test("survives in a storage, and what is broken there is nothing", () => {
    expect(readAttempt(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
    for (const broken of [
      undefined,
      null,
      "key",
      { key: 1, body: attempt.body },
      { key: "k" },
      { key: "k", body: {} },
    ])
      expect(readAttempt(broken)).toBeUndefined();
    expect(readDeliveryDraft({ address: 7, mobile: "017" })).toEqual({ address: "", mobile: "017" });
    expect(readDeliveryDraft(null)).toEqual({ address: "", mobile: "" });
  });
});

describe("an attempt whose address is to be saved", () => {
  test("says so after a reload, too", () => {
    expect(readAttempt(JSON.parse(JSON.stringify({ ...attempt, save: true })))?.save).toBe(true);
    expect(readAttempt({ ...attempt, save: "yes" })?.save).toBeUndefined();
  });
});

describe("what is sent", () => {
  test("SPEC 7's body, trimmed, with the prices that the shopper sees", () => {
    expect(attempt.body).toEqual({
      address_details: "House 12, Road 5",
      mobile_no: "০১৭১২৩৪৫৬৭৮",
      payment_type: "cash",
      items: [{ product_id: "3", quantity: 5, price: 95 }],
    });
  });

  test("an offer with what the shopper sees it take off, and the code", () => {
    expect(toAttempt(typed, cart, undefined, { offer: 50, code: "EID50" }).body).toEqual({
      ...attempt.body,
      offer_discount: 50,
      code: "EID50",
    });
  });
});

describe("a refusal", () => {
  test("of fields stands by the fields", () => {
    const errors = { mobile_no: "This does not look like a phone number." };
    expect(answer(refuse({ code: "invalid_fields", errors }))).toMatchObject({
      refusal: { kind: "fields", errors: { mobile: errors.mobile_no } },
    });
    const address_details = "Please enter your full address.";
    expect(answer(refuse({ code: "invalid_fields", errors: { address_details } }))).toEqual({
      step: "refused",
      refusal: { kind: "fields", errors: { address: address_details } },
    });
    for (const problem of [
      { code: "invalid_fields", errors: { items: "x" } },
      { code: "invalid_fields" },
      { code: "not_allowed", errors },
    ] as const)
      expect(answer(refuse(problem))).toEqual({
        step: "refused",
        refusal: { kind: "other", message: "No." },
      });
  });

  test("of whoever is not signed in any more leads to the sign-in", () => {
    expect(answer(refuse({ code: "not_signed_in" }))).toEqual({
      step: "refused",
      refusal: { kind: "session", message: "No." },
    });
  });

  test("of an offer says what it takes off now; another place takes the refusal away", () => {
    const fell = answer(refuse({ code: "offer_changed", details: { discount: 20 } }));
    expect(fell).toMatchObject({ refusal: { kind: "offer", message: "No.", discount: 20 } });
    expect(answer(refuse({ code: "offer_changed" }))).toMatchObject({ refusal: { discount: 0 } });
    const code = answer(refuse({ code: "code_refused" }));
    expect(code).toMatchObject({ refusal: { kind: "code", message: "No." } });
    for (const refused of [fell, code]) {
      expect(reduceCheckout(refused, { type: "edit", field: "place" })).toEqual(editing);
      expect(reduceCheckout(refused, { type: "edit", field: "note" })).toBe(refused);
    }
  });

  test("of products names the lines", () => {
    const lines = [{ product_id: 3, name: "Onion", left: 2, price: 95 }];
    expect(answer(refuse({ code: "sold_out", details: { lines } }))).toMatchObject({
      refusal: { kind: "sold-out", lines },
    });
    expect(answer(refuse({ code: "price_changed", details: { lines } }))).toMatchObject({
      refusal: { kind: "price", lines },
    });
    for (const problem of [
      { code: "sold_out" },
      { code: "price_changed", details: {} },
      { code: "changed", details: { lines } },
    ] as const)
      expect(answer(refuse(problem))).toMatchObject({ refusal: { kind: "other", message: "No." } });
  });

  test("says by the line what is left and what it costs now", () => {
    const [line] = cart;
    if (!line) throw new Error("one line");
    const say = (over: { left?: number; price?: number }) =>
      findLineChanges(line, [{ product_id: 3, name: "Onion", ...over }]);
    expect(say({ left: 2, price: 95 })).toEqual([{ kind: "short", left: 2 }]);
    expect(say({ left: 0, price: 95 })).toEqual([{ kind: "sold-out" }]);
    expect(say({ left: 0 })).toEqual([{ kind: "gone" }]);
    expect(say({ price: 99 })).toEqual([{ kind: "rose", before: 95, now: 99 }]);
    expect(say({ left: 2, price: 99 })).toHaveLength(2);
    expect(say({ left: 5, price: 90 })).toEqual([]);
    expect(findLineChanges(line, [{ product_id: 68, name: "Eggs", left: 0 }])).toBeUndefined();
  });

  test("is settled by what is left, at the current price", () => {
    const settle = (over: { left?: number; price?: number }) =>
      applyRefusal(cart, [{ product_id: 3, name: "Onion", ...over }]);
    expect(settle({ left: 2, price: 95 })).toEqual([{ product: onion, quantity: 2 }]);
    expect(settle({ left: 0, price: 95 })).toEqual([]);
    expect(settle({ price: 99 })).toEqual([{ product: { ...onion, price: 99 }, quantity: 5 }]);
    expect(settle({ left: 9, price: 99 })).toEqual([{ product: { ...onion, price: 99 }, quantity: 5 }]);
  });

  test("of one line leaves the others as they are, with their offers", () => {
    const eggs = { ...onion, id: "68", price: 11.7, originalPrice: 13 };
    const lines = [{ product: eggs, quantity: 3, priceBefore: 11 }, ...cart];
    expect(applyRefusal(lines, [{ product_id: 3, name: "Onion", left: 4, price: 95 }])).toEqual([
      lines[0],
      { product: onion, quantity: 4 },
    ]);
    expect(applyRefusal(lines, [{ product_id: 9, name: "Gone", left: 0 }])).toEqual(lines);
    const at = (price: number) => applyRefusal(lines, [{ product_id: 68, name: "Eggs", price }])[0];
    expect(at(12)).toEqual({ product: { ...eggs, price: 12 }, quantity: 3 });
    const { originalPrice: _, ...plain } = eggs;
    expect(at(13)).toEqual({ product: { ...plain, price: 13 }, quantity: 3 });
  });
});
