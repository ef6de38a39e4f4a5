ALTER TABLE "categories" ADD COLUMN "parent_id" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "further_category_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_of_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "products_of_further_categories" ON "products" USING gin ("further_category_ids") WHERE "products"."further_category_ids" <> '{}';--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_not_in_itself" CHECK ("categories"."parent_id" <> "categories"."id");
--> statement-breakpoint
-- Each category with itself and the categories that it is in: at most three levels.
create view category_paths as
  select id as ancestor_id, id as category_id from categories
  union all select parent_id, id from categories where parent_id is not null
  union all select p.parent_id, c.id from categories c join categories p on p.id = c.parent_id where p.parent_id is not null;
--> statement-breakpoint
-- The categories that list a product: its own, the further ones, and those above them.
create function categories_of(one products) returns setof bigint language sql stable as $$
  select ancestor_id from category_paths where category_id = any(one.category_id || one.further_category_ids)
$$;
--> statement-breakpoint
-- The number of products that each category lists, those of its sub-categories included; a product counts once.
create view category_counts as
  with own as (
    select category_id, count(*) filter (where not is_archived) as products, count(*) filter (where is_archived) as archived
    from products group by category_id
  ), further as (
    select distinct p.id, p.is_archived, t.ancestor_id as category_id
    from products p join category_paths t on t.category_id = any(p.further_category_ids)
    where p.further_category_ids <> '{}'
      and not exists (select from category_paths o where o.category_id = p.category_id and o.ancestor_id = t.ancestor_id)
  )
  select category_id, sum(products)::bigint as products, sum(archived)::bigint as archived
  from (
    select t.ancestor_id as category_id, o.products, o.archived from own o join category_paths t using (category_id)
    union all select category_id, (not is_archived)::int, is_archived::int from further
  ) listed
  group by category_id;
--> statement-breakpoint
create or replace function touch_keys(variadic touched text[]) returns void language plpgsql as $$
declare
  -- A large transaction touches the same keys again and again.
  done text[] := string_to_array(coalesce(current_setting('tatka.keys_touched', true), ''), ' ');
  raised bigint;
begin
  if touched <@ done then
    return;
  end if;
  -- The list of a category has the products of those within it.
  touched := touched || array(
    select substring(key from '^.+:') || ancestor_id
    from unnest(touched) as t (key) join category_paths on category_id = substring(key from '^(?:list|prices):([0-9]+)$')::bigint
  );
  raised := raised_catalogue_version();
  insert into surrogate_keys (key, version) select distinct key, raised from unnest(touched) as t (key) where key <> all (done);
  perform set_config('tatka.keys_touched', array_to_string(done || touched, ' '), true);
  raise info 'surrogate keys touched' using detail = raised || ' ' || array_to_string(touched, ' ');
end $$;
--> statement-breakpoint
create or replace function charged_price(one products, OUT price bigint, OUT original bigint, OUT offer bigint, OUT until timestamp with time zone) language plpgsql as $$
declare
  best record;
  -- In a variable: an index cannot be searched for the result of a volatile function.
  at timestamptz := clock_timestamp();
begin
  select o.id, o.starts_at, o.ends_at, lowered.price into best
  from offers o, lateral (
    select case when o.percent is null then one.regular_price_poisha - o.amount_poisha
      else one.regular_price_poisha * (100 - o.percent) / 10000 * 100 end as price
  ) lowered
  where o.kind = 'price' and not o.needs_code and tstzrange(o.starts_at, o.ends_at) @> at
    and (o.applies_to = 'all'
      or o.applies_to = 'categories'
        and exists (select from offer_categories c where c.offer_id = o.id and c.category_id in (select categories_of(one)))
      or o.applies_to = 'products' and exists (select from offer_products p where p.offer_id = o.id and p.product_id = one.id))
    and lowered.price >= 100 and lowered.price < one.regular_price_poisha
  order by lowered.price, o.id limit 1;
  price := coalesce(best.price, one.regular_price_poisha);
  offer := best.id;
  until := best.ends_at;
  original := one.regular_original_poisha;
  if offer is not null then
    select least(one.regular_price_poisha, min(h.regular_poisha)) into original from (
      (select regular_poisha from product_prices
       where product_id = one.id and changed_at <= best.starts_at - interval '30 days' order by changed_at desc, id desc limit 1)
      union all
      select regular_poisha from product_prices where product_id = one.id and changed_at > best.starts_at - interval '30 days'
    ) h;
    if original <= price then
      original := null;
    end if;
  end if;
end $$;
--> statement-breakpoint
create or replace function price_of_several(one products, price bigint, OUT pieces integer, OUT total bigint) language plpgsql as $$
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
        and exists (select from offer_categories c where c.offer_id = o.id and c.category_id in (select categories_of(one)))
      or o.applies_to = 'products' and exists (select from offer_products p where p.offer_id = o.id and p.product_id = one.id))
    and o.pieces * price > 100
  order by off.poisha::numeric / o.pieces desc, o.id limit 1;
end $$;
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
  if tg_op = 'UPDATE' and (old.category_id, old.further_category_ids, old.is_archived, old.is_featured, old.is_new_arrival, old.is_top_selling, old.position,
      old.created_at, old.price_poisha, old.original_price_poisha, old.several_pieces is null) is not distinct from
      (new.category_id, new.further_category_ids, new.is_archived, new.is_featured, new.is_new_arrival, new.is_top_selling, new.position, new.created_at,
      new.price_poisha, new.original_price_poisha, new.several_pieces is null) then
    perform touch_keys('products');
    return null;
  end if;
  -- Not in product_sets: with this cast PostgreSQL would not inline it.
  before := product_sets(old) || old.further_category_ids::text[];
  after := product_sets(new) || new.further_category_ids::text[];
  sets := array_to_string(before || after, ' ');
  if tg_op <> 'UPDATE' or (old.category_id, old.further_category_ids, old.is_archived) is distinct from (new.category_id, new.further_category_ids, new.is_archived) then
    touched := touched || ' categories';
    perform touch_product_key('p', product_id) from related_products where related_id = one.id;
  end if;
  -- What comes into a list, leaves it or changes its place there.
  if tg_op <> 'UPDATE' or (old.category_id, old.further_category_ids, old.is_archived, old.is_featured, old.is_new_arrival, old.is_top_selling, old.position,
      old.created_at) is distinct from (new.category_id, new.further_category_ids, new.is_archived, new.is_featured, new.is_new_arrival, new.is_top_selling,
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
create constraint trigger products_touch_pages_when_seen after update of regular_price_poisha, regular_original_poisha, sku,
  category_id, further_category_ids, name_en, name_bn, weight_en, weight_bn, description_en, description_bn, nutrition_en,
  nutrition_bn, brand, image, image_alt_en, image_alt_bn, net_amount, net_unit, is_weighed, is_perishable, price_poisha,
  original_price_poisha, is_featured, is_new_arrival, is_top_selling, is_archived, "position", review_count, rating_count,
  rating_sum, created_at on products deferrable initially deferred for each row when ((old.sku, old.category_id, old.name_en,
  old.name_bn, old.weight_en, old.weight_bn, old.description_en, old.description_bn, old.nutrition_en, old.nutrition_bn,
  old.brand, old.image, old.image_alt_en, old.image_alt_bn, old.net_amount, old.net_unit, old.is_weighed, old.is_perishable,
  old.price_poisha, old.original_price_poisha, old.is_featured, old.is_new_arrival, old.is_top_selling, old.is_archived,
  old."position", old.review_count, old.rating_count, old.rating_sum, old.created_at, old.offer_until, old.several_pieces,
  old.several_poisha, old.further_category_ids) is distinct from (new.sku, new.category_id, new.name_en, new.name_bn,
  new.weight_en, new.weight_bn, new.description_en, new.description_bn, new.nutrition_en, new.nutrition_bn, new.brand, new.image,
  new.image_alt_en, new.image_alt_bn, new.net_amount, new.net_unit, new.is_weighed, new.is_perishable, new.price_poisha,
  new.original_price_poisha, new.is_featured, new.is_new_arrival, new.is_top_selling, new.is_archived, new."position",
  new.review_count, new.rating_count, new.rating_sum, new.created_at, new.offer_until, new.several_pieces, new.several_poisha,
  new.further_category_ids)) execute function touch_product();
--> statement-breakpoint
drop trigger products_note_change_when_searched on products;
--> statement-breakpoint
create constraint trigger products_note_change_when_searched after update of regular_price_poisha, regular_original_poisha,
  name_en, name_bn, weight_en, weight_bn, category_id, further_category_ids, price_poisha, "position", image, is_featured,
  is_new_arrival, is_top_selling, review_count, created_at, original_price_poisha, is_archived, is_weighed, net_amount on products
  deferrable initially deferred for each row when ((old.name_en, old.name_bn, old.weight_en, old.weight_bn, old.category_id,
  old.price_poisha, old."position", old.image, old.is_featured, old.is_new_arrival, old.is_top_selling, old.review_count,
  old.created_at, old.original_price_poisha, old.is_archived, old.further_category_ids, old.several_pieces is null, case when
  old.is_weighed then old.net_amount end) is distinct from (new.name_en, new.name_bn, new.weight_en, new.weight_bn,
  new.category_id, new.price_poisha, new."position", new.image, new.is_featured, new.is_new_arrival, new.is_top_selling,
  new.review_count, new.created_at, new.original_price_poisha, new.is_archived, new.further_category_ids, new.several_pieces is
  null, case when new.is_weighed then new.net_amount end)) execute function note_product_change();
--> statement-breakpoint
drop trigger products_set_charged_price on products;
--> statement-breakpoint
create trigger products_set_charged_price before insert or update of category_id, further_category_ids, regular_price_poisha,
  regular_original_poisha, price_poisha, original_price_poisha, is_weighed on products for each row execute function set_charged_price();
--> statement-breakpoint
drop trigger products_write_price on products;
--> statement-breakpoint
create trigger products_write_price after update of category_id, further_category_ids, regular_price_poisha, regular_original_poisha,
  price_poisha, original_price_poisha, is_weighed on products for each row when ((old.price_poisha, old.regular_price_poisha, old.offer_id)
  is distinct from (new.price_poisha, new.regular_price_poisha, new.offer_id)) execute function write_price();
--> statement-breakpoint
-- A moved branch brings other offers to its products: the queue of price offers looks again after one is changed.
create function reprice_moved_category() returns trigger language plpgsql as $$
begin
  update offers set changed_at = now() where applies_to = 'categories' and (ends_at is null or ends_at > now());
  return null;
end $$;
--> statement-breakpoint
create trigger categories_reprice_moved after update of parent_id on categories for each row
  when (old.parent_id is distinct from new.parent_id) execute function reprice_moved_category();
