import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";

export const deliveryAreas = pgTable(
  "delivery_areas",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    nameEn: text().notNull(),
    nameBn: text().notNull(),
    feePoisha: bigint({ mode: "number" }).notNull(),
    /** The total of goods from which delivery is free; null: never. */
    freeFromPoisha: bigint({ mode: "number" }),
    minOrderPoisha: bigint({ mode: "number" }),
    /** Whether perishables, such as fish and ice, are delivered. */
    bringsPerishables: boolean().notNull().default(true),
    /** Increased by each change of it, its places and slots. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check("delivery_areas_fee", sql`${table.feePoisha} >= 0`),
    check("delivery_areas_free_from", sql`${table.freeFromPoisha} > 0`),
    check("delivery_areas_min_order", sql`${table.minOrderPoisha} > 0`),
  ],
);

/** A place has at most one area. */
export const deliveryAreaPlaces = pgTable(
  "delivery_area_places",
  { place: text().primaryKey(), areaId: bigint({ mode: "number" }).notNull() },
  (table) => [
    foreignKey({
      name: "delivery_area_places_area",
      columns: [table.areaId],
      foreignColumns: [deliveryAreas.id],
    }).onDelete("cascade"),
    index("delivery_area_places_of_area").on(table.areaId),
  ],
);

/** A delivery time of an area, in minutes after midnight in Dhaka. */
export const deliverySlots = pgTable(
  "delivery_slots",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    areaId: bigint({ mode: "number" }).notNull(),
    fromMinute: integer().notNull(),
    toMinute: integer().notNull(),
    /** 0 is Sunday. */
    weekdays: integer().array().notNull(),
    capacity: integer().notNull(),
    /** How long before its start it closes for orders. */
    cutOffMinutes: integer().notNull(),
  },
  (table) => [
    foreignKey({
      name: "delivery_slots_area",
      columns: [table.areaId],
      foreignColumns: [deliveryAreas.id],
    }).onDelete("cascade"),
    index("delivery_slots_of_area").on(table.areaId),
    check(
      "delivery_slots_minutes",
      sql`0 <= ${table.fromMinute} and ${table.fromMinute} < ${table.toMinute} and ${table.toMinute} <= 1440`,
    ),
    check("delivery_slots_capacity", sql`${table.capacity} >= 0`),
  ],
);

/** The orders taken and the exceptions of a slot on one day; created by the first order or change. */
export const deliverySlotDays = pgTable(
  "delivery_slot_days",
  {
    slotId: bigint({ mode: "number" }).notNull(),
    day: date().notNull(),
    taken: integer().notNull().default(0),
    /** Null: the slot's usual capacity. */
    capacity: integer(),
    closed: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.slotId, table.day] }),
    foreignKey({
      name: "delivery_slot_days_slot",
      columns: [table.slotId],
      foreignColumns: [deliverySlots.id],
    }).onDelete("cascade"),
    check("delivery_slot_days_taken", sql`${table.taken} >= 0`),
  ],
);
