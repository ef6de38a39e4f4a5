ALTER TABLE "addresses" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "rider_note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rider_note" text;--> statement-breakpoint
CREATE INDEX "orders_by_place" ON "orders" USING btree ("place","id");--> statement-breakpoint
CREATE INDEX "orders_by_district" ON "orders" USING btree (split_part("place", '/', 1),"id");--> statement-breakpoint
CREATE INDEX "orders_without_place" ON "orders" USING btree ("id") WHERE "orders"."place" is null;