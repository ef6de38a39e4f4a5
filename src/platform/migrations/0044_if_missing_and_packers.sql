CREATE TABLE "order_packers" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "if_missing" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "if_missing" text;--> statement-breakpoint
ALTER TABLE "order_packers" ADD CONSTRAINT "order_packers_order" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_packers" ADD CONSTRAINT "order_packers_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_if_missing" CHECK ("order_items"."if_missing" in ('call', 'similar', 'leave_out'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_if_missing" CHECK ("orders"."if_missing" in ('call', 'similar', 'leave_out'));