import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin, signInAsStaff } from "./staff.ts";

/** A word that no product has, of letters alone; so long that no two of them sound alike. */
const newWord = () =>
  `zqx${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => String.fromCharCode(97 + (byte % 26))).join("")}`;

test("what was looked for and not found becomes a synonym, tried out before it is saved, and is found by shoppers", async ({
  page,
  shop,
}) => {
  const word = newWord();
  const name = `Desk mango ${newWord()}`;
  await shop.newProduct({ name });
  await page.request.get(`/api/products?search=${word}`);
  await signInAsAdmin(page, shop);
  // It is counted in the background.
  await expect
    .poll(async () => (await shop.sql("select from search_counts where term = $1", [word])).length)
    .toBe(1);
  await open(page, "/admin/search");
  const row = page.getByRole("listitem").filter({ hasText: word });
  await expect(row).toContainText(/Searches: 1 · last on/);
  await expectAccessible(page);
  await row.getByRole("link", { name: `Make a synonym: ${word}` }).click();
  const words = page.getByLabel("Words that mean the same");
  await expect(words).toHaveValue(word);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`“${word}” alone only means itself.`)).toBeVisible();
  await expect(words).toBeFocused();
  await words.fill(`${word}, ${name}`);
  const trial = page.getByRole("region", { name: "What will be found" });
  await expect(trial.getByRole("listitem").filter({ hasText: `“${word}”` })).toContainText(
    /Now: Nothing exactThen: Products: \d+.*\(new\)/,
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`Saved. Every search knows “${word}” within a second.`)).toBeVisible();
  await expect(page.getByRole("form")).toHaveCount(0);
  await expect
    .poll(async () => (await (await page.request.get(`/api/products?search=${word}`)).json()).data[0]?.name)
    .toBe(name);
  await page.getByRole("link", { name: "Not found" }).click();
  await expect(row).toContainText("Found by now");

  await open(page, "/admin/journal?kind=synonym");
  await expect(page.getByRole("listitem").filter({ hasText: word }).first()).toContainText(
    new RegExp(`Synonyms added.*Words that mean the same.*${word}, ${name}`),
  );
});

test("a missed term means a word that is proposed, in one press, and that is taken back", async ({
  page,
  shop,
}) => {
  const word = newWord();
  const term = `${word} honeey`;
  await shop.sql(
    "insert into search_counts (day, term, count) values ((now() at time zone 'Asia/Dhaka')::date, $1, 600)",
    [term],
  );
  await signInAsStaff(page, shop, ["catalogue"]);
  await open(page, "/admin/search");
  const row = page.getByRole("listitem").filter({ hasText: word });
  await row.getByRole("button", { name: `${term} means honey`, exact: true }).click();
  await expect(page.getByText(`“${term}” finds “honey” from now on.`)).toBeVisible();
  const exact = async () =>
    (await (await page.request.get(`/api/products?search=${encodeURIComponent(term)}`)).json()).meta.exact;
  await expect.poll(exact).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`“${term}” is removed.`)).toBeVisible();
  await expect.poll(exact).toBe(false);
});

test("a term becomes a product with its name filled in, or is ignored, and that is taken back", async ({
  page,
  shop,
}) => {
  const one = newWord();
  const other = `ঘঙচ${newWord()}`;
  await shop.sql(
    "insert into search_counts (day, term, count) select (now() at time zone 'Asia/Dhaka')::date, term, 500 from unnest($1::text[]) term",
    [[one, other]],
  );
  await signInAsStaff(page, shop, ["catalogue"]);
  await open(page, "/admin/search");
  await page.getByRole("button", { name: `Ignore: ${one}` }).click();
  await expect(page.getByText(`“${one}” is ignored from now on.`)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: one })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: one })).toBeVisible();
  await page.getByRole("button", { name: `Ignore: ${one}` }).click();
  await expect(page.getByRole("listitem").filter({ hasText: one })).toHaveCount(0);
  await page.getByRole("link", { name: "Ignored" }).click();
  await page.getByRole("button", { name: `Back to the list: ${one}` }).click();
  await expect(page.getByText(`“${one}” is on the list again.`)).toBeVisible();
  await page.getByRole("link", { name: "Not found", exact: true }).first().click();
  await page.getByRole("link", { name: `Make a product: ${other}`, exact: true }).click();
  await expect(page.getByLabel("Name in Bengali")).toHaveValue(other);
  await expect(page.getByLabel("Name in English")).toHaveValue("");
  await open(page, `/admin/products/new?name=${one}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await open(page, "/admin");
  await expect(page.getByRole("region", { name: "Searched, not found" })).toContainText(one);
});

test("an older list gets the everyday wishes that it lacks in one press, and loses them in another", async ({
  page,
  shop,
}) => {
  const gone = await shop.sql<{ words: string[]; kinds: string[] }>(
    "delete from search_synonyms where 'guests' = any(words) returning words, kinds",
  );
  expect(gone).toHaveLength(1);
  await signInAsStaff(page, shop, ["catalogue"]);
  await open(page, "/admin/search?view=synonyms&search=mehmandari");
  const add = page.getByRole("button", { name: "Add the suggested everyday wishes (1)" });
  const row = page.getByRole("list", { name: "Synonyms" }).getByRole("listitem");
  await expect(row).toHaveCount(0);
  await expectAccessible(page);
  await add.click();
  await expect(page.getByText("Everyday wishes added: 1")).toBeVisible();
  await expect(row.filter({ hasText: "mehmandari" })).toHaveCount(1);
  await expect(add).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The wishes are removed again.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await add.click();
  await expect(row.filter({ hasText: "mehmandari" })).toHaveCount(1);
});

test("who changes synonyms that somebody else changed meanwhile sees theirs, and what was typed stays", async ({
  page,
  shop,
}) => {
  const word = newWord();
  const [row] = await shop.sql<{ id: string }>(
    "insert into search_synonyms (words) values (array[$1, 'potato']) returning id",
    [word],
  );
  await signInAsAdmin(page, shop);
  await open(page, `/bn/admin/search?view=synonyms&search=${word}`);
  await page.getByRole("button", { name: `বদলান: ${word}` }).click();
  const kinds = page.getByLabel("এর ধরন, সেগুলোও পাওয়া যাবে");
  await kinds.fill("carrot");
  await shop.sql(
    "update search_synonyms set words = words || array['okra'], version = version + 1 where id = $1",
    [row?.id],
  );
  await page.getByRole("button", { name: "সেভ করুন" }).click();
  await expect(page.getByText(`এখন লেখা আছে: ${word}, potato, okra`)).toBeVisible();
  await expect(kinds).toHaveValue("carrot");
  // What would be found is tried out once more.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "সেভ করুন" }).click();
  await expect(page.getByText(/সেভ হয়েছে/)).toBeVisible();
  await expect(page.getByRole("list", { name: "সমার্থক শব্দ" })).toContainText(
    `${word}, potatoআরও পাওয়া যায়: carrot`,
  );

  await page.getByRole("button", { name: `বদলান: ${word}` }).click();
  await page.getByRole("button", { name: "মুছে ফেলুন" }).click();
  await expect(page.getByText(/আর অন্যগুলোর মতো পাওয়া যাবে না/)).toBeFocused();
  await page.getByRole("button", { name: "হ্যাঁ, মুছুন" }).click();
  await expect(page.getByText(`“${word}” মুছে ফেলা হয়েছে।`)).toBeVisible();
});

test("a product that is pinned to a term comes first in its search, and the pin is taken back", async ({
  page,
  shop,
}) => {
  const term = newWord();
  const name = `Pinned mango ${newWord()}`;
  await shop.newProduct({ name });
  await signInAsAdmin(page, shop);
  await open(page, "/admin/search?view=opened");
  await page.getByLabel("Search term").fill(term);
  await page.getByLabel("Product", { exact: true }).fill(name);
  await page.getByRole("option", { name }).click();
  await expect(page.getByText(`“${name}” comes first for “${term}”.`)).toBeVisible();
  const row = page
    .getByRole("list", { name: "What was opened after searches" })
    .getByRole("listitem")
    .filter({ hasText: term });
  await expect(row.first()).toContainText("Pinned");
  await expectAccessible(page);
  const first = async () =>
    (await (await page.request.get(`/api/products?search=${term}`)).json()).data[0]?.name;
  await expect.poll(first).toBe(name);
  await row.getByRole("button", { name: `Unpin from “${term}”: ${name}` }).click();
  await expect(page.getByText(`“${name}” is no longer pinned to “${term}”.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect.poll(first).toBeUndefined();
  await open(page, "/admin/journal?kind=search_term");
  await expect(page.getByRole("listitem").filter({ hasText: term }).first()).toContainText(
    "Product no longer pinned to a search",
  );
});
