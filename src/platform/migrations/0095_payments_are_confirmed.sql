CREATE TABLE "payment_receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"way" text NOT NULL,
	"expected_poisha" bigint NOT NULL,
	"received_poisha" bigint NOT NULL,
	"confirmed_by" bigint NOT NULL,
	"note" text,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_receipts_once_per_key" UNIQUE("confirmed_by","idempotency_key"),
	CONSTRAINT "payment_receipts_way" CHECK ("payment_receipts"."way" in ('bkash', 'nagad', 'card')),
	CONSTRAINT "payment_receipts_amounts" CHECK ("payment_receipts"."expected_poisha" >= 0 and ("payment_receipts"."received_poisha" >= 0 or "payment_receipts"."expected_poisha" = 0)),
	CONSTRAINT "payment_receipts_note" CHECK ("payment_receipts"."received_poisha" = "payment_receipts"."expected_poisha" or "payment_receipts"."note" is not null)
);
--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_user" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_receipts_of_day" ON "payment_receipts" USING btree ("day","way");