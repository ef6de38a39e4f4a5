-- Older versions do not miss it: they neither read nor write it, and it has a default.
ALTER TABLE "products" ADD COLUMN "brand" text DEFAULT '' NOT NULL;
--> statement-breakpoint
drop trigger products_touch_pages_when_seen on products;
--> statement-breakpoint
create constraint trigger products_touch_pages_when_seen AFTER UPDATE OF sku, category_id, name_en, name_bn, weight_en, weight_bn,
  description_en, description_bn, nutrition_en, nutrition_bn, brand, image, image_alt_en, image_alt_bn, net_amount, net_unit, is_weighed,
  is_perishable, price_poisha, original_price_poisha, is_featured, is_new_arrival, is_top_selling, is_archived, "position", review_count,
  rating_count, rating_sum, created_at ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.sku IS DISTINCT FROM new.sku OR
  old.category_id IS DISTINCT FROM new.category_id OR old.name_en IS DISTINCT FROM new.name_en OR old.name_bn IS DISTINCT FROM new.name_bn
  OR old.weight_en IS DISTINCT FROM new.weight_en OR old.weight_bn IS DISTINCT FROM new.weight_bn OR old.description_en IS DISTINCT FROM
  new.description_en OR old.description_bn IS DISTINCT FROM new.description_bn OR old.nutrition_en IS DISTINCT FROM new.nutrition_en OR
  old.nutrition_bn IS DISTINCT FROM new.nutrition_bn OR old.brand IS DISTINCT FROM new.brand OR old.image IS DISTINCT FROM new.image OR
  old.image_alt_en IS DISTINCT FROM new.image_alt_en OR old.image_alt_bn IS DISTINCT FROM new.image_alt_bn OR old.net_amount IS DISTINCT
  FROM new.net_amount OR old.net_unit IS DISTINCT FROM new.net_unit OR old.is_weighed IS DISTINCT FROM new.is_weighed OR old.is_perishable
  IS DISTINCT FROM new.is_perishable OR old.price_poisha IS DISTINCT FROM new.price_poisha OR old.original_price_poisha IS DISTINCT FROM
  new.original_price_poisha OR old.is_featured IS DISTINCT FROM new.is_featured OR old.is_new_arrival IS DISTINCT FROM new.is_new_arrival
  OR old.is_top_selling IS DISTINCT FROM new.is_top_selling OR old.is_archived IS DISTINCT FROM new.is_archived OR old."position" IS
  DISTINCT FROM new."position" OR old.review_count IS DISTINCT FROM new.review_count OR old.rating_count IS DISTINCT FROM new.rating_count
  OR old.rating_sum IS DISTINCT FROM new.rating_sum OR old.created_at IS DISTINCT FROM new.created_at) EXECUTE FUNCTION touch_product();
