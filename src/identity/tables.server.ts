import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { roles, staffParts } from "../api/viewer.ts";
import { digitsIn } from "../platform/database/containing.server.ts";
import { browsers, systems } from "./own-sessions/rules.ts";

/** The shop's users. `issuer` and `subject` identify them at the identity service. */
export const users = pgTable(
  "users",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    issuer: text().notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    role: text({ enum: roles }).notNull().default("user"),
    /** The parts of the back office that a user with the role `staff` works in; empty for everybody else. */
    parts: text({ enum: staffParts }).array().notNull().default(sql`'{}'`),
    /** Since when the account is blocked: it has no session and gets none. */
    blockedAt: timestamp({ withTimezone: true }),
    /** What staff have to know about the customer; nobody else sees it. */
    note: text().notNull().default(""),
    /** URL of a picture, https only. */
    picture: text(),
    /** When the account was deleted: the row stays for its orders, without the user's data. */
    deletedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("users_known_as").on(table.issuer, table.subject),
    check("users_picture", sql`${table.picture} ~ '^https://'`),
    check("users_name", sql`is_name(${table.name})`),
    check("users_role", sql`${table.role} in ('user', 'staff', 'admin')`),
    check("users_parts", sql`${table.parts} <@ '{orders,catalogue,content,customers,delivery}'`),
    check("users_parts_of_staff", sql`(${table.role} = 'staff') = (cardinality(${table.parts}) > 0)`),
    check("users_blocked", sql`${table.blockedAt} is null or ${table.role} = 'user'`),
    index("users_staff").on(table.id).where(sql`${table.role} <> 'user'`),
    index("users_by_email").on(table.email),
    index("users_by_time").on(table.createdAt),
    index("users_search").using("gin", sql`${table.name} gin_trgm_ops`, sql`${table.email} gin_trgm_ops`),
  ],
);

/** Open sessions. Only a hash of the token is stored, so a reader of this table cannot use it. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text().primaryKey(),
    userId: bigint({ mode: "number" }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When its user signed in at the identity service (`auth_time`); null where that is not known. */
    signedInAt: timestamp({ withTimezone: true }),
    /** When this session showed the second factor. */
    factorAt: timestamp({ withTimezone: true }),
    /** When it was last used, to the hour. Null for one of an older version that was not used since. */
    usedAt: timestamp({ withTimezone: true }),
    /** What it was opened with, as far as that is known. */
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

/** Second factors of staff: codes of an authenticator app (TOTP, RFC 6238). */
export const secondFactors = pgTable(
  "second_factors",
  {
    userId: bigint({ mode: "number" }).primaryKey(),
    /** In base32, as apps take it. */
    secret: text().notNull(),
    /** Since when it is demanded; null until a first code was shown. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** The time step of the last code that was used: no code works twice. */
    lastStep: bigint({ mode: "number" }).notNull().default(0),
    /** Hashes of the recovery codes that are left. */
    recoveryHashes: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    foreignKey({ name: "second_factors_user", columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      "cascade",
    ),
  ],
);

export const addresses = pgTable(
  "addresses",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: "number" }).notNull(),
    addressDetails: text().notNull(),
    /** The id of its place, road, house and floor as typed, and a note for the rider; null what was not said. */
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
    index("addresses_by_phone").using("gin", sql.raw(`${digitsIn("mobile_no")} gin_trgm_ops`)),
  ],
);
