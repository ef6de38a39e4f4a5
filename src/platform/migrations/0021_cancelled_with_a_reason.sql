ALTER TABLE "order_items" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "note" text;--> statement-breakpoint
UPDATE "order_items" SET "taken" = "quantity" WHERE "counted";--> statement-breakpoint
ALTER TABLE "order_items" DROP COLUMN "counted";--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_taken" CHECK ("order_items"."taken" between 0 and "order_items"."quantity");--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_reason" CHECK ("order_steps"."reason" is null or ("order_steps"."to_status" = 'cancelled'
          and "order_steps"."reason" in ('customer_asked', 'not_reached', 'out_of_stock', 'not_served', 'other')));