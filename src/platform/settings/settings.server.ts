import { join, resolve } from "node:path";
import { z } from "zod";
import { maxPassword, minPassword } from "#src/api/limits.ts";
import { CannotStart } from "../process/cannot-start.server.ts";
import { cdnEnvironment, toCdnSettings } from "./cdn-settings.server.ts";
import {
  emailSetting,
  hostsSetting,
  hostsWithPorts,
  numberSetting,
  onOrOff,
  passwordSetting,
  processCountSetting,
  textSetting,
  urlSetting,
} from "./kinds.server.ts";
import { providerEnvironment, toProviderSettings } from "./provider-settings.server.ts";
import { smsEnvironment, toSmsSettings } from "./sms-settings.server.ts";

const environment = z.object({
  PORT: numberSetting(3000, { least: 0, most: 65_535 }),
  HOST: textSetting(undefined),
  WORKERS: processCountSetting(1, { least: 1, most: 64 }),
  DRAIN_SECONDS: numberSetting(0, { least: 0, most: 300 }),
  DATABASE_URL: urlSetting(["postgres", "postgresql"], "postgres://name:password@host/database", {
    secret: true,
  }),
  DATABASE_DIRECT_URL: urlSetting(["postgres", "postgresql"], "postgres://name:password@host/database", {
    secret: true,
  }),
  DATABASE_REPLICA_URL: urlSetting(["postgres", "postgresql"], "postgres://name:password@host/database", {
    secret: true,
  }),
  DATABASE_POOL: numberSetting(12, { least: 2, most: 200 }),
  DATA_DIR: textSetting(".data"),
  BACKUP_DIR: textSetting(undefined),
  PUBLIC_URL: urlSetting(["http", "https"], "https://tatka.example"),
  ADMIN_EMAIL: emailSetting("admin@tatka.example"),
  ADMIN_PASSWORD: passwordSetting(minPassword, maxPassword),
  SECOND_FACTOR: onOrOff(undefined),
  RATE_LIMIT: onOrOff(true),
  TRUST_PROXY: onOrOff(false),
  ACCESS_LOG: onOrOff(false),
  SLOW_QUERY_MS: numberSetting(500, { least: 0, most: 60_000 }),
  METRICS_TOKEN: passwordSetting(16, 200),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlSetting(["http", "https"], "http://127.0.0.1:4318"),
  PAGE_CACHE_MB: numberSetting(32, { least: 0, most: 4_096, whole: false }),
  ...cdnEnvironment,
  DEMO: onOrOff(true),
  ...providerEnvironment,
  PICTURE_HOSTS: hostsSetting("lh3.googleusercontent.com"),
  PUSH_HOSTS: hostsSetting(
    "fcm.googleapis.com",
    "jmt17.google.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
  ),
  INNER_HOSTS: hostsWithPorts(),
  SMTP_URL: urlSetting(["smtp", "smtps"], "smtps://name:password@mail.example", { secret: true }),
  ...smsEnvironment,
  SHOP_NAME: textSetting(undefined),
  SHOP_NAME_BN: textSetting(undefined),
  SHOP_ADDRESS: textSetting(undefined),
  SHOP_ADDRESS_BN: textSetting(undefined),
  SHOP_PHONE: textSetting(undefined),
  SHOP_EMAIL: textSetting(undefined),
  SHOP_DBID: textSetting(undefined),
});

export type Settings = ReturnType<typeof readSettings>;

/** `message` names each unusable variable and what is wrong with it. */
export class WrongSettings extends CannotStart {}

/** Reads every setting from the environment, once. Throws `WrongSettings` with one sentence per unusable variable. */
export function readSettings(env: Record<string, string | undefined>) {
  const result = environment.safeParse(env);
  if (!result.success)
    throwWrongSettings(result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  const variables = result.data;
  assertDatabaseUrl(variables);
  return {
    port: variables.PORT,
    host: variables.HOST,
    workers: variables.WORKERS,
    /** How long an ending server keeps serving, so that the proxy notices; in ms. */
    drainMs: variables.DRAIN_SECONDS * 1_000,
    databaseUrl: variables.DATABASE_URL,
    /** The same database past a pooler such as PgBouncer, for work that needs a dedicated connection. */
    directUrl: variables.DATABASE_DIRECT_URL,
    /** A streaming standby, for reads that need not use the primary. */
    replicaUrl: variables.DATABASE_REPLICA_URL,
    poolSize: variables.DATABASE_POOL,
    dataDir: resolve(variables.DATA_DIR),
    backupDir: resolve(variables.BACKUP_DIR ?? join(variables.DATA_DIR, "backups")),
    /** The shop's public URL; absent: this machine, see `shopUrl`. */
    publicUrl: variables.PUBLIC_URL?.replace(/(?<!\/)\/+$/, ""),
    adminEmail: variables.ADMIN_EMAIL,
    adminPassword: variables.ADMIN_PASSWORD,
    /** Whether the back office requires a second factor; absent: an admin decides. */
    secondFactor: variables.SECOND_FACTOR,
    /** Whether requests, attempts and guesses are limited; off only for load tests. */
    limitsOn: variables.RATE_LIMIT,
    provider: toProviderSettings(variables, (sentence) => throwWrongSettings([sentence])),
    pictureHosts: variables.PICTURE_HOSTS,
    /** Allowed push services of browsers, including subdomains. */
    pushHosts: variables.PUSH_HOSTS,
    /** Hosts of the inner network that may be fetched by URLs of others, as "host:port". */
    innerHosts: variables.INNER_HOSTS,
    /** The mail server, with name and password in the URL; absent: e-mails are written to the log. */
    smtpUrl: variables.SMTP_URL,
    /** The SMS gateway; absent: SMS are only listed. */
    sms: toSmsSettings(variables, (sentence) => throwWrongSettings([sentence])),
    /** Whether a proxy in front sets X-Forwarded-For and X-Forwarded-Proto. */
    trustProxy: variables.TRUST_PROXY,
    /** Whether every request that the page cache did not answer is logged. */
    accessLog: variables.ACCESS_LOG,
    /** Slower statements are logged, in ms; 0: none. */
    slowQueryMs: variables.SLOW_QUERY_MS,
    /** The bearer token for /metrics; absent: no access. */
    metricsToken: variables.METRICS_TOKEN,
    /** The OpenTelemetry collector; absent: no traces. */
    tracesTo: variables.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** The CDN to purge; absent: none. */
    cdn: toCdnSettings(variables, (sentence) => throwWrongSettings([sentence])),
    pageCacheBytes: variables.PAGE_CACHE_MB * 1024 * 1024,
    demo: variables.DEMO,
    /** The shop's details from the environment, which the admin cannot change: see shop-details.server.ts. */
    shop: {
      name_en: variables.SHOP_NAME,
      name_bn: variables.SHOP_NAME_BN,
      address_en: variables.SHOP_ADDRESS,
      address_bn: variables.SHOP_ADDRESS_BN,
      phone: variables.SHOP_PHONE,
      email: variables.SHOP_EMAIL,
      dbid: variables.SHOP_DBID,
    },
  };
}

/** Refuses a second URL of a database without DATABASE_URL. */
function assertDatabaseUrl(variables: z.infer<typeof environment>): void {
  if (variables.DATABASE_URL) return;
  if (variables.DATABASE_DIRECT_URL)
    throwWrongSettings([
      "DATABASE_DIRECT_URL: it is the way past a pooler at DATABASE_URL, which is not given.",
    ]);
  if (variables.DATABASE_REPLICA_URL)
    throwWrongSettings([
      "DATABASE_REPLICA_URL: it is a standby of the database at DATABASE_URL, which is not given.",
    ]);
}

function throwWrongSettings(sentences: string[]): never {
  const lines = sentences.map((sentence) => `  ${sentence}`);
  throw new WrongSettings(`These settings cannot be used:\n${lines.join("\n")}`);
}
