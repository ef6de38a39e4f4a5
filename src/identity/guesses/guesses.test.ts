import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test, vi } from "vitest";
import { toStoredKey } from "#src/platform/http/limits/stored-key.server.ts";
import { openPostBox } from "#tests/support/services/post-box.ts";
import { type TestAnswer, testShop } from "#tests/support/shop/open-test-shop.ts";

const post = await openPostBox();
afterAll(() => post.close());
const shop = await testShop({ RATE_LIMIT: "1", TRUST_PROXY: "1", SMTP_URL: post.url });

let networks = 0;
const newNetwork = () => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`;
const cookiesOf = ({ headers }: TestAnswer) =>
  headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

function browser(network = newNetwork()) {
  const headers: Record<string, string> = { "X-Forwarded-For": network };
  return {
    network,
    headers,
    async send(path: string, body: object, language = "en") {
      const answer = await shop.post(path, body, { headers: { ...headers, "Accept-Language": language } });
      const cookie = cookiesOf(answer);
      if (cookie) headers["Cookie"] = cookie;
      return answer;
    },
    signIn(email: string, password: string, language?: string) {
      return this.send("/identity/sign-in/email", { email, password }, language);
    },
  };
}

/** A customer with the password "mango-tree", whose own browser has registered. */
async function somebody(network?: string) {
  const email = `${randomUUID()}@example.com`;
  const own = browser(network);
  const body = { name: "Nusrat", email, password: "mango-tree" };
  expect((await own.send("/identity/sign-up/email", body)).status).toBe(200);
  return { email, own };
}

const statusesOf = async (guesses: number, guess: () => Promise<TestAnswer>) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < guesses; turn++) statuses.push((await guess()).status);
  return statuses;
};
const pass = (seconds: number) =>
  shop.sql("update rate_limits set window_ends = window_ends - make_interval(secs => $1)", [seconds]);

/** Counts wrong guesses without hashing a password for each. */
const countMore = (guesses: number, key: string) =>
  shop.sql("update rate_limits set count = count + $1 where key = $2", [guesses, toStoredKey(key)]);

describe("wrong passwords", () => {
  test("bring waits that double, said in both languages, until the right one ends them", async () => {
    const { email } = await somebody();
    const mine = browser();
    expect(await statusesOf(5, () => mine.signIn(email, "guessed"))).toEqual(Array(5).fill(401));
    const waits: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const refused = await mine.signIn(email, "mango-tree");
      expect([refused.status, refused.body.code]).toEqual([429, "too_fast"]);
      waits.push(Number(refused.headers.get("retry-after")));
      await pass(waits.at(-1) as number);
      expect((await mine.signIn(email, "guessed")).status).toBe(401);
    }
    // The clock continues during the test.
    const longest = [5, 10, 20, 40, 80, 160, 300, 300];
    expect(
      waits.map((wait, turn) => wait <= (longest[turn] ?? 0) && wait > (longest[turn] ?? 0) * 0.6),
    ).toEqual(Array(8).fill(true));
    expect((await mine.signIn(email, "guessed")).body.message).toBe(
      "Too many attempts. You can try again in 5 minutes.",
    );
    expect((await mine.signIn(email, "guessed", "bn")).body.message).toBe(
      "অনেকবার চেষ্টা হয়েছে। ৫ মিনিট পরে আবার চেষ্টা করতে পারবেন।",
    );
    await pass(240);
    expect((await mine.signIn(email, "guessed")).body.message).toMatch(/try again in [2-6]\d seconds/);
    await pass(60);
    expect((await mine.signIn(email, "mango-tree")).status).toBe(200);
    expect(await statusesOf(5, () => mine.signIn(email, "guessed"))).toEqual(Array(5).fill(401));
  });

  test("are counted together for the shop's call and the identity service's, and no more looked at when many come at once", async () => {
    const { email } = await somebody();
    const { network, headers } = browser();
    const paths = ["/identity/sign-in/email", "/api/auth/login"];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        shop.post(paths[turn % 2] ?? "", { email, password: "guessed" }, { headers }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
    const byApi = await shop.post("/api/auth/login", { email, password: "mango-tree" }, { headers });
    expect([network, byApi.status]).toEqual([network, 429]);
  });

  test("of a stranger make the owner wait neither elsewhere, nor in the same network on a device of theirs", async () => {
    const shared = newNetwork();
    const { email, own } = await somebody(shared);
    const stranger = browser(shared);
    expect((await statusesOf(9, () => stranger.signIn(email, "guessed"))).at(-1)).toBe(429);
    expect((await own.signIn(email, "mango-tree")).status).toBe(200);
    expect((await browser().signIn(email, "mango-tree")).status).toBe(200);
    expect((await stranger.signIn(email, "guessed")).status).toBe(429);
  });

  test("are counted on a known device as well, and its cookie helps nobody at another account", async () => {
    const shared = newNetwork();
    const one = await somebody(shared);
    const other = await somebody(shared);
    expect((await statusesOf(6, () => one.own.signIn(one.email, "guessed"))).at(-1)).toBe(429);
    const forged = browser(shared);
    forged.headers["Cookie"] = `tatka.known=device.${"x".repeat(43)}`;
    for (const guesser of [one.own, forged])
      await statusesOf(3, () => guesser.signIn(other.email, "guessed"));
    expect((await forged.signIn(other.email, "mango-tree")).status).toBe(429);
    expect((await other.own.signIn(other.email, "mango-tree")).status).toBe(200);
  });

  test("from a hundred networks slow every unknown device, never the owner's own, and never longer than a minute", async () => {
    const { email, own } = await somebody();
    const guesses = () => Promise.all(Array.from({ length: 10 }, () => browser().signIn(email, "guessed")));
    await guesses();
    await countMore(85, `password:${email}`);
    const statuses = (await guesses()).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    for (let turn = 0; turn < 6; turn++) {
      await pass(60);
      expect((await browser().signIn(email, "guessed")).status).toBe(401);
    }
    const unknown = await browser().signIn(email, "mango-tree");
    expect(unknown.status).toBe(429);
    expect(Number(unknown.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect((await own.signIn(email, "mango-tree")).status).toBe(200);
    await pass(60);
    expect((await browser().signIn(email, "mango-tree")).status).toBe(200);
  });

  test("at many accounts from one network stop neither those who are known there nor who registers", async () => {
    const shared = newNetwork();
    const { email, own } = await somebody(shared);
    const guess = () => browser(shared).signIn(`${randomUUID()}@example.com`, "guessed");
    await guess();
    await countMore(110, `passwords:${shared}`);
    const statuses = (await Promise.all(Array.from({ length: 20 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(9);
    expect((await own.signIn(email, "mango-tree")).status).toBe(200);
    await somebody(shared);
    const newDevice = browser(shared);
    expect((await newDevice.signIn(email, "mango-tree")).status).toBe(429);
    await pass(60);
    expect((await newDevice.signIn(email, "mango-tree")).status).toBe(200);
  });

  test("from all addresses of one IPv6 customer are those of one network", async () => {
    const { email } = await somebody();
    let turn = 0;
    const guess = () => browser(`2001:db8:7:7::${(++turn).toString(16)}`).signIn(email, "guessed");
    expect(await statusesOf(6, guess)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("make nobody wait any more who sets a new one by the link in the e-mail", async () => {
    const shared = newNetwork();
    const { email } = await somebody();
    const mine = browser(shared);
    await statusesOf(6, () => browser(shared).signIn(email, "guessed"));
    expect((await mine.send("/api/auth/forgot-password", { email })).status).toBe(200);
    const mail = await vi.waitFor(
      () => {
        const found = post.received.find(({ to }) => to === email);
        if (!found) throw new Error("no mail yet");
        return found;
      },
      { timeout: 60_000 },
    );
    const token = /#token=(\S+)/.exec(mail.text)?.[1];
    const set = await mine.send("/api/auth/reset-password", { token, new_password: "lychee-tree" });
    expect(set.status).toBe(200);
    expect((await mine.signIn(email, "lychee-tree")).status).toBe(200);
    await statusesOf(6, () => browser(shared).signIn(email, "guessed"));
    expect((await mine.signIn(email, "lychee-tree")).status).toBe(200);
  });
});

test("a customer who confirms with the own password waits after wrong ones until the right one", async () => {
  const { headers } = browser();
  const email = `${randomUUID()}@example.com`;
  const start = { name: "Nusrat", email, password: "mango-tree" };
  const { body } = await shop.post("/api/auth/login", start, { headers });
  const change = (current_password: string) =>
    shop.post(
      "/api/account/password",
      { current_password, new_password: "mango-tree" },
      { token: body.token, headers },
    );
  expect(await statusesOf(6, () => change("guessed"))).toEqual([422, 422, 422, 422, 422, 429]);
  await pass(5);
  expect((await change("mango-tree")).status).toBe(200);
  expect(await statusesOf(2, () => change("guessed"))).toEqual([422, 422]);
});

test("five links to a new password an hour go to who asks in one network, and a stranger's do not use up the owner's", async () => {
  const { email } = await somebody();
  const stranger = browser();
  const own = browser();
  const request = (who: typeof own) => who.send("/api/auth/forgot-password", { email });
  expect(await statusesOf(6, () => request(stranger))).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await request(own)).status).toBe(200);
});

test("no limit is stored under an email address", async () => {
  const { email } = await somebody();
  await browser().signIn(email, "guessed");
  await shop.post("/api/auth/forgot-password", { email });
  const [row] = await shop.sql("select count(*)::int as rows from rate_limits where key like '%@%'");
  expect(row).toEqual({ rows: 0 });
  const counted = await shop.sql("select from rate_limits where key = $1", [toStoredKey(`reset:${email}`)]);
  expect(counted).toHaveLength(1);
});
