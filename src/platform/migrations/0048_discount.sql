ALTER TABLE "orders" DROP CONSTRAINT "orders_fee";--> statement-breakpoint
ALTER TABLE "order_edits" ADD COLUMN "discount_before_poisha" bigint;--> statement-breakpoint
ALTER TABLE "order_edits" ADD COLUMN "discount_after_poisha" bigint;--> statement-breakpoint
ALTER TABLE "order_edits" ADD COLUMN "discount_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_poisha" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount_poisha" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fee" CHECK (0 <= "orders"."fee_poisha" and "orders"."fee_poisha" <= "orders"."total_poisha" + "orders"."discount_poisha");