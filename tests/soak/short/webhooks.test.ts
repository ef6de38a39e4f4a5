import { expect, test } from "vitest";
import { openedFolder } from "../../support/shop/opened-folder.ts";
import { webhooks } from "../webhooks.ts";

test("while a receiver is down and fails at random, and servers are killed, no event is lost, and each order's come in order", async () => {
  const { faults } = await webhooks({
    rounds: 30,
    buyers: 4,
    say: () => undefined,
    folder: await openedFolder(),
  });
  expect(faults).toEqual([]);
}, 400_000);
