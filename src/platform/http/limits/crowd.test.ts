import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Crowd } from "./crowd.server.ts";

const refuse = () => "refused";

test("of many answers at once some are made, the others are refused at once; when they are done there is room again", async () => {
  const crowd = new Crowd();
  const { promise: done, resolve } = Promise.withResolvers<string>();
  const answers = Array.from({ length: 200 }, () => crowd.through(() => done, refuse));
  expect(await answers[199]).toBe("refused");
  resolve("made");
  const counts = Object.groupBy(await Promise.all(answers), (answer) => answer);
  expect([counts.made?.length, counts.refused?.length]).toEqual([128, 72]);
  await nextTurn();
  expect(await crowd.through(() => "made", refuse)).toBe("made");
});

test("in one turn of the event loop no answer is begun after a long one; the others begin in order, one a turn", async () => {
  const crowd = new Crowd();
  const begun: number[] = [];
  const long = (name: number) => () => {
    for (const end = performance.now() + 20; performance.now() < end; );
    begun.push(name);
    return "made";
  };
  const answers = [1, 2, 3].map((name) => crowd.through(long(name), refuse));
  expect(begun).toEqual([1]);
  await nextTurn();
  expect(begun).toEqual([1, 2]);
  await nextTurn();
  expect(begun).toEqual([1, 2, 3]);
  expect(await Promise.all(answers)).toEqual(["made", "made", "made"]);
});
