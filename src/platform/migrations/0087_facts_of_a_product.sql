-- Older versions do not miss it: they neither read nor write it, and it has defaults.
ALTER TABLE "categories" ADD COLUMN "required_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ingredients_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ingredients_bn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "storage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "allergens" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shelf_life_days" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "mrp_poisha" bigint;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD COLUMN "is_incomplete" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_mrp" CHECK ("products"."mrp_poisha" > 0 and "products"."mrp_poisha" >= greatest("products"."regular_price_poisha", "products"."regular_original_poisha"));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shelf_life" CHECK ("products"."shelf_life_days" > 0);
--> statement-breakpoint
drop trigger products_touch_pages_when_seen on products;
--> statement-breakpoint
create constraint trigger products_touch_pages_when_seen AFTER UPDATE OF regular_price_poisha, regular_original_poisha, sku, category_id,
  further_category_ids, name_en, name_bn, weight_en, weight_bn, description_en, description_bn, nutrition_en, nutrition_bn, brand,
  barcode, maker, origin, ingredients_en, ingredients_bn, storage, allergens, shelf_life_days, mrp_poisha, image, image_alt_en,
  image_alt_bn, net_amount, net_unit, is_weighed, is_perishable, price_poisha, original_price_poisha, is_featured, is_new_arrival,
  is_top_selling, is_archived, "position", review_count, rating_count, rating_sum, created_at ON products DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (old.sku IS DISTINCT FROM new.sku OR old.category_id IS DISTINCT FROM new.category_id OR old.name_en IS DISTINCT FROM
  new.name_en OR old.name_bn IS DISTINCT FROM new.name_bn OR old.weight_en IS DISTINCT FROM new.weight_en OR old.weight_bn IS DISTINCT
  FROM new.weight_bn OR old.description_en IS DISTINCT FROM new.description_en OR old.description_bn IS DISTINCT FROM new.description_bn
  OR old.nutrition_en IS DISTINCT FROM new.nutrition_en OR old.nutrition_bn IS DISTINCT FROM new.nutrition_bn OR old.brand IS DISTINCT
  FROM new.brand OR old.barcode IS DISTINCT FROM new.barcode OR old.maker IS DISTINCT FROM new.maker OR old.origin IS DISTINCT FROM
  new.origin OR old.ingredients_en IS DISTINCT FROM new.ingredients_en OR old.ingredients_bn IS DISTINCT FROM new.ingredients_bn OR
  old.storage IS DISTINCT FROM new.storage OR old.allergens IS DISTINCT FROM new.allergens OR old.shelf_life_days IS DISTINCT FROM
  new.shelf_life_days OR old.mrp_poisha IS DISTINCT FROM new.mrp_poisha OR old.image IS DISTINCT FROM new.image OR old.image_alt_en IS
  DISTINCT FROM new.image_alt_en OR old.image_alt_bn IS DISTINCT FROM new.image_alt_bn OR old.net_amount IS DISTINCT FROM new.net_amount
  OR old.net_unit IS DISTINCT FROM new.net_unit OR old.is_weighed IS DISTINCT FROM new.is_weighed OR old.is_perishable IS DISTINCT FROM
  new.is_perishable OR old.price_poisha IS DISTINCT FROM new.price_poisha OR old.original_price_poisha IS DISTINCT FROM
  new.original_price_poisha OR old.is_featured IS DISTINCT FROM new.is_featured OR old.is_new_arrival IS DISTINCT FROM new.is_new_arrival
  OR old.is_top_selling IS DISTINCT FROM new.is_top_selling OR old.is_archived IS DISTINCT FROM new.is_archived OR old."position" IS
  DISTINCT FROM new."position" OR old.review_count IS DISTINCT FROM new.review_count OR old.rating_count IS DISTINCT FROM new.rating_count
  OR old.rating_sum IS DISTINCT FROM new.rating_sum OR old.created_at IS DISTINCT FROM new.created_at OR old.offer_until IS DISTINCT FROM
  new.offer_until OR old.several_pieces IS DISTINCT FROM new.several_pieces OR old.several_poisha IS DISTINCT FROM new.several_poisha OR
  old.further_category_ids IS DISTINCT FROM new.further_category_ids) EXECUTE FUNCTION touch_product();
--> statement-breakpoint
-- The fields that the products of a category should have, by it and the categories that it is in; one that requires none has no row.
create view category_requirements as
  select category_id, array_agg(distinct field) as required_fields
  from category_paths join categories c on c.id = ancestor_id cross join unnest(c.required_fields) as f (field)
  group by category_id;
