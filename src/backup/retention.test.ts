import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { pruneBackups } from "./backup-files.server.ts";
import { defaultRetention, findExpired, type Retention } from "./rules.ts";

const dayMs = 86_400_000;
const at = (text: string) => Date.parse(`${text}+06:00`);
const inDhaka = (moment: number) => new Date(moment + 6 * 3_600_000);
const periods = {
  days: (moment: number) => inDhaka(moment).toISOString().slice(0, 10),
  weeks(moment: number) {
    const day = inDhaka(moment);
    return new Date(day.getTime() - day.getUTCDay() * dayMs).toISOString().slice(0, 10);
  },
  months: (moment: number) => inDhaka(moment).toISOString().slice(0, 7),
};

/** Moments within three years, up to three a day and with gaps, oldest first. */
const moments = fc
  .uniqueArray(fc.integer({ min: 0, max: 3 * 365 * 24 * 60 }), { minLength: 1, maxLength: 200 })
  .map((minutes) =>
    minutes.map((minute) => at("2024-01-01T00:00:00") + minute * 60_000).toSorted((a, b) => a - b),
  );
const retention: fc.Arbitrary<Retention> = fc.record({
  days: fc.integer({ min: 1, max: 20 }),
  weeks: fc.integer({ min: 0, max: 10 }),
  months: fc.integer({ min: 0, max: 15 }),
});

const stayingOf = (made: number[], plan: Retention) => {
  const gone = new Set(findExpired(made, plan));
  return made.filter((moment) => !gone.has(moment));
};

test("a backup of every night for three years: those of 14 days, 8 weeks and 12 months stay, and nothing else", () => {
  const nights = Array.from({ length: 3 * 365 }, (_, night) => at("2023-11-26T03:00:10") + night * dayMs);
  const staying = stayingOf(nights, defaultRetention).map((moment) =>
    inDhaka(moment).toISOString().slice(0, 10),
  );
  expect(staying).toEqual([
    // The last one of each month, of each week (Saturday's), and of each day.
    ..."2025-12-31 2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30 2026-07-31 2026-08-31".split(
      " ",
    ),
    ..."2026-09-30 2026-10-10 2026-10-17 2026-10-24 2026-10-31 2026-11-07".split(" "),
    ...Array.from({ length: 14 }, (_, day) => `2026-11-${String(11 + day)}`),
  ]);
});

test("the newest stays always, all of the last days stay, and the newest of each of the last weeks and months", () => {
  fc.assert(
    fc.property(moments, retention, (made, plan) => {
      const staying = stayingOf(made, plan);
      const wanted = new Set<number>();
      for (const period of ["days", "weeks", "months"] as const) {
        const of = periods[period];
        const last = [...new Set(made.map(of))].slice(-plan[period]);
        for (const one of plan[period] > 0 ? last : []) {
          const within = made.filter((moment) => of(moment) === one);
          for (const moment of period === "days" ? within : within.slice(-1)) wanted.add(moment);
        }
      }
      expect(staying).toEqual(made.filter((moment) => wanted.has(moment)));
      expect(staying.at(-1)).toBe(made.at(-1));
    }),
  );
});

test("it makes no difference whether the others go night by night or all at once, and what stays once stays the next time", () => {
  fc.assert(
    fc.property(moments, retention, (made, plan) => {
      let there: number[] = [];
      for (const moment of made) there = stayingOf([...there, moment], plan);
      expect(there).toEqual(stayingOf(made, plan));
      expect(findExpired(there, plan)).toEqual([]);
    }),
  );
});

test("only backups that the shop named are deleted, and unfinished ones that are a day old", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tatka-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const stay = [
    "my-own.tar",
    "tatka-2025-01-01.tar",
    "before-tatka-2025-01-02T000000Z.tar",
    // In Dhaka these two are on the same day.
    "tatka-2025-01-02T210000Z.tar",
    "tatka-2025-01-03T030000Z.tar",
    "tatka-2025-01-04T000000Z.tar.part",
  ];
  const left = "tatka-2025-01-01T000000Z.tar.part";
  for (const name of [...stay, "tatka-2025-01-02T000000Z.tar", left]) writeFileSync(join(folder, name), "");
  const longAgo = new Date(Date.now() - 2 * dayMs);
  utimesSync(join(folder, left), longAgo, longAgo);
  await pruneBackups(folder, { days: 1, weeks: 0, months: 0 });
  expect(readdirSync(folder).toSorted()).toEqual(stay.toSorted());
});
