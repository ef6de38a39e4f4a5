DROP INDEX "orders_of_user";--> statement-breakpoint
DROP INDEX "orders_by_status";--> statement-breakpoint
DROP INDEX "reviews_of_product";--> statement-breakpoint
DROP INDEX "reviews_of_customer";--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "reviews_of_customer" ON "reviews" USING btree ("user_id","product_id","id");