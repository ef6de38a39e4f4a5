import { expect, test } from "vitest";
import { fromFieldTime, toFieldTime } from "./schedule.ts";

test("a field for date and time goes by the clock of Dhaka, wherever the browser is", () => {
  expect(fromFieldTime("2026-11-20T00:00")).toBe("2026-11-19T18:00:00.000Z");
  expect(toFieldTime("2026-11-19T18:00:00.000Z")).toBe("2026-11-20T00:00");
  expect([fromFieldTime(""), fromFieldTime("2026-11"), toFieldTime(null)]).toEqual([null, null, ""]);
});
