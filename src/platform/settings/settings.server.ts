import { resolve } from "node:path";
import { z } from "zod";
import { CannotStart } from "../process/cannot-start.server.ts";
import { providerEnvironment, providerOf } from "./provider-settings.server.ts";

const blankIsAbsent = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(shape: T) => z.preprocess(blankIsAbsent, shape.optional());
const text = (fallback: string) => z.preprocess(blankIsAbsent, z.string().default(fallback));

const switchedOff = ["0", "false", "off", "no"];

const environment = z.object({
  PORT: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: optional(z.string()),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres://")),
  DATABASE_POOL: z.preprocess(blankIsAbsent, z.coerce.number().int().min(2).max(200).default(12)),
  DATA_DIR: text(".data"),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  ADMIN_EMAIL: z.preprocess(blankIsAbsent, z.email().default("admin@tatka.example")),
  ADMIN_PASSWORD: optional(z.string().min(6).max(128)),
  RATE_LIMIT: text("1").transform((value) => !switchedOff.includes(value.toLowerCase())),
  TRUST_PROXY: text("0").transform((value) => !switchedOff.includes(value.toLowerCase())),
  PAGE_CACHE_MB: z.preprocess(blankIsAbsent, z.coerce.number().min(0).max(4_096).default(32)),
  DEMO: text("1").transform((value) => !switchedOff.includes(value.toLowerCase())),
  ...providerEnvironment,
  PICTURE_HOSTS: text("lh3.googleusercontent.com")
    .transform((hosts) =>
      hosts
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.every((host) => /^[a-z0-9.-]+$/.test(host)),
      "must be names of hosts, with commas between",
    ),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  SHOP_NAME: text("Tatka"),
  SHOP_NAME_BN: text("টাটকা"),
  SHOP_ADDRESS: text("House 12, Road 5, Dhanmondi, Dhaka"),
  SHOP_ADDRESS_BN: text("বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা"),
  SHOP_PHONE: text("01700-000000"),
  SHOP_EMAIL: text("hello@tatka.example"),
  BANNER_CATEGORY: z.preprocess(blankIsAbsent, z.coerce.number().int().positive().default(1)),
  SHOP_DBID: text("000000000"),
});

export type Settings = ReturnType<typeof readSettings>;

/** Settings that cannot be used; `message` names each variable and what is wrong with it. */
export class WrongSettings extends CannotStart {}

/**
 * Reads every setting of the shop from the environment, once. Throws `WrongSettings` with one sentence for each
 * variable that cannot be used.
 */
export function readSettings(env: Record<string, string | undefined>) {
  const read = environment.safeParse(env);
  if (!read.success) wrong(read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  const set = read.data;
  return {
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL,
    /** Connections to PostgreSQL that one process holds at the most. */
    poolSize: set.DATABASE_POOL,
    dataDir: resolve(set.DATA_DIR),
    /** Where shoppers reach the shop; absent: this machine, see `shopUrl`. */
    publicUrl: set.PUBLIC_URL?.replace(/\/+$/, ""),
    adminEmail: set.ADMIN_EMAIL.toLowerCase(),
    adminPassword: set.ADMIN_PASSWORD,
    limitsOn: set.RATE_LIMIT,
    /** Whom shoppers may also sign in with; absent: nobody else. */
    provider: providerOf(set, (sentence) => wrong([sentence])),
    /** From where customers' own pictures may be shown. */
    pictureHosts: set.PICTURE_HOSTS,
    /** The mail server, with name and password in it; absent: mails are written to the log. */
    smtpUrl: set.SMTP_URL,
    /** Whether a proxy in front sets X-Forwarded-For and X-Forwarded-Proto. */
    trustProxy: set.TRUST_PROXY,
    pageCacheBytes: set.PAGE_CACHE_MB * 1024 * 1024,
    /** Whether an empty database is filled with the demo shop. */
    demo: set.DEMO,
    shop: {
      name: { en: set.SHOP_NAME, bn: set.SHOP_NAME_BN },
      address: { en: set.SHOP_ADDRESS, bn: set.SHOP_ADDRESS_BN },
      phone: set.SHOP_PHONE,
      email: set.SHOP_EMAIL,
      /** Number of the Digital Business ID, which every online shop in Bangladesh has to show. */
      dbid: set.SHOP_DBID,
      /** Id of the category that the two fixed banners lead to. */
      bannerCategory: set.BANNER_CATEGORY,
    },
  };
}

function wrong(sentences: string[]): never {
  const lines = sentences.map((sentence) => `  ${sentence}`);
  throw new WrongSettings(`These settings cannot be used:\n${lines.join("\n")}`);
}
