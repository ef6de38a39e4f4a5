import { expect, test } from "vitest";
import { head, openImportingShop } from "#tests/support/orders/importing.ts";
import { secondClient, untilWaiting } from "#tests/support/shop/row-locks.ts";

const { shop, staff, send, show, act, rested } = await openImportingShop();

test("an import is paused between two portions, and goes on from there when staff say so", async () => {
  const lines = Array.from(
    { length: 900 },
    (_, index) => `pause-${index},fish,Rui ${index},রুই ${index},10,5`,
  );
  const { body } = await send(`${head}${lines.join("\n")}\n`);
  const { id } = body.data;
  // Another transaction is about to add the first product: the import waits for its end.
  const other = await secondClient(shop);
  await other.query("begin");
  await other.query(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     select 'pause-0', min(id), 'Rui', 'রুই', '', 100 from categories`,
  );
  await act(id, "start");
  await untilWaiting(other, 1);
  const pausing = act(id, "pause");
  await untilWaiting(other, 2);
  await other.query("rollback");
  const paused = await pausing;
  expect([paused.status, paused.body.data.state]).toEqual([200, "done"]);
  const { counts } = paused.body.data;
  expect([counts.merged + counts.new, counts.new > 0]).toEqual([900, true]);
  expect((await act(id, "pause")).body.code).toBe("changed");
  expect((await show(id)).counts).toEqual(counts);
  const actions = (await shop.get(`/api/admin/journal?kind=import&subject=${id}`, staff)).body.data;
  expect(actions[0]).toMatchObject({ action: "import.paused", after: { lines: counts.new } });
  await act(id, "start");
  expect(await rested(id)).toMatchObject({ state: "done", counts: { merged: 900 } });
  await other.end();
});
