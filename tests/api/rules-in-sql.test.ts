import { afterAll, beforeAll, expect, it } from "vitest";
import { fewLeft } from "../../src/catalogue/rules.ts";
import { openTestShop } from "../open-test-shop.ts";

// Rules that the database holds, too, read from the migrated one.
let shop: Awaited<ReturnType<typeof openTestShop>>;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

/** Tables that no cached page shows; a new table needs a trigger, or a line here with the reason. */
const seenInNoCachedPage: Record<string, string> = {
  addresses: "one's own",
  catalogue_version: "is the version",
  contact_messages: "the back office's",
  custom_orders: "the back office's",
  emails: "the mail's",
  marks: "the demo's",
  order_items: "one's own; a purchase that verifies a review follows its order",
  order_steps: "the back office's",
  product_changes: "the search index's",
  rate_limits: "the limits'",
  saved_products: "one's own",
  search_counts: "shown by a call that keeps its answer for five minutes",
  secrets: "nobody's",
  sessions: "one's own",
};

it("a change of each table that shoppers see raises the catalogue's version", async () => {
  const rows = await shop.sql<{ name: string; raises: boolean }>(
    `select c.relname as name, exists (
       select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where t.tgrelid = c.oid and p.prosrc ~ 'raised?_catalogue_version|count_reviews_of'
     ) as raises
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by name`,
  );
  const missing = rows.filter(({ name, raises }) => !raises && !seenInNoCachedPage[name]);
  expect(missing.map(({ name }) => name)).toEqual([]);
  const gone = Object.keys(seenInNoCachedPage).filter(
    (name) => !rows.some((row) => row.name === name && !row.raises),
  );
  expect(gone).toEqual([]);
});

it("from as few pieces on as shoppers are told, a change of the stock raises it, and reaches the search", async () => {
  const rows = await shop.sql<{ name: string; definition: string }>(
    `select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
     where tgrelid = 'products'::regclass and not tgisinternal and pg_get_triggerdef(oid) ~ 'old.stock, 1000'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([
    "products_note_change_when_searched",
    "products_raise_version_when_seen",
  ]);
  for (const { definition } of rows)
    expect(definition).toContain(`LEAST(COALESCE(old.stock, 1000), ${fewLeft + 1})`);
});
