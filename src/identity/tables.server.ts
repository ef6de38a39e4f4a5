import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { type KeyScope, scopes } from "../api/scopes.ts";
import { roles, staffParts } from "../api/viewer.ts";
import { digitsSql } from "../platform/database/like-pattern.server.ts";
import { maxPerMinute } from "./api-keys/rules.ts";
import { consentKinds, consentWays } from "./consents/rules.ts";
import { browsers, systems } from "./own-sessions/rules.ts";

export const users = pgTable(
  "users",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** What knows the user, such as the identity service, and its permanent id of them. */
    issuer: text().notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    /** Lower case; null if unknown. The previous version writes an empty text instead. */
    email: text(),
    /** The proven number that signs in, in E.164; null without one. */
    mobileE164: text("mobile_e164"),
    /** When a code last proved that number. */
    mobileProvenAt: timestamp({ withTimezone: true }),
    emailVerified: boolean().notNull().default(false),
    role: text({ enum: roles }).notNull().default("user"),
    /** The parts of the back office for the role `staff`; otherwise empty. */
    parts: text({ enum: staffParts }).array().notNull().default(sql`'{}'`),
    /** A blocked account has no sessions. */
    blockedAt: timestamp({ withTimezone: true }),
    /** What staff wrote about the customer for each other. */
    note: text().notNull().default(""),
    picture: text(),
    /** A deleted account's row stays for its orders, without personal data. */
    deletedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("users_known_as").on(table.issuer, table.subject),
    unique("users_mobile").on(table.mobileE164),
    check("users_picture", sql`${table.picture} ~ '^https://'`),
    check("users_name", sql`is_name(${table.name})`),
    check("users_role", sql`${table.role} in ('user', 'staff', 'admin')`),
    check("users_parts", sql`${table.parts} <@ '{orders,catalogue,offers,content,customers,delivery}'`),
    check("users_parts_of_staff", sql`(${table.role} = 'staff') = (cardinality(${table.parts}) > 0)`),
    check("users_blocked", sql`${table.blockedAt} is null or ${table.role} = 'user'`),
    index("users_staff").on(table.id).where(sql`${table.role} <> 'user'`),
    index("users_by_email").on(table.email),
    index("users_by_time").on(table.createdAt),
    index("users_search").using("gin", sql`${table.name} gin_trgm_ops`, sql`${table.email} gin_trgm_ops`),
    index("users_mobile_search").using("gin", sql`${table.mobileE164} gin_trgm_ops`),
  ],
);

/** Only a hash of the token is stored, so a reader of this table cannot use it. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text().primaryKey(),
    userId: bigint({ mode: "number" }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** `auth_time` of the identity service; null if unknown. */
    signedInAt: timestamp({ withTimezone: true }),
    /** When this session showed the second factor; null if it has not. */
    factorAt: timestamp({ withTimezone: true }),
    /** Exact to the hour; null if unused since an older version. */
    usedAt: timestamp({ withTimezone: true }),
    browser: text({ enum: browsers }),
    system: text({ enum: systems }),
  },
  (table) => [
    foreignKey({ name: "sessions_user", columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      "cascade",
    ),
    index("sessions_of_user").on(table.userId),
    index("sessions_by_end").on(table.expiresAt),
  ],
);

/** Second factors of staff: TOTP (RFC 6238). */
export const secondFactors = pgTable(
  "second_factors",
  {
    userId: bigint({ mode: "number" }).primaryKey(),
    /** Encoded in base32. */
    secret: text().notNull(),
    /** Null until the first right code: the secret does not count before. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** The last used time step, so that no code works twice. */
    lastStep: bigint({ mode: "number" }).notNull().default(0),
    /** The hashes of unused recovery codes. */
    recoveryHashes: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    foreignKey({ name: "second_factors_user", columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** Keys of other programs, which act for the user who made them. Only a hash of the key is stored. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull(),
    /** The last characters of the key. */
    ending: text().notNull(),
    userId: bigint({ mode: "number" }).notNull(),
    name: text().notNull(),
    scopes: text({ enum: scopes as [KeyScope, ...KeyScope[]] })
      .array()
      .notNull(),
    perMinute: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Exact to the minute. */
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique("api_keys_token").on(table.tokenHash),
    index("api_keys_of_user").on(table.userId),
    foreignKey({ name: "api_keys_user", columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      "cascade",
    ),
    check(
      "api_keys_scopes",
      sql`${table.scopes} <@ ${sql.raw(`'{${scopes.join(",")}}'`)} and cardinality(${table.scopes}) > 0`,
    ),
    check("api_keys_per_minute", sql`${table.perMinute} between 1 and ${sql.raw(String(maxPerMinute))}`),
  ],
);

export const addresses = pgTable(
  "addresses",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: "number" }).notNull(),
    addressDetails: text().notNull(),
    /** The thana's id; null if it was not chosen. Street and rider's note are null if they were not given. */
    place: text(),
    street: text(),
    riderNote: text(),
    mobileNo: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "addresses_user", columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      "cascade",
    ),
    index("addresses_of_user").on(table.userId, table.id),
    index("addresses_by_phone").using("gin", sql.raw(`${digitsSql("mobile_no")} gin_trgm_ops`)),
  ],
);

/** Where the door of an address is, as its customer agreed; without a position: the customer wants none saved. */
export const addressPins = pgTable(
  "address_pins",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: "number" }).notNull(),
    addressDetails: text().notNull(),
    place: text(),
    /** Degrees; null if the customer does not want their position saved. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "address_pins_user", columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      "cascade",
    ),
    check("address_pins_whole", sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    index("address_pins_of_user").on(table.userId, table.id),
  ],
);

/** What a user agreed to or withdrew (`given` is false); the newest of a kind counts. */
export const consents = pgTable(
  "consents",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: "number" }).notNull(),
    kind: text({ enum: consentKinds }).notNull(),
    given: boolean().notNull(),
    /** The version of the privacy policy; see `readPolicyVersions`. */
    version: text().notNull(),
    way: text({ enum: consentWays }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "consents_user", columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      "cascade",
    ),
    check("consents_kind", sql`${table.kind} in ('policy', 'marketing')`),
    check("consents_way", sql`${table.way} in ('password', 'google', 'mobile', 'order', 'account', 'phone')`),
    index("consents_of_user").on(table.userId, table.kind, table.id),
    uniqueIndex("consents_to_policy_once")
      .on(table.userId, table.version)
      .where(sql`${table.kind} = 'policy'`),
  ],
);
