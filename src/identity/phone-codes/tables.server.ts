import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "../tables.server.ts";

/** The codes sent by SMS to prove numbers: one row per paid SMS, deleted after a day. */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The account that shall have the number; null for a code to sign in. */
    userId: bigint({ mode: "number" }),
    mobileE164: text("mobile_e164").notNull(),
    /** The code itself is not stored. */
    codeHash: text().notNull(),
    /** Unused: the previous version writes it. To be dropped with the next change of this table. */
    address: text(),
    attempts: integer().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it expires; the moment of its use once used. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({ name: "phone_codes_user", columns: [table.userId], foreignColumns: [users.id] }),
    index("phone_codes_by_time").on(table.sentAt),
    index("phone_codes_of_user").on(table.userId),
  ],
);

/** The numbers that users have proven by a code. */
export const phoneProofs = pgTable(
  "phone_proofs",
  {
    userId: bigint({ mode: "number" }).notNull(),
    mobileE164: text("mobile_e164").notNull(),
    provenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mobileE164] }),
    foreignKey({ name: "phone_proofs_user", columns: [table.userId], foreignColumns: [users.id] }),
  ],
);
