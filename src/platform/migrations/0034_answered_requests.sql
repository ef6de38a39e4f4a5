CREATE TABLE "email_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_receipts_status" CHECK ("email_receipts"."status" in ('waiting', 'sent', 'logged', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "request_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"custom_order_id" bigint,
	"message_id" bigint,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel" text NOT NULL,
	"text" text NOT NULL,
	"receipt_id" uuid,
	CONSTRAINT "request_answers_of_one" CHECK (num_nonnulls("request_answers"."custom_order_id", "request_answers"."message_id") = 1),
	CONSTRAINT "request_answers_channel" CHECK ("request_answers"."channel" in ('email', 'phone')),
	CONSTRAINT "request_answers_filled" CHECK ("request_answers"."text" <> '')
);
--> statement-breakpoint
DROP INDEX "contact_messages_inbox";--> statement-breakpoint
DROP INDEX "custom_orders_inbox";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "receipt_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" bigint;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD COLUMN "assignee_id" bigint;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_custom_order" FOREIGN KEY ("custom_order_id") REFERENCES "public"."custom_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_message" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_receipt" FOREIGN KEY ("receipt_id") REFERENCES "public"."email_receipts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_answers_of_custom_order" ON "request_answers" USING btree ("custom_order_id");--> statement-breakpoint
CREATE INDEX "request_answers_of_message" ON "request_answers" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_receipt" FOREIGN KEY ("receipt_id") REFERENCES "public"."email_receipts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_assignee" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was marked as done is settled from today: it goes in a week.
UPDATE "contact_messages" SET "status" = 'done', "settled_at" = now() WHERE "done";--> statement-breakpoint
UPDATE "custom_orders" SET "status" = 'done', "settled_at" = now() WHERE "done";--> statement-breakpoint
CREATE INDEX "contact_messages_by_status" ON "contact_messages" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."status" in ('new', 'in_hand');--> statement-breakpoint
CREATE INDEX "contact_messages_settled_at" ON "contact_messages" USING btree ("settled_at") WHERE "contact_messages"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "custom_orders_by_status" ON "custom_orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "custom_orders_open" ON "custom_orders" USING btree ("id") WHERE "custom_orders"."status" in ('new', 'in_hand');--> statement-breakpoint
CREATE INDEX "custom_orders_settled_at" ON "custom_orders" USING btree ("settled_at") WHERE "custom_orders"."settled_at" is not null;--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "done";--> statement-breakpoint
ALTER TABLE "custom_orders" DROP COLUMN "done";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_language" CHECK ("contact_messages"."language" in ('en', 'bn'));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_status" CHECK ("contact_messages"."status" in ('new', 'in_hand', 'answered', 'done'));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_settled" CHECK (("contact_messages"."status" = 'done') = ("contact_messages"."settled_at" is not null));--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_language" CHECK ("custom_orders"."language" in ('en', 'bn'));--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_status" CHECK ("custom_orders"."status" in ('new', 'in_hand', 'answered', 'done'));--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_settled" CHECK (("custom_orders"."status" = 'done') = ("custom_orders"."settled_at" is not null));