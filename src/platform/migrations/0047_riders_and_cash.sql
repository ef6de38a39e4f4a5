CREATE TABLE "cash_handovers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rider_id" bigint NOT NULL,
	"day" date NOT NULL,
	"expected_poisha" bigint NOT NULL,
	"handed_poisha" bigint NOT NULL,
	"received_by" bigint NOT NULL,
	"note" text,
	"corrects" bigint,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_handovers_once_per_key" UNIQUE("received_by","idempotency_key"),
	CONSTRAINT "cash_handovers_note" CHECK (("cash_handovers"."handed_poisha" = "cash_handovers"."expected_poisha" and "cash_handovers"."corrects" is null) or "cash_handovers"."note" is not null),
	CONSTRAINT "cash_handovers_amounts" CHECK ("cash_handovers"."expected_poisha" >= 0 and ("cash_handovers"."handed_poisha" >= 0 or "cash_handovers"."corrects" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"rider_id" bigint NOT NULL,
	"amount_poisha" bigint NOT NULL,
	"expected_poisha" bigint NOT NULL,
	"note" text,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_payments_amount" CHECK ("order_payments"."amount_poisha" >= 0),
	CONSTRAINT "order_payments_note" CHECK ("order_payments"."amount_poisha" = "order_payments"."expected_poisha" or "order_payments"."note" is not null)
);
--> statement-breakpoint
CREATE TABLE "stop_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stop_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"rider_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"said" jsonb NOT NULL,
	"is_late" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stop_answers_once_per_key" UNIQUE("rider_id","idempotency_key"),
	CONSTRAINT "stop_answers_answer" CHECK ("stop_answers"."answer" in ('delivered', 'partly', 'refused', 'nobody_there'))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_parts";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rider_id" bigint;--> statement-breakpoint
ALTER TABLE "cash_handovers" ADD CONSTRAINT "cash_handovers_rider" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_handovers" ADD CONSTRAINT "cash_handovers_receiver" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_handovers" ADD CONSTRAINT "cash_handovers_corrects" FOREIGN KEY ("corrects") REFERENCES "public"."cash_handovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_rider" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_answers" ADD CONSTRAINT "stop_answers_order" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_answers" ADD CONSTRAINT "stop_answers_rider" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_handovers_of_day" ON "cash_handovers" USING btree ("day","rider_id");--> statement-breakpoint
CREATE INDEX "cash_handovers_of_rider" ON "cash_handovers" USING btree ("rider_id","day");--> statement-breakpoint
CREATE INDEX "order_payments_of_rider" ON "order_payments" USING btree ("rider_id","taken_at","amount_poisha");--> statement-breakpoint
CREATE INDEX "order_payments_by_time" ON "order_payments" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "stop_answers_of_order" ON "stop_answers" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "stop_answers_of_rider" ON "stop_answers" USING btree ("rider_id","answered_at");--> statement-breakpoint
CREATE INDEX "stop_answers_by_time" ON "stop_answers" USING btree ("answered_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rider" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_rider" ON "orders" USING btree ("rider_id","id") WHERE "orders"."rider_id" is not null and "orders"."status" = 'processing';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_parts" CHECK ("users"."parts" <@ '{orders,catalogue,content,customers,delivery}');