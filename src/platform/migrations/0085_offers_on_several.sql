-- Older versions do not miss it: a trigger writes the columns.
ALTER TABLE "products" ADD COLUMN "several_pieces" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "several_poisha" bigint;--> statement-breakpoint
CREATE INDEX "products_of_several" ON "products" USING btree ("several_pieces") WHERE "products"."several_pieces" is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_several" CHECK (("products"."several_pieces" is null) = ("products"."several_poisha" is null) and "products"."several_poisha" > 0);
--> statement-breakpoint
-- What several pieces of one product cost by the offers on several pieces that anybody can have, and how many; null if none applies. Of
-- several offers that which takes most off a piece. As `applicableOffers` of src/offers/best-offer.ts for a cart of so many pieces: a
-- percentage is rounded up to whole taka, and at least one taka is left to pay.
create function price_of_several(one products, price bigint, out pieces integer, out total bigint) language plpgsql as $$
declare
  -- In a variable: an index cannot be searched for the result of a volatile function.
  at timestamptz := clock_timestamp();
begin
  if one.is_weighed then
    return;
  end if;
  select o.pieces, greatest(o.pieces * price - off.poisha, 100) into pieces, total
  from offers o, lateral (
    select least(o.pieces * price, case when o.is_cheapest_free then price
      when o.percent is null then o.amount_poisha
      else ceil(o.pieces * price * o.percent / 10000.0)::bigint * 100 end) as poisha
  ) off
  where o.kind = 'several' and not o.needs_code and not o.is_first_order_only
    and num_nonnulls(o.max_uses, o.max_uses_per_customer, o.max_uses_per_mobile) = 0 and tstzrange(o.starts_at, o.ends_at) @> at
    and (o.applies_to = 'all'
      or o.applies_to = 'categories'
        and exists (select from offer_categories c where c.offer_id = o.id and c.category_id = one.category_id)
      or o.applies_to = 'products' and exists (select from offer_products p where p.offer_id = o.id and p.product_id = one.id))
    and o.pieces * price > 100
  order by off.poisha::numeric / o.pieces desc, o.id limit 1;
end $$;
--> statement-breakpoint
create or replace function set_charged_price() returns trigger language plpgsql as $$
begin
  -- Only versions without offers, and the demo, write the charged price: to them it is the regular one. Products from before
  -- price offers have no regular price yet.
  if coalesce(new.regular_price_poisha, 0) = 0 then
    new.regular_price_poisha := new.price_poisha;
    new.regular_original_poisha := new.original_price_poisha;
  elsif tg_op = 'UPDATE' then
    if new.price_poisha <> old.price_poisha and new.regular_price_poisha = old.regular_price_poisha then
      new.regular_price_poisha := new.price_poisha;
    end if;
    if new.original_price_poisha is distinct from old.original_price_poisha
      and new.regular_original_poisha is not distinct from old.regular_original_poisha then
      new.regular_original_poisha := new.original_price_poisha;
    end if;
  end if;
  select price, original, offer, until into new.price_poisha, new.original_price_poisha, new.offer_id, new.offer_until
  from charged_price(new);
  select pieces, total into new.several_pieces, new.several_poisha from price_of_several(new, new.price_poisha);
  return new;
end $$;
--> statement-breakpoint
drop trigger products_set_charged_price on products;
--> statement-breakpoint
create trigger products_set_charged_price before insert or update of category_id, regular_price_poisha, regular_original_poisha,
  price_poisha, original_price_poisha, is_weighed on products for each row execute function set_charged_price();
--> statement-breakpoint
drop trigger products_write_price on products;
--> statement-breakpoint
create trigger products_write_price after update of category_id, regular_price_poisha, regular_original_poisha, price_poisha,
  original_price_poisha, is_weighed on products for each row when ((old.price_poisha, old.regular_price_poisha, old.offer_id) is distinct
  from (new.price_poisha, new.regular_price_poisha, new.offer_id)) execute function write_price();
--> statement-breakpoint
create or replace function product_sets(one products) returns text[] language sql immutable as $$
  select case when one.id is null or one.is_archived then '{}' else array_remove(array[
    'all', one.category_id::text, case when one.is_featured then 'featured' end, case when one.is_new_arrival then 'new' end,
    case when one.is_top_selling then 'top' end,
    case when one.original_price_poisha > one.price_poisha or one.several_pieces is not null then 'offers' end
  ], null) end
$$;
--> statement-breakpoint
create or replace function touch_product() returns trigger language plpgsql as $$
declare
  one products := coalesce(new, old);
  before text[];
  after text[];
  sets text;
  touched text := 'products';
begin
  perform touch_product_key('p', one.id);
  if tg_op = 'UPDATE' and (old.category_id, old.is_archived, old.is_featured, old.is_new_arrival, old.is_top_selling, old.position,
      old.created_at, old.price_poisha, old.original_price_poisha, old.several_pieces is null) is not distinct from
      (new.category_id, new.is_archived, new.is_featured, new.is_new_arrival, new.is_top_selling, new.position, new.created_at,
      new.price_poisha, new.original_price_poisha, new.several_pieces is null) then
    perform touch_keys('products');
    return null;
  end if;
  before := product_sets(old);
  after := product_sets(new);
  sets := array_to_string(before || after, ' ');
  if tg_op <> 'UPDATE' or (old.category_id, old.is_archived) is distinct from (new.category_id, new.is_archived) then
    touched := touched || ' categories';
    perform touch_product_key('p', product_id) from related_products where related_id = one.id;
  end if;
  -- What comes into a list, leaves it or changes its place there.
  if tg_op <> 'UPDATE' or (old.category_id, old.is_archived, old.is_featured, old.is_new_arrival, old.is_top_selling, old.position,
      old.created_at) is distinct from (new.category_id, new.is_archived, new.is_featured, new.is_new_arrival, new.is_top_selling,
      new.position, new.created_at) then
    touched := touched || regexp_replace(sets, '(^| )(?=.)', ' list:', 'g');
  elsif ('offers' = any(before)) <> ('offers' = any(after)) then
    touched := touched || ' list:offers';
  end if;
  if tg_op <> 'UPDATE' or old.price_poisha <> new.price_poisha then
    touched := touched || regexp_replace(sets, '(^| )(?=.)', ' prices:', 'g');
  end if;
  perform touch_keys(variadic string_to_array(touched, ' '));
  return null;
end $$;
--> statement-breakpoint
drop trigger products_touch_pages_when_seen on products;
--> statement-breakpoint
create constraint TRIGGER products_touch_pages_when_seen AFTER UPDATE OF regular_price_poisha, regular_original_poisha, sku, category_id,
  name_en, name_bn, weight_en, weight_bn, description_en, description_bn, nutrition_en, nutrition_bn, brand, image, image_alt_en,
  image_alt_bn, net_amount, net_unit, is_weighed, is_perishable, price_poisha, original_price_poisha, is_featured, is_new_arrival,
  is_top_selling, is_archived, "position", review_count, rating_count, rating_sum, created_at ON products DEFERRABLE INITIALLY DEFERRED FOR
  EACH ROW WHEN ((old.offer_until, old.several_pieces, old.several_poisha) IS DISTINCT
  FROM (new.offer_until, new.several_pieces, new.several_poisha) OR old.sku IS DISTINCT FROM new.sku OR old.category_id IS DISTINCT FROM
  new.category_id OR old.name_en IS DISTINCT FROM new.name_en OR old.name_bn IS DISTINCT FROM new.name_bn OR old.weight_en IS DISTINCT FROM
  new.weight_en OR old.weight_bn IS DISTINCT FROM new.weight_bn OR old.description_en IS DISTINCT FROM new.description_en OR
  old.description_bn IS DISTINCT FROM new.description_bn OR old.nutrition_en IS DISTINCT FROM new.nutrition_en OR old.nutrition_bn IS
  DISTINCT FROM new.nutrition_bn OR old.brand IS DISTINCT FROM new.brand OR old.image IS DISTINCT FROM new.image OR old.image_alt_en IS
  DISTINCT FROM new.image_alt_en OR old.image_alt_bn IS DISTINCT FROM new.image_alt_bn OR old.net_amount IS DISTINCT FROM new.net_amount OR
  old.net_unit IS DISTINCT FROM new.net_unit OR old.is_weighed IS DISTINCT FROM new.is_weighed OR old.is_perishable IS DISTINCT FROM
  new.is_perishable OR old.price_poisha IS DISTINCT FROM new.price_poisha OR old.original_price_poisha IS DISTINCT FROM
  new.original_price_poisha OR old.is_featured IS DISTINCT FROM new.is_featured OR old.is_new_arrival IS DISTINCT FROM new.is_new_arrival OR
  old.is_top_selling IS DISTINCT FROM new.is_top_selling OR old.is_archived IS DISTINCT FROM new.is_archived OR old."position" IS DISTINCT
  FROM new."position" OR old.review_count IS DISTINCT FROM new.review_count OR old.rating_count IS DISTINCT FROM new.rating_count OR
  old.rating_sum IS DISTINCT FROM new.rating_sum OR old.created_at IS DISTINCT FROM new.created_at) EXECUTE FUNCTION touch_product();
--> statement-breakpoint
drop trigger products_note_change_when_searched on products;
--> statement-breakpoint
create constraint TRIGGER products_note_change_when_searched AFTER UPDATE OF regular_price_poisha, regular_original_poisha, name_en,
  name_bn, weight_en, weight_bn, category_id, price_poisha, "position", image, is_featured, is_new_arrival, is_top_selling, review_count,
  created_at, original_price_poisha, is_archived, is_weighed, net_amount ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN
  ((old.several_pieces IS NULL) <> (new.several_pieces IS NULL) OR old.name_en IS DISTINCT FROM new.name_en OR old.name_bn
  IS DISTINCT FROM new.name_bn OR old.weight_en IS DISTINCT FROM new.weight_en OR
  old.weight_bn IS DISTINCT FROM new.weight_bn OR old.category_id IS DISTINCT FROM new.category_id OR old.price_poisha IS DISTINCT FROM
  new.price_poisha OR old."position" IS DISTINCT FROM new."position" OR old.image IS DISTINCT FROM new.image OR old.is_featured IS DISTINCT
  FROM new.is_featured OR old.is_new_arrival IS DISTINCT FROM new.is_new_arrival OR old.is_top_selling IS DISTINCT FROM new.is_top_selling
  OR old.review_count IS DISTINCT FROM new.review_count OR old.created_at IS DISTINCT FROM new.created_at OR old.original_price_poisha IS
  DISTINCT FROM new.original_price_poisha OR old.is_archived IS DISTINCT FROM new.is_archived OR
  case when old.is_weighed then old.net_amount end IS DISTINCT FROM case when new.is_weighed then new.net_amount end)
  EXECUTE FUNCTION note_product_change();
