import { rmSync } from "node:fs";
import { generateSync } from "otplib";
import pg from "pg";
import { areaDraft, slotDraft } from "../support/orders/delivery.ts";
import {
  databaseOf,
  emptyFolder,
  type Server,
  siblingDataFolder,
  startServer,
} from "../support/shop/start-server.ts";
import type { DrillOptions, DrillReport } from "./drill.ts";

const offsets = { "+1h": 3_600_000, "-1h": -3_600_000 };
const shiftedClock = import.meta.resolve("./shifted-clock.ts");
const password = "mango-tree";

/**
 * Servers whose clock is an hour ahead and an hour behind, on a database with the right time: they offer the same slots as a server
 * with the right time, and take the same orders, sign-ins, codes and ID tokens. `rounds` of the two are tried.
 */
export async function clocks({
  rounds,
  say,
  folder: DATA_DIR = emptyFolder(),
}: DrillOptions): Promise<DrillReport> {
  const keeper = await startServer({ DATA_DIR, HOST: "127.0.0.1" });
  const right = new Caller(keeper.url);
  const faults: string[] = [];
  const figures: string[] = [];
  try {
    const admin = await right.signIn("admin@tatka.example", "test-admin");
    const hours = Array.from({ length: 23 }, (_, from) => slotDraft(from, from + 1));
    const client = new pg.Client(databaseOf(DATA_DIR));
    await client.connect();
    await client.query("delete from delivery_areas");
    await client.end();
    await right.call("/api/admin/delivery-areas", { token: admin, body: areaDraft({ slots: hours }) });
    for (const [offset, ms] of Object.entries(offsets).slice(0, rounds)) {
      const folder = siblingDataFolder(DATA_DIR);
      const wrong = await startServer({
        DATA_DIR: folder,
        DATABASE_URL: databaseOf(DATA_DIR),
        HOST: "127.0.0.1",
        CLOCK_SHIFT_MS: String(ms),
        NODE_OPTIONS: `--import ${shiftedClock}`,
      });
      try {
        const found = await differences(right, new Caller(wrong.url), wrong);
        faults.push(...found.map((fault) => `${offset}: ${fault}`));
        say(`${offset}: ${found.length} faults`);
        figures.push(
          `A server with its clock at ${offset}: ${found.length} differences in slots, orders, sign-ins, codes and waits.`,
        );
      } finally {
        await wrong.end();
        rmSync(folder, { recursive: true, force: true });
      }
    }
    return { figures, faults };
  } finally {
    await keeper.end();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

async function differences(right: Caller, wrong: Caller, server: Server): Promise<string[]> {
  const faults: string[] = [];
  const check = (isFine: boolean, fault: string) => {
    if (!isFine) faults.push(fault);
  };
  check(
    server.output().includes("differs from the database's"),
    "the log does not say that the clock is wrong",
  );

  const offered = "/api/delivery?place=dhaka/dhanmondi";
  const [here, there] = await Promise.all([right.call(offered), wrong.call(offered)]);
  check(JSON.stringify(here) === JSON.stringify(there), "other slots are offered");

  const email = `${crypto.randomUUID()}@example.com`;
  const token = await wrong.signIn(email, password);
  check(
    (await right.call("/api/my-orders", { token })).success !== false,
    "its session is not open elsewhere",
  );
  const days: { day: string; slots: { id: number; state: string }[] }[] = here.data.days;
  for (const state of ["open", "over"]) {
    const [found] = days.flatMap(({ day, slots }) =>
      slots.filter((slot) => slot.state === state).map(({ id }) => ({ id, day })),
    );
    if (!found) continue;
    const ordered = await wrong.call("/api/place-order", {
      token,
      body: {
        address_details: "Road 5",
        place: "dhaka/dhanmondi",
        slot: found,
        mobile_no: "01712345678",
        payment_type: "cash",
        items: [{ product_id: 1, quantity: 1 }],
      },
    });
    check(
      ordered.success === (state === "open"),
      `an order for a slot that is ${state}: ${JSON.stringify(ordered)}`,
    );
  }

  for (const [from, to] of [
    [right, wrong],
    [wrong, right],
  ] as const) {
    const idToken = await from.idToken(email, password);
    const entered = await to.call("/api/auth/login", { body: { email, id_token: idToken } });
    check(entered.success === true, `an ID token of another server: ${JSON.stringify(entered)}`);
  }

  const begun = await wrong.call("/api/account/second-factor/begin", { token, body: { password } });
  check(
    begun.code === "forbidden" || begun.success,
    `a second factor cannot be begun: ${JSON.stringify(begun)}`,
  );
  const admin = await wrong.signIn("admin@tatka.example", "test-admin");
  const own = await wrong.call("/api/account/second-factor/begin", {
    token: admin,
    body: { password: "test-admin" },
  });
  const code = generateSync({ secret: own.data.secret });
  const confirmed = await wrong.call("/api/account/second-factor/confirm", { token: admin, body: { code } });
  check(confirmed.success === true, `the code of a phone with the right time: ${JSON.stringify(confirmed)}`);
  const next = generateSync({ secret: own.data.secret, epoch: Math.floor(Date.now() / 1_000) + 30 });
  await right.call("/api/account/second-factor/remove", { token: confirmed.token, body: { code: next } });

  const guess = () => wrong.raw("/api/auth/login", { body: { email, password: "wrong-tree" } });
  let last = await guess();
  for (let index = 0; index < 8 && last.status !== 429; index++) last = await guess();
  const wait = Number(last.headers.get("retry-after"));
  check(
    last.status === 429 && wait > 0 && wait <= 60,
    `after wrong passwords: ${last.status}, wait ${wait} s`,
  );
  return faults;
}

type Sent = { token?: string; body?: object; headers?: Record<string, string> };

class Caller {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  raw(path: string, { token, body, headers = {} }: Sent = {}) {
    const own = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
    return fetch(this.#url + path, {
      headers: { ...own, ...headers },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
  }

  async call(path: string, sent: Sent = {}): Promise<any> {
    return (await this.raw(path, sent)).json();
  }

  /** Registers, or signs in; gives the token. */
  async signIn(email: string, secret: string): Promise<string> {
    const body = { name: "Nusrat", email, password: secret };
    return (await this.call("/api/auth/login", { body })).token;
  }

  async idToken(email: string, secret: string): Promise<string> {
    const headers = { Origin: this.#url };
    const entered = await this.raw("/identity/sign-in/email", { headers, body: { email, password: secret } });
    const cookie = entered.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    return (await this.call("/identity/token", { headers: { Cookie: cookie } })).token;
  }
}
