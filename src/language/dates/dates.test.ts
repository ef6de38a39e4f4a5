import { afterEach, expect, test, vi } from "vitest";
import { inLanguage } from "../locale.server.ts";
import { clock, day, dayAndTime } from "./dates.ts";
import { dayNumber, shortDay, shortWeekday, weekdayName } from "./day-names.ts";
import { dateOf, startOfDay } from "./dhaka.ts";
import { timeOrDay } from "./short-dates.ts";
import { minutesSince, waitedText } from "./waited.ts";

afterEach(() => void vi.useRealTimers());

const evening = "2026-11-12T11:04:00Z";
const night = "2026-11-12T19:30:00Z";

test("days and times are those of Dhaka's clock", async () => {
  await inLanguage("en", async () => {
    expect([day(evening), clock(evening), dayAndTime(evening)]).toEqual([
      "12 Nov 2026",
      "5:04 PM",
      "12 Nov 2026, 5:04 PM",
    ]);
    // After midnight in Dhaka, the day before in London.
    expect(dayAndTime(night)).toBe("13 Nov 2026, 1:30 AM");
  });
});

test("Bengali says the part of the day first, and the night in one word", async () => {
  await inLanguage("bn", async () => {
    expect([dayAndTime(evening), clock(night)]).toEqual(["১২ নভেম্বর, ২০২৬, বিকাল ৫:০৪", "রাত ১:৩০"]);
  });
});

test("a table says the time of today, and the day of another one", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-12T17:00:00Z") });
  await inLanguage("en", async () => expect([evening, night].map(timeOrDay)).toEqual(["5:04 PM", "13 Nov"]));
  await inLanguage("bn", async () =>
    expect([evening, night].map(timeOrDay)).toEqual(["বিকাল ৫:০৪", "১৩ নভে"]),
  );
});

test("minutes since a moment are whole, and none where a clock goes wrong", () => {
  vi.useFakeTimers({ now: new Date("2026-11-12T12:00:00Z") });
  expect([evening, "2026-11-12T11:59:01Z", night].map(minutesSince)).toEqual([56, 0, 0]);
});

test("how long something waits is said in the largest units that matter", async () => {
  const minutes = [0, 59, 60, 125, 599, 601, 1_440, 2_879, 2_880, 4_400];
  await inLanguage("en", async () =>
    expect(minutes.map(waitedText)).toEqual([
      "0 min",
      "59 min",
      "1 h",
      "2 h 5 min",
      "9 h 59 min",
      "10 h",
      "24 h",
      "47 h",
      "2 days",
      "3 days",
    ]),
  );
  await inLanguage("bn", async () => expect(waitedText(125)).toBe("২ ঘ. ৫ মি."));
});

test("a day has a short name, in both languages", async () => {
  const names = () => [
    shortDay("2026-11-24"),
    shortWeekday("2026-11-24"),
    dayNumber("2026-11-24"),
    weekdayName(night),
  ];
  await inLanguage("en", async () => expect(names()).toEqual(["Tue 24 Nov", "Tue", "24", "Friday"]));
  await inLanguage("bn", async () => expect(names()).toEqual(["মঙ্গল ২৪ নভে", "ম", "২৪", "শুক্রবার"]));
});

test("a day in Dhaka begins six hours before the day in London", () => {
  expect([evening, night].map((iso) => dateOf(Date.parse(iso)))).toEqual(["2026-11-12", "2026-11-13"]);
  expect([evening, night].map((iso) => new Date(startOfDay(Date.parse(iso))).toISOString())).toEqual([
    "2026-11-11T18:00:00.000Z",
    "2026-11-12T18:00:00.000Z",
  ]);
});
