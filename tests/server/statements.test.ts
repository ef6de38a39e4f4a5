import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "#src/platform/root.server.ts";
import { statementErrors } from "../../bin/statements/faults.ts";
import { openProgram } from "../../bin/statements/find.ts";
import { schemaOf } from "../../bin/statements/schema.ts";
import { testShop } from "../support/shop/open-test-shop.ts";

// What `npm run check` says of SQL that does not fit the tables: docs/decisions/0014-typed-rows.md.
const categories = "src/catalogue/find-categories.server.ts";
const sessions = "src/identity/session/sessions.server.ts";

/** The place of the one statement in that file. */
const place = `${categories}:${
  1 +
  readFileSync(join(root, categories), "utf8")
    .split("\n")
    .findIndex((line) => line.includes(".query<"))
}`;

const shop = await testShop();

async function faultsOf(file: string, from = "", to = ""): Promise<string[]> {
  const text = readFileSync(join(root, file), "utf8");
  expect(text).toContain(from);
  const program = openProgram([file], { [file]: text.replace(from, to) });
  const client = await shop.shop.database.pool.connect();
  try {
    return (await statementErrors(program, [file], client)).faults;
  } finally {
    client.release();
  }
}

it("what stands in the shop fits its tables", async () => {
  expect(await faultsOf(categories)).toEqual([]);
});

it("a column that was renamed is named with the file and line of each statement, in both languages", async () => {
  await shop.sql("alter table categories rename column name_bn to name_bangla");
  const faults = await faultsOf(categories);
  await shop.sql("alter table categories rename column name_bangla to name_bn");
  expect(faults).toEqual([`${place}: column c.name_bn does not exist`]);
});

it("a column that was dropped is found in a statement that only writes", async () => {
  await shop.sql("alter table sessions rename column expires_at to ends_at");
  const faults = await faultsOf(sessions);
  await shop.sql("alter table sessions rename column ends_at to expires_at");
  expect(faults.filter((fault) => fault.includes('column "expires_at"'))).toHaveLength(3);
});

it("a column of another type than its row, and one that may be null where its row says not, is found", async () => {
  await shop.sql("alter table categories alter column icon type int using 1, alter tint drop not null");
  const faults = await faultsOf(categories);
  await shop.sql("alter table categories alter column icon type text, alter tint set not null");
  expect(faults).toEqual([
    `${place}: "icon" is number, the type of its rows says string`,
    `${place}: "tint" may be null, the type of its rows says not`,
  ]);
});

it("a row type that names another column than the statement is found, and rows without a type", async () => {
  expect(await faultsOf(categories, "c.icon,", "c.icon as sign,")).toEqual([
    `${place}: the statement has "sign", the type of its rows does not`,
    `${place}: the type of its rows has "icon", the statement does not`,
  ]);
  expect(await faultsOf(categories, ".query<Category>", ".query")).toEqual([
    `${place}: its rows have no type`,
  ]);
});

it("a statement that takes its values by name is read with the pieces that it is put together from", async () => {
  const filter = "src/orders/admin/order-filter.server.ts";
  const list = "src/orders/admin/list-orders.server.ts";
  expect(await faultsOf(list)).toEqual([]);
  const faults = await faultsOf(list, "o.id is distinct from", "o.number is distinct from");
  expect(faults).toEqual([
    expect.stringMatching(/^src\/orders\/admin\/list-orders.+: column o.number does not exist$/),
  ]);
  const text = readFileSync(join(root, filter), "utf8").replace("split_part(o.place", "split_part(o.where");
  const program = openProgram([list], { [filter]: text });
  const client = await shop.shop.database.pool.connect();
  const found = await statementErrors(program, [list], client);
  client.release();
  expect(found.faults).toEqual([expect.stringContaining("column o.where does not exist")]);
});

it("a text that is not known before the shop runs is refused", async () => {
  expect(await faultsOf(categories, "order by c.position", "order by $" + "{_input.toString()}")).toEqual([
    expect.stringMatching(/`_input.toString\(\)` says is not known/),
  ]);
});

it("schema.sql is what a shop's database has: every change of it is seen there", async () => {
  const file = readFileSync(join(root, "src/platform/database/schema.sql"), "utf8");
  const client = await shop.shop.database.pool.connect();
  expect(await schemaOf(client)).toBe(file);
  const changes = [
    "alter table reviews alter column hidden_reason type varchar(9)",
    "alter table reviews alter column review_details drop not null",
    "alter table reviews alter column review_details set default 'Good'",
    "alter table products set (fillfactor = 71)",
    "alter table reviews add constraint reviews_short check (length(review_details) < 9) not valid",
    "create index reviews_by_text on reviews (review_details)",
    "drop trigger products_forget_movements on products",
    "alter table products disable trigger products_forget_movements",
    "create view longer as select id from reviews where length(review_details) > 9",
    "create function nine() returns int return 9",
    "create table identity.more (id int primary key)",
  ];
  for (const change of changes) {
    await client.query(`begin; ${change}`);
    expect(await schemaOf(client), change).not.toBe(file);
    await client.query("rollback");
  }
  expect(await schemaOf(client)).toBe(file);
  client.release();
});
