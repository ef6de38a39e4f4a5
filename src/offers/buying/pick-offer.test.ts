import { describe, expect, test } from "vitest";
import { inLanguage } from "#src/language/locale.server.ts";
import type { RunningOffer } from "../contract.ts";
import { codeText, missingText } from "./offer-text.ts";
import { pickOffer } from "./pick-offer.ts";

const line = (productId: number, price: number, quantity = 1) => ({
  productId,
  pricePoisha: price * 100,
  quantity,
  isWeighed: false,
});
const offer = (fields: Partial<RunningOffer>): RunningOffer => ({
  id: 1,
  kind: "order",
  name: "Offer",
  ...fields,
});
const eid = offer({ id: 9, name: "Eid", amount: 50, from: 500, code: "EID50" });
const enter = (fields: Partial<RunningOffer> = {}, refused?: string) => ({
  code: "EID50",
  offer: { ...eid, ...fields },
  ...(refused !== undefined && { refused }),
});
const dhanmondi = { fee: 60, areaId: 3 };
const freeDelivery = offer({ id: 2, kind: "delivery", name: "Free delivery" });

describe("the offer of an order", () => {
  test("is the best for the shopper, with or without a code", () => {
    const lines = [line(1, 100, 6)];
    const percent = offer({ name: "Friday", percent: 10 });
    expect(pickOffer(lines, undefined, { running: [percent] }).offer).toEqual({ name: "Friday", amount: 60 });
    expect(pickOffer(lines, undefined, { running: [percent], entered: enter({ amount: 70 }) }).offer).toEqual(
      {
        name: "Eid",
        amount: 70,
        code: "EID50",
      },
    );
    expect(pickOffer(lines, undefined, { running: [] }).offer).toBeUndefined();
  });

  test("says of delivery that it is free only where the whole fee is taken off", () => {
    const pick = (more: object) =>
      pickOffer([line(1, 100)], dhanmondi, { running: [{ ...freeDelivery, ...more }] });
    expect(pick({})).toMatchObject({ offer: { amount: 60 }, isFreeDelivery: true });
    expect(pick({ amount: 20 })).toMatchObject({ offer: { amount: 20 }, isFreeDelivery: false });
    expect(pick({ areas: [4] }).offer).toBeUndefined();
  });
});

describe("what is missing", () => {
  const missing = (lines: ReturnType<typeof line>[], running: RunningOffer[], delivery?: object) => {
    const picked = pickOffer(lines, delivery && { ...dhanmondi, ...delivery }, { running });
    const { missing: found } = picked;
    return found && inLanguage("en", () => missingText(found));
  };

  test("is said in words, for the nearest offer", () => {
    expect(
      missing([line(1, 100)], [offer({ amount: 50, from: 500 }), offer({ id: 2, percent: 5, from: 250 })]),
    ).toBe("৳150 more for 5% off");
    const three = offer({ kind: "several", pieces: 3, cheapest_free: true });
    expect(missing([line(1, 100, 2)], [three])).toBe("1 more for 3 for the price of 2");
    const { cheapest_free: _, ...group } = three;
    expect(missing([line(1, 100, 2)], [{ ...group, amount: 30 }])).toBe("1 more for ৳30 off every 3");
    expect(missing([line(1, 100, 1)], [{ ...group, percent: 10 }])).toBe("2 more for 10% off every 3");
  });

  test("for delivery is hinted at before the place is known, and not where the area delivers free earlier", () => {
    const running = [{ ...freeDelivery, from: 300 }];
    expect(missing([line(1, 100)], running)).toBe("৳200 more for free delivery");
    expect(missing([line(1, 100)], running, { freeFrom: 500 })).toBe("৳200 more for free delivery");
    expect(missing([line(1, 100)], running, { freeFrom: 300 })).toBeUndefined();
    expect(missing([line(1, 100)], [{ ...freeDelivery, from: 300, amount: 20 }], {})).toBe(
      "৳200 more for ৳20 off delivery",
    );
  });
});

describe("an entered code", () => {
  const said = (lines: ReturnType<typeof line>[], entered: ReturnType<typeof enter>, more: object = {}) => {
    const { delivery, running = [] } = more as { delivery?: typeof dhanmondi; running?: RunningOffer[] };
    const { code } = pickOffer(lines, delivery, { running, entered });
    return code && inLanguage("en", () => codeText("EID50", code));
  };
  const rich = [line(1, 100, 6)];
  const poor = [line(1, 100, 3)];

  test.each([
    ["counts", rich, enter(), {}, "EID50 takes ৳50 off."],
    ["is refused by now", rich, enter({}, "This offer is over."), {}, "EID50: This offer is over."],
    ["needs more goods", poor, enter(), {}, "Add ৳200 more to use EID50."],
    [
      "needs more pieces",
      poor,
      enter({ kind: "several", pieces: 4, from: undefined }),
      {},
      "Add 1 more to use EID50.",
    ],
    [
      "has no goods of its group",
      poor,
      enter({ kind: "several", pieces: 4, from: undefined, products: [] }),
      {},
      "Your cart has nothing that EID50 is for.",
    ],
    [
      "has no goods with its price",
      poor,
      enter({ kind: "price", from: undefined, products: [] }),
      {},
      "Your cart has nothing that EID50 is for.",
    ],
    [
      "takes off less than another",
      rich,
      enter(),
      { running: [freeDelivery], delivery: dhanmondi },
      "Free delivery saves you more than EID50, so it counts instead.",
    ],
    [
      "takes off as much as an older one",
      rich,
      enter(),
      { running: [freeDelivery], delivery: { ...dhanmondi, fee: 50 } },
      "Free delivery saves you as much as EID50, so it counts instead.",
    ],
    [
      "is for delivery to an unknown place",
      rich,
      enter({ kind: "delivery", amount: undefined }),
      {},
      "EID50 counts once we know where to deliver.",
    ],
    [
      "is for delivery to other areas",
      poor,
      enter({ kind: "delivery", amount: undefined, areas: [4] }),
      { delivery: dhanmondi },
      "EID50 is not for delivery to your area.",
    ],
    [
      "is for delivery that is free anyway",
      rich,
      enter({ kind: "delivery", amount: undefined }),
      { delivery: { ...dhanmondi, fee: 0 } },
      "Your delivery is free already, so EID50 takes nothing off.",
    ],
  ])("that %s says so", (_, lines, entered, more, text) => {
    expect(said(lines, entered, more)).toBe(text);
  });
});
