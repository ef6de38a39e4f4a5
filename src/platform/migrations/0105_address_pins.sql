CREATE TABLE "address_pins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_pins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"address_details" text NOT NULL,
	"place" text,
	"latitude" double precision,
	"longitude" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_pins_whole" CHECK (("address_pins"."latitude" is null) = ("address_pins"."longitude" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stop_position" integer;--> statement-breakpoint
ALTER TABLE "address_pins" ADD CONSTRAINT "address_pins_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_pins_of_user" ON "address_pins" USING btree ("user_id","id");