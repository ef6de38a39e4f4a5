CREATE TABLE "order_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"changes" jsonb NOT NULL,
	"total_before_poisha" bigint NOT NULL,
	"total_after_poisha" bigint NOT NULL,
	"note" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_edits_once_per_revision" UNIQUE("order_id","revision")
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "actual_poisha" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_order" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_actual_positive" CHECK ("order_items"."actual_poisha" > 0);