import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { LoadShedder } from "./load-shedder.server.ts";

const refuse = () => "refused";

test("of many answers at once some are made, the others are refused at once; when they are done there is room again", async () => {
  const crowd = new LoadShedder();
  const { promise: done, resolve } = Promise.withResolvers<string>();
  const answers = Array.from({ length: 200 }, (_, index) =>
    crowd.runOrRefuse(`network ${index % 4}`, () => done, refuse),
  );
  expect(await answers[199]).toBe("refused");
  resolve("made");
  const counts = Object.groupBy(await Promise.all(answers), (answer) => answer);
  expect([counts.made?.length, counts.refused?.length]).toEqual([128, 72]);
  await nextTurn();
  expect(await crowd.runOrRefuse("a", () => "made", refuse)).toBe("made");
});

test("in one turn of the event loop no answer is begun after a long one; the others begin in order, one a turn", async () => {
  const crowd = new LoadShedder();
  const begun: number[] = [];
  const long = (name: number) => () => {
    for (const end = performance.now() + 20; performance.now() < end; );
    begun.push(name);
    return "made";
  };
  const answers = [1, 2, 3].map((name) => crowd.runOrRefuse("a", long(name), refuse));
  expect(begun).toEqual([1]);
  await nextTurn();
  expect(begun).toEqual([1, 2]);
  await nextTurn();
  expect(begun).toEqual([1, 2, 3]);
  expect(await Promise.all(answers)).toEqual(["made", "made", "made"]);
});

test("networks take turns, and one network never takes all the room", async () => {
  const crowd = new LoadShedder();
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const make = (name: string) => async () => {
    if (begun.push(name) === 1) for (const end = performance.now() + 20; performance.now() < end; );
    await done;
    return "made";
  };
  const flood = Array.from({ length: 100 }, (_, index) =>
    crowd.runOrRefuse("flood", make(`flood ${index}`), refuse),
  );
  const other = crowd.runOrRefuse("other", make("other"), refuse);
  for (let turn = 0; turn < 3; turn++) await nextTurn();
  expect(begun.slice(0, 3)).toEqual(["flood 0", "flood 1", "other"]);
  expect((await Promise.all(flood.slice(64))).every((answer) => answer === "refused")).toBe(true);
  resolve();
  expect(await other).toBe("made");
});
