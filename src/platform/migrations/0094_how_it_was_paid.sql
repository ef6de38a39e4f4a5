CREATE TABLE "order_payment_parts" (
	"order_id" bigint NOT NULL,
	"way" text NOT NULL,
	"amount_poisha" bigint NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "order_payment_parts_order_id_way_pk" PRIMARY KEY("order_id","way"),
	CONSTRAINT "order_payment_parts_amount" CHECK ("order_payment_parts"."amount_poisha" > 0),
	CONSTRAINT "order_payment_parts_way" CHECK ("order_payment_parts"."way" in ('bkash', 'nagad', 'card'))
);
--> statement-breakpoint
ALTER TABLE "order_refunds" DROP CONSTRAINT "order_refunds_way";--> statement-breakpoint
ALTER TABLE "order_payments" DROP CONSTRAINT "order_payments_amount";--> statement-breakpoint
ALTER TABLE "order_payments" DROP CONSTRAINT "order_payments_note";--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "other_poisha" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payment_parts" ADD CONSTRAINT "order_payment_parts_payment" FOREIGN KEY ("order_id") REFERENCES "public"."order_payments"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_way" CHECK ("order_refunds"."way" in ('cash', 'bkash', 'nagad', 'card', 'bank', 'other'));--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_amount" CHECK ("order_payments"."amount_poisha" >= 0 and "order_payments"."other_poisha" >= 0);--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_note" CHECK (("order_payments"."amount_poisha" = ("order_payments"."expected_poisha" - "order_payments"."other_poisha") or ("order_payments"."amount_poisha" % 100 = 0 and abs("order_payments"."amount_poisha" - ("order_payments"."expected_poisha" - "order_payments"."other_poisha")) < 100)) or "order_payments"."note" is not null);