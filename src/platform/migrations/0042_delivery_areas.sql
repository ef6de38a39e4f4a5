CREATE TABLE "delivery_area_places" (
	"place" text PRIMARY KEY NOT NULL,
	"area_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_areas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name_en" text NOT NULL,
	"name_bn" text NOT NULL,
	"fee_poisha" bigint NOT NULL,
	"free_from_poisha" bigint,
	"min_order_poisha" bigint,
	"brings_perishables" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery_areas_fee" CHECK ("delivery_areas"."fee_poisha" >= 0),
	CONSTRAINT "delivery_areas_free_from" CHECK ("delivery_areas"."free_from_poisha" > 0),
	CONSTRAINT "delivery_areas_min_order" CHECK ("delivery_areas"."min_order_poisha" > 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_slot_days" (
	"slot_id" bigint NOT NULL,
	"day" date NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"capacity" integer,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "delivery_slot_days_slot_id_day_pk" PRIMARY KEY("slot_id","day"),
	CONSTRAINT "delivery_slot_days_taken" CHECK ("delivery_slot_days"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_slots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area_id" bigint NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	"weekdays" integer[] NOT NULL,
	"capacity" integer NOT NULL,
	"cut_off_minutes" integer NOT NULL,
	CONSTRAINT "delivery_slots_minutes" CHECK (0 <= "delivery_slots"."from_minute" and "delivery_slots"."from_minute" < "delivery_slots"."to_minute" and "delivery_slots"."to_minute" <= 1440),
	CONSTRAINT "delivery_slots_capacity" CHECK ("delivery_slots"."capacity" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "area_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "slot_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "slot_day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "slot_from" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "slot_to" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee_poisha" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_area_places" ADD CONSTRAINT "delivery_area_places_area" FOREIGN KEY ("area_id") REFERENCES "public"."delivery_areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_slot_days" ADD CONSTRAINT "delivery_slot_days_slot" FOREIGN KEY ("slot_id") REFERENCES "public"."delivery_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_slots" ADD CONSTRAINT "delivery_slots_area" FOREIGN KEY ("area_id") REFERENCES "public"."delivery_areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_area_places_of_area" ON "delivery_area_places" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "delivery_slots_of_area" ON "delivery_slots" USING btree ("area_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_slot" FOREIGN KEY ("slot_id") REFERENCES "public"."delivery_slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_slot" ON "orders" USING btree ("slot_day","slot_id") WHERE "orders"."slot_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fee" CHECK (0 <= "orders"."fee_poisha" and "orders"."fee_poisha" <= "orders"."total_poisha");