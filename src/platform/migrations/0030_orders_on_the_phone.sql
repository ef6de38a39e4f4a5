ALTER TABLE "orders" ADD COLUMN "taken_by" bigint;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_taken_by" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_order" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_once_per_key_of_staff" UNIQUE("taken_by","idempotency_key");--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_one_order" UNIQUE("order_id");