import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shareOut } from "../language/numbers/shares.ts";
import { isWhole, priceOfReturned, remainingAfterReturn } from "./riders/rules.ts";
import {
  cashRounding,
  dueBeside,
  dueInCash,
  maxDiscount,
  remainingDiscount,
  shareDiscount,
  totalOfOrder,
} from "./totals.ts";

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const runs = { numRuns: 5_000 };
const most = 10_000_000_000;

describe("an amount shared out", () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 1, 2], [25, 25, 50]],
    [10, [3, 3, 1], [4, 4, 2]],
    [1, [5, 5], [1, 0]],
    [0, [5, 5], [0, 0]],
    [7, [7], [7]],
    [5, [0, 5], [0, 5]],
    [0, [], []],
    [most - 1, [most, most - 1, 1], [5_000_000_000, 4_999_999_999, 0]],
  ])("%i by %j is %j", (amount, weights, shares) => {
    expect(shareOut(amount, weights)).toEqual(shares);
  });

  test("is all of it, and no share is above its weight or a poisha off its proportion", () => {
    const cases = fc
      .array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 30 })
      .chain((weights) => fc.tuple(fc.constant(weights), fc.integer({ min: 0, max: sumOf(weights) })));
    fc.assert(
      fc.property(cases, ([weights, amount]) => {
        const shares = shareOut(amount, weights);
        expect(sumOf(shares)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          const weight = weights[index] as number;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(weight);
          const off = BigInt(share) * BigInt(sumOf(weights)) - BigInt(amount) * BigInt(weight);
          expect((off < 0n ? -off : off) < BigInt(sumOf(weights)) || off === 0n).toBe(true);
        }
      }),
      runs,
    );
  });
});

const line = fc.record({
  price_poisha: fc.integer({ min: 1, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  actual_poisha: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
  packed_grams: fc.option(fc.integer({ min: 1, max: 9_000 })),
});
/** Orders whose products have different ids, with a fee and a discount that leaves a taka. */
const order = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 12 }), fc.integer({ min: 0, max: 20_000 }))
  .chain(([lines, fee]) => {
    const items = lines.map((line, index) => ({
      ...line,
      product_id: index + 1,
      poisha: line.actual_poisha ?? line.price_poisha * line.quantity,
    }));
    const discount = fc.integer({ min: 0, max: maxDiscount(sumOf(items.map(({ poisha }) => poisha)), fee) });
    return fc.record({ items: fc.constant(items), fee: fc.constant(fee), discount });
  });

describe("the rounding of what is paid in cash", () => {
  test.each([
    [63_280, 20],
    [63_250, 50],
    [63_249, -49],
    [63_300, 0],
    [100, 0],
    [50, 50],
    [49, -49],
  ])("of %i poisha is %i", (total, rounding) => {
    expect(cashRounding(total)).toBe(rounding);
  });

  test("makes lines, fee and discount whole taka, at most half a taka away, whatever was weighed and comes back", () => {
    const returning = fc.tuple(
      order,
      fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 12, maxLength: 12 }),
    );
    fc.assert(
      fc.property(returning, ([{ items, fee, discount }, pieces]) => {
        const left = items.map((item, index) => {
          const back = isWhole(item) ? 0 : Math.min(pieces[index] ?? 0, item.quantity);
          const { quantity, actualPoisha } = remainingAfterReturn({ ...item, ...noShare, id: index }, back);
          return quantity === 0 ? 0 : (actualPoisha ?? item.price_poisha * quantity);
        });
        for (const lines of [items.map(({ poisha }) => poisha), left]) {
          const sum = sumOf(lines);
          const off = Math.min(discount, maxDiscount(sum, fee));
          const due = dueInCash(totalOfOrder(sum, fee, off));
          expect(sum + fee - off + cashRounding(totalOfOrder(sum, fee, off))).toBe(due);
          expect(due % 100).toBe(0);
          const away = due - (sum + fee - off);
          expect(away > -50 && away <= 50).toBe(true);
        }
      }),
      runs,
    );
  });
});

test("what is due in cash beside another way is whole taka; both make the total and the rounding", () => {
  const paying = fc
    .integer({ min: 100, max: 5_000_000 })
    .chain((total) => fc.tuple(fc.constant(total), fc.integer({ min: 0, max: total })));
  fc.assert(
    fc.property(paying, ([total, other]) => {
      const { cash, rounding } = dueBeside(total, other);
      expect(cash % 100).toBe(0);
      if (other === 0) expect([cash, rounding]).toEqual([dueInCash(total), cashRounding(total)]);
      if (other === total) expect([cash, rounding]).toEqual([0, 0]);
      if (other === 0 || total - other >= 50) expect(cash + other).toBe(total + rounding);
    }),
    runs,
  );
});

const noShare = { discount_poisha: 0, offer_share_poisha: null, offer_share_price_poisha: null };

describe("a discount on the lines of an order", () => {
  test("is the sum of its shares to the poisha, none above its line; only what exceeds the lines is on the fee", () => {
    fc.assert(
      fc.property(order, ({ items, fee, discount }) => {
        const { shares, onFee } = shareDiscount(discount, items);
        expect(sumOf(shares) + onFee).toBe(discount);
        expect(shares.every((share, index) => share >= 0 && share <= (items[index]?.poisha ?? 0))).toBe(true);
        const sum = sumOf(items.map(({ poisha }) => poisha));
        expect(onFee).toBe(Math.max(0, discount - sum));
        expect(onFee).toBeLessThanOrEqual(fee);
      }),
      runs,
    );
  });

  test("is the same on each product in whatever order the lines are", () => {
    const shuffled = order.chain(({ items, discount }) =>
      fc.tuple(
        fc.constant(items),
        fc.shuffledSubarray(items, { minLength: items.length }),
        fc.constant(discount),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([items, others, discount]) => {
        const shareOf = (lines: typeof items) => {
          const { shares } = shareDiscount(discount, lines);
          return new Map(lines.map(({ product_id }, index) => [product_id, shares[index]]));
        };
        const shares = shareOf(others);
        for (const [product, share] of shareOf(items)) expect(shares.get(product)).toBe(share);
      }),
      runs,
    );
  });

  test("goes back with what is returned: the rest keeps its shares, and never costs more than before or without it", () => {
    const returning = fc.tuple(
      order,
      fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 12, maxLength: 12 }),
    );
    fc.assert(
      fc.property(returning, ([{ items, fee, discount }, pieces]) => {
        const { shares, onFee } = shareDiscount(discount, items);
        const lines = items.map((item, id) => ({
          ...item,
          id,
          discount_poisha: shares[id] ?? 0,
          offer_share_poisha: null,
          offer_share_price_poisha: null,
        }));
        const backs = lines.map((item) => {
          const back = Math.min(pieces[item.id] ?? 0, item.quantity);
          return isWhole(item) && back > 0 ? item.quantity : back;
        });
        const left = lines.map((item, index) => {
          const { quantity, actualPoisha } = remainingAfterReturn(item, backs[index] ?? 0);
          const price = quantity === 0 ? 0 : (actualPoisha ?? item.price_poisha * quantity);
          const { poisha, share } = priceOfReturned(item, backs[index] ?? 0);
          expect(poisha).toBe(item.poisha - price);
          expect(share).toBeLessThanOrEqual(poisha);
          return { price, share: item.discount_poisha - share };
        });
        for (const { price, share } of left) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(price);
        }
        const sum = sumOf(left.map(({ price }) => price));
        if (sum === 0) return;
        const staying = sumOf(left.map(({ share }) => share));
        const lower = remainingDiscount(discount, sumOf(shares) - staying, sum, fee);
        expect(lower).toBe(Math.min(staying + onFee, maxDiscount(sum, fee)));
        const after = totalOfOrder(sum, fee, lower);
        const before = totalOfOrder(sumOf(items.map(({ poisha }) => poisha)), fee, discount);
        expect(after).toBeLessThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(sum + fee);
        expect(after).toBeGreaterThanOrEqual(Math.min(100, sum + fee));
      }),
      runs,
    );
  });
});
