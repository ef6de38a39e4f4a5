ALTER TABLE "products" ADD COLUMN "is_weighed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "step_grams" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "packed_grams" integer;--> statement-breakpoint
ALTER TABLE "shop_details" ADD COLUMN "weight_tolerance" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_weighed" CHECK (not "products"."is_weighed" or ("products"."net_unit" is not distinct from 'g'
          and "products"."net_amount" between 10 and 5000 and "products"."net_amount" % 10 = 0));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_weighed" CHECK ("order_items"."packed_grams" is null or ("order_items"."packed_grams" > 0 and "order_items"."step_grams" > 0));--> statement-breakpoint
ALTER TABLE "shop_details" ADD CONSTRAINT "shop_details_tolerance" CHECK ("shop_details"."weight_tolerance" between 0 and 50);