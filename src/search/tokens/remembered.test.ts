import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { tokenise } from "./tokenise.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const heap = () => {
  collect();
  return process.memoryUsage().heapUsed / 1_048_576;
};

test("long words that strangers type, each another one, are read and not remembered", () => {
  const before = heap();
  for (let turn = 0; turn < 30_000; turn++) {
    const word = `${turn}`.replace(/\d/g, (digit) => "কখগঘঙচছজঝঞ"[Number(digit)] ?? "").padStart(190, "ম");
    expect(tokenise(word).length).toBe(1);
  }
  expect(heap() - before).toBeLessThan(8);
});
