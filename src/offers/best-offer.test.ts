import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { standingShare } from "#src/orders/totals.ts";
import {
  findApplicableOffers,
  findMissingForOffers,
  type OfferedLine,
  type OrderOffer,
  totalOfLines,
} from "./best-offer.ts";

const runs = { numRuns: 10_000 };

const line = fc.record({
  pricePoisha: fc.oneof(fc.integer({ min: 100, max: 500_000 }), fc.constantFrom(100, 5_000, 9_950)),
  quantity: fc.integer({ min: 1, max: 20 }),
  isWeighed: fc.boolean(),
});
const cart = fc
  .array(line, { minLength: 1, maxLength: 10 })
  .map((lines) => lines.map((line, index): OfferedLine => ({ ...line, productId: index + 1 })));
const products = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 6 }), { nil: null });
const off = fc.oneof(
  fc.record({
    percent: fc.integer({ min: 1, max: 90 }),
    amountPoisha: fc.constant(null),
    isCheapestFree: fc.constant(false),
  }),
  fc.record({
    percent: fc.constant(null),
    amountPoisha: fc.integer({ min: 1, max: 100_000 }),
    isCheapestFree: fc.constant(false),
  }),
);
const free = fc.record({
  percent: fc.constant(null),
  amountPoisha: fc.constant(null),
  isCheapestFree: fc.constant(true),
});
const none = { pieces: null, fromPoisha: 0, productIds: null, areaIds: null };
const offer = fc.oneof(
  fc
    .tuple(off, products)
    .map(([one, productIds]) => ({ ...none, ...one, kind: "price" as const, productIds })),
  fc
    .tuple(fc.oneof(off, free), products, fc.integer({ min: 2, max: 5 }))
    .map(([one, productIds, pieces]) => ({ ...none, ...one, kind: "several" as const, productIds, pieces })),
  fc
    .tuple(off, fc.integer({ min: 0, max: 300_000 }))
    .map(([one, fromPoisha]) => ({ ...none, ...one, kind: "order" as const, fromPoisha })),
  fc
    .tuple(fc.option(fc.integer({ min: 1, max: 10_000 })), fc.integer({ min: 0, max: 300_000 }))
    .map(([amountPoisha, fromPoisha]) => ({
      ...none,
      percent: null,
      amountPoisha,
      isCheapestFree: false,
      kind: "delivery" as const,
      fromPoisha,
      areaIds: fromPoisha % 2 === 0 ? null : [1],
    })),
);
const offers = fc
  .array(offer, { minLength: 1, maxLength: 5 })
  .map((all) => all.map((one, index): OrderOffer => ({ ...one, id: index + 1 })));
const delivery = fc.option(
  fc.record({ feePoisha: fc.integer({ min: 0, max: 12_000 }), areaId: fc.integer({ min: 1, max: 2 }) }),
  { nil: undefined },
);
const order = fc.tuple(cart, delivery, offers);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe("of 10,000 random carts, offers", () => {
  test("take off what stands on the lines and the fee, to the poisha, and leave at least one taka", () => {
    fc.assert(
      fc.property(order, ([lines, where, some]) => {
        const total = totalOfLines(lines) + (where?.feePoisha ?? 0);
        for (const { amountPoisha, shares, onFeePoisha } of findApplicableOffers(lines, where, some)) {
          expect(sumOf(shares) + onFeePoisha).toBe(amountPoisha);
          expect(total - amountPoisha).toBeGreaterThanOrEqual(100);
          expect(onFeePoisha).toBeLessThanOrEqual(where?.feePoisha ?? 0);
          for (const [index, share] of shares.entries()) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(totalOfLines(lines.slice(index, index + 1)));
          }
        }
      }),
      runs,
    );
  });

  test("take off the same in whatever order the cart was filled", () => {
    const shuffled = order.chain(([lines, where, some]) =>
      fc.tuple(
        fc.constant(lines),
        fc.shuffledSubarray(lines, { minLength: lines.length }),
        fc.constant(where),
        fc.shuffledSubarray(some, { minLength: some.length }),
        fc.constant(some),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([lines, others, where, some, same]) => {
        const said = (cart: readonly OfferedLine[], all: readonly OrderOffer[]) =>
          findApplicableOffers(cart, where, all).map((applicableOffer) => [
            applicableOffer.offer.id,
            applicableOffer.amountPoisha,
            cart.map(({ productId }, index) => [productId, applicableOffer.shares[index]]).sort(),
          ]);
        expect(said(others, some)).toEqual(said(lines, same));
      }),
      runs,
    );
  });

  test("never make a customer pay more than without, whatever is packed, weighed or given back", () => {
    const changed = fc.tuple(
      order,
      fc.array(fc.double({ min: 0, max: 2, noNaN: true }), { minLength: 10, maxLength: 10 }),
    );
    fc.assert(
      fc.property(changed, ([[lines, where, some], factors]) => {
        const [best] = findApplicableOffers(lines, where, some);
        if (!best) return;
        for (const [index, share] of best.shares.entries()) {
          const then = totalOfLines(lines.slice(index, index + 1));
          const stored = { offer_share_poisha: share, offer_share_price_poisha: then };
          const price = Math.round(then * (factors[index] ?? 1));
          const stands = standingShare(stored, price);
          expect(stands).toBeGreaterThanOrEqual(0);
          expect(stands).toBeLessThanOrEqual(Math.min(price, share));
          expect(standingShare(stored, then)).toBe(share);
        }
      }),
      runs,
    );
  });

  test("that are missing something apply once it is there", () => {
    fc.assert(
      fc.property(order, ([lines, where, some]) => {
        const [best] = findApplicableOffers(lines, where, some);
        for (const missing of findMissingForOffers(lines, where, some, best?.amountPoisha ?? 0)) {
          const [first] = lines;
          if (!first || !where || !("poisha" in missing)) continue;
          const filler = { productId: 99, pricePoisha: missing.poisha, quantity: 1, isWeighed: true };
          const [then] = findApplicableOffers([...lines, filler], where, [missing.offer]);
          expect(then?.amountPoisha).toBeGreaterThan(best?.amountPoisha ?? 0);
        }
      }),
      runs,
    );
  });
});

const priced = (...prices: [number, number][]): OfferedLine[] =>
  prices.map(([taka, quantity], index) => ({
    productId: index + 1,
    pricePoisha: taka * 100,
    quantity,
    isWeighed: false,
  }));
const basis: OrderOffer = {
  ...none,
  id: 1,
  kind: "order",
  percent: null,
  amountPoisha: null,
  isCheapestFree: false,
};
const taken = (lines: OfferedLine[], more: Partial<OrderOffer>) =>
  (findApplicableOffers(lines, { feePoisha: 6_000, areaId: 1 }, [{ ...basis, ...more }])[0]?.amountPoisha ??
    0) / 100;

describe("an offer takes off", () => {
  test("of several pieces the cheapest of each group, the dearest grouped first", () => {
    const three = { kind: "several", pieces: 3, isCheapestFree: true } as const;
    expect(taken(priced([100, 2], [60, 1]), three)).toBe(60);
    expect(taken(priced([100, 2]), three)).toBe(0);
    expect(taken(priced([100, 3], [60, 3]), three)).toBe(160);
    expect(taken(priced([100, 4], [60, 1]), three)).toBe(100);
  });

  test("of two soaps ten percent, or an amount, for each pair", () => {
    const pair = { kind: "several", pieces: 2, productIds: [1] } as const;
    expect(taken(priced([45, 3], [60, 9]), { ...pair, percent: 10 })).toBe(9);
    expect(taken(priced([45, 4], [60, 9]), { ...pair, amountPoisha: 1_000 })).toBe(20);
  });

  test("from an amount of goods, a percentage in whole taka for the customer", () => {
    expect(taken(priced([998, 1]), { amountPoisha: 10_000, fromPoisha: 99_900 })).toBe(0);
    expect(taken(priced([999, 1]), { amountPoisha: 10_000, fromPoisha: 99_900 })).toBe(100);
    expect(taken(priced([1_234, 1]), { percent: 10 })).toBe(124);
  });

  test("of the delivery fee all or a part, in its areas", () => {
    expect(taken(priced([999, 1]), { kind: "delivery" })).toBe(60);
    expect(taken(priced([999, 1]), { kind: "delivery", amountPoisha: 4_000 })).toBe(40);
    expect(taken(priced([999, 1]), { kind: "delivery", areaIds: [2] })).toBe(0);
  });

  test("of the products behind a code a percentage, or an amount a piece", () => {
    const one = { kind: "price", productIds: [1] } as const;
    expect(taken(priced([100, 3], [60, 9]), { ...one, percent: 15 })).toBe(45);
    expect(taken(priced([100, 3], [60, 9]), { ...one, amountPoisha: 1_500 })).toBe(45);
  });
});
