import { describe, expect, test } from "vitest";
import { chooseInitialDraft, isSavedAddress } from "./delivery-draft.ts";

const typed = { address: " House 12, Road 5 ", mobile: " ০১৭১২৩৪৫৬৭৮ " };

describe("saved addresses", () => {
  const home = { id: 2, address_details: "House 12, Road 5", mobile_no: "01712345678" };
  const work = { id: 1, address_details: "Road 27", mobile_no: "01800000000" };

  test("the newest one stands there, unless something was typed or ordered before", () => {
    const blank = { address: " ", mobile: "" };
    const atHome = { address: "House 12, Road 5", mobile: "01712345678" };
    expect(chooseInitialDraft(blank, [], [home, work])).toEqual({ draft: atHome, filled: false });
    const last = { address_details: "Road 11", mobile_no: "01900000000" };
    const there = { address: "Road 11", mobile: "01900000000" };
    expect(chooseInitialDraft(blank, [last], [home])).toEqual({ draft: there, filled: true });
    expect(chooseInitialDraft(typed, [last], [home])).toEqual({ draft: typed, filled: false });
    expect(chooseInitialDraft(blank, [], [])).toEqual({ draft: blank, filled: false });
  });

  test("are known again, whatever digits they were typed with", () => {
    expect(isSavedAddress(typed, home)).toBe(true);
    expect(isSavedAddress(typed, work)).toBe(false);
    expect(isSavedAddress({ ...typed, mobile: work.mobile_no }, home)).toBe(false);
    expect(isSavedAddress({ ...typed, address: work.address_details }, home)).toBe(false);
  });
});
