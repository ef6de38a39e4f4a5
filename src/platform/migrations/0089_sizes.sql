-- Older versions do not miss these: they have defaults, and no product has a size group yet.
ALTER TABLE "products" ADD COLUMN "size_group" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_other_size" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shares_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shared_stock" bigint;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "shared_after" bigint;--> statement-breakpoint
CREATE INDEX "products_of_size_group" ON "products" USING btree ("size_group") WHERE "products"."size_group" <> '';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shares_stock" CHECK ("products"."shares_stock" = ("products"."shared_stock" is not null) and (not "products"."shares_stock"
          or ("products"."size_group" <> '' and "products"."net_amount" is not null and "products"."stock" is not null)));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shared_stock_never_below_zero" CHECK ("products"."shared_stock" >= 0);
--> statement-breakpoint
CREATE INDEX "products_counted" ON "products" USING btree ("category_id") WHERE not "products"."is_archived" and not "products"."is_other_size";
--> statement-breakpoint
-- Each part of `own` reads an index alone, not the products.
create or replace view category_counts as
  with own as (
    select category_id, count(*) as products, 0::bigint as archived
    from products where not is_archived and not is_other_size group by category_id
    union all
    select category_id, 0::bigint, count(*) from products where is_archived group by category_id
  ), further as (
    select distinct p.id, p.is_archived, p.is_other_size, t.ancestor_id as category_id
    from products p cross join unnest(p.further_category_ids) f(id) join category_paths t on t.category_id = f.id
    where p.further_category_ids <> '{}'
      and not exists (select from category_paths o where o.category_id = p.category_id and o.ancestor_id = t.ancestor_id)
  )
  select category_id, sum(products)::bigint as products, sum(archived)::bigint as archived
  from (
    select t.ancestor_id as category_id, o.products, o.archived from own o join category_paths t using (category_id)
    union all select category_id, (not is_archived and not is_other_size)::int, is_archived::int from further
  ) listed
  group by category_id;
--> statement-breakpoint
-- The sizes of a product change in turn.
create function lock_sizes(sizes text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('sizes ' || sizes, 0))
$$;
--> statement-breakpoint
-- The whole pieces in an amount, as far as a stock can be.
create function pieces_in(amount bigint, net_amount integer) returns integer language sql immutable as $$
  select least(amount / net_amount, 2147483647)::integer
$$;
--> statement-breakpoint
-- A product that begins to share a stock takes what the others share, or brings its own; one that stops is counted again.
create function set_shared_stock() returns trigger language plpgsql as $$
declare
  other record;
  joins boolean := false;
begin
  if new.size_group = '' then
    new.is_other_size := false;
  end if;
  if not new.shares_stock then
    if tg_op = 'UPDATE' and old.shares_stock and new.stock is not distinct from old.stock then
      new.stock := 0;
    end if;
    new.shared_stock := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.shares_stock and old.size_group = new.size_group then
    if (old.net_amount, old.net_unit) is not distinct from (new.net_amount, new.net_unit) then
      return new;
    end if;
  else
    joins := true;
    perform lock_sizes(new.size_group);
  end if;
  -- Locked: an order may be selling from it.
  select shared_stock, net_unit into other from products
  where size_group = new.size_group and shares_stock and id <> new.id limit 1 for no key update;
  if found and other.net_unit <> new.net_unit then
    raise exception 'sizes that share a stock have one unit' using errcode = 'check_violation', constraint = 'products_shared_unit';
  end if;
  if joins then
    -- What it had in another group stays there.
    new.shared_stock := case when other.net_unit is not null then other.shared_stock
      when tg_op = 'UPDATE' and old.shares_stock then 0
      else coalesce(new.stock, 0)::bigint * new.net_amount end;
  end if;
  new.stock := pieces_in(new.shared_stock, new.net_amount);
  return new;
end $$;
--> statement-breakpoint
create trigger products_set_shared_stock before insert or update of size_group, shares_stock, net_amount, net_unit, stock on products
  for each row when (new.shares_stock or new.shared_stock is not null or new.size_group = '' and new.is_other_size) execute function set_shared_stock();
--> statement-breakpoint
-- What changes the stock of one size changes the stock that it shares, and so the stock of each size.
create function share_stock() returns trigger language plpgsql as $$
declare
  amount bigint;
begin
  -- Read again: another size may have changed it in the same statement.
  select shared_stock + (new.stock - old.stock)::bigint * new.net_amount into amount from products where id = new.id;
  update products set shared_stock = amount, stock = pieces_in(amount, net_amount) where size_group = new.size_group and shares_stock;
  return null;
end $$;
--> statement-breakpoint
create trigger products_share_stock after update of stock on products for each row
  when (old.shares_stock and new.shares_stock and old.size_group = new.size_group and old.net_amount = new.net_amount
    and old.shared_stock = new.shared_stock and old.stock <> new.stock) execute function share_stock();
--> statement-breakpoint
drop trigger products_write_movement on products;
--> statement-breakpoint
-- Not for sizes whose stock follows from the one that they share.
create constraint trigger products_write_movement after update of stock on products deferrable initially deferred for each row
  when (old.stock is distinct from new.stock and not (old.shares_stock and new.shares_stock and old.shared_stock <> new.shared_stock))
  execute function write_stock_movement();
--> statement-breakpoint
create or replace function write_stock_movement() returns trigger language plpgsql as $$
declare
  cause jsonb := nullif(current_setting('tatka.stock_movement', true), '');
  change integer := coalesce(new.stock, 0) - coalesce(old.stock, 0);
begin
  if new.shares_stock then
    -- It joined the others without a stock of its own.
    if tg_op = 'INSERT' and exists (select from products where size_group = new.size_group and shares_stock and id < new.id) then
      return null;
    end if;
    -- Another size may have changed it since.
    select stock, shared_stock into new.stock, new.shared_stock from products where id = new.id;
  end if;
  insert into stock_movements (product_id, kind, change, stock_after, shared_after, counted_from, user_id, order_id, import_id, undoes, reason, key)
  values (
    new.id, coalesce(cause->>'kind', case tg_op when 'INSERT' then 'first' else 'changed' end),
    change, new.stock, new.shared_stock, (cause->>'counted_from')::integer,
    (cause->>'user')::bigint, (cause->>'order')::bigint, (cause->>'import')::bigint, (cause->>'undoes')::bigint,
    coalesce(cause->>'reason', ''), cause->>'key'
  );
  return null;
end $$;
--> statement-breakpoint
-- Lists show the first size that is sold, in the shop's own order.
create function arrange_sizes() returns trigger language plpgsql as $$
declare
  changed text;
begin
  for changed in
    select distinct code from unnest(array[case when tg_op <> 'INSERT' then old.size_group end, case when tg_op <> 'DELETE' then new.size_group end]) as c (code)
    where code <> '' order by code
  loop
    perform lock_sizes(changed);
    update products p set is_other_size = r.place > 1
    from (select id, row_number() over (order by is_archived, position, net_amount, id) as place from products where size_group = changed) r
    where p.id = r.id and p.is_other_size <> (r.place > 1);
  end loop;
  return null;
end $$;
--> statement-breakpoint
create trigger products_arrange_sizes_at_first after insert on products for each row when (new.size_group <> '') execute function arrange_sizes();
--> statement-breakpoint
create trigger products_arrange_sizes_at_last after delete on products for each row when (old.size_group <> '') execute function arrange_sizes();
--> statement-breakpoint
create trigger products_arrange_sizes after update of size_group, net_amount, position, is_archived on products for each row
  when (old.size_group <> new.size_group or new.size_group <> '' and (old.is_archived, old.position, old.net_amount)
    is distinct from (new.is_archived, new.position, new.net_amount)) execute function arrange_sizes();
--> statement-breakpoint
-- The listed size is found by the weights of all, and in stock while one of them is.
create or replace function note_product_change() returns trigger language plpgsql as $$
declare
  one products := coalesce(new, old);
  changed bigint[] := array[one.id];
begin
  if one.size_group <> '' or tg_op = 'UPDATE' and old.size_group <> '' then
    changed := changed || array(select id from products where size_group in (old.size_group, new.size_group) and size_group <> '' and id <> one.id order by id);
  end if;
  insert into product_changes (product_id, version)
  select id, raised_catalogue_version() from unnest(changed) as c (id)
  on conflict (product_id) do update set version = excluded.version, changed_at = now();
  perform touch_keys('search');
  return null;
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
  -- The cards and pages of its other sizes name it.
  if one.size_group <> '' or tg_op = 'UPDATE' and old.size_group <> '' then
    perform touch_product_key('p', id) from products where size_group in (old.size_group, new.size_group) and size_group <> '' and id <> one.id;
  end if;
  if tg_op = 'UPDATE' and (old.category_id, old.further_category_ids, old.is_archived, old.is_other_size, old.is_featured, old.is_new_arrival, old.is_top_selling, old.position,
      old.created_at, old.price_poisha, old.original_price_poisha, old.several_pieces is null) is not distinct from
      (new.category_id, new.further_category_ids, new.is_archived, new.is_other_size, new.is_featured, new.is_new_arrival, new.is_top_selling, new.position, new.created_at,
      new.price_poisha, new.original_price_poisha, new.several_pieces is null) then
    perform touch_keys('products');
    return null;
  end if;
  -- Not in product_sets: with this cast PostgreSQL would not inline it.
  before := product_sets(old) || old.further_category_ids::text[];
  after := product_sets(new) || new.further_category_ids::text[];
  sets := array_to_string(before || after, ' ');
  if tg_op <> 'UPDATE' or (old.category_id, old.further_category_ids, old.is_archived, old.is_other_size) is distinct from (new.category_id, new.further_category_ids, new.is_archived, new.is_other_size) then
    touched := touched || ' categories';
    perform touch_product_key('p', product_id) from related_products where related_id = one.id;
  end if;
  -- What comes into a list, leaves it or changes its place there.
  if tg_op <> 'UPDATE' or (old.category_id, old.further_category_ids, old.is_archived, old.is_other_size, old.is_featured, old.is_new_arrival, old.is_top_selling, old.position,
      old.created_at) is distinct from (new.category_id, new.further_category_ids, new.is_archived, new.is_other_size, new.is_featured, new.is_new_arrival, new.is_top_selling,
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
create constraint trigger products_touch_pages_when_seen AFTER UPDATE OF regular_price_poisha, regular_original_poisha, sku, category_id,
  further_category_ids, name_en, name_bn, weight_en, weight_bn, description_en, description_bn, nutrition_en, nutrition_bn, brand, barcode,
  maker, origin, ingredients_en, ingredients_bn, storage, allergens, shelf_life_days, mrp_poisha, image, image_alt_en, image_alt_bn,
  net_amount, net_unit, is_weighed, is_perishable, price_poisha, original_price_poisha, is_featured, is_new_arrival, is_top_selling,
  is_archived, size_group, is_other_size, "position", review_count, rating_count, rating_sum, created_at ON products DEFERRABLE INITIALLY
  DEFERRED FOR EACH ROW WHEN (old.sku IS DISTINCT FROM new.sku OR old.category_id IS DISTINCT FROM new.category_id OR old.name_en IS
  DISTINCT FROM new.name_en OR old.name_bn IS DISTINCT FROM new.name_bn OR old.weight_en IS DISTINCT FROM new.weight_en OR old.weight_bn IS
  DISTINCT FROM new.weight_bn OR old.description_en IS DISTINCT FROM new.description_en OR old.description_bn IS DISTINCT FROM
  new.description_bn OR old.nutrition_en IS DISTINCT FROM new.nutrition_en OR old.nutrition_bn IS DISTINCT FROM new.nutrition_bn OR
  old.brand IS DISTINCT FROM new.brand OR old.barcode IS DISTINCT FROM new.barcode OR old.maker IS DISTINCT FROM new.maker OR old.origin IS
  DISTINCT FROM new.origin OR old.ingredients_en IS DISTINCT FROM new.ingredients_en OR old.ingredients_bn IS DISTINCT FROM
  new.ingredients_bn OR old.storage IS DISTINCT FROM new.storage OR old.allergens IS DISTINCT FROM new.allergens OR old.shelf_life_days IS
  DISTINCT FROM new.shelf_life_days OR old.mrp_poisha IS DISTINCT FROM new.mrp_poisha OR old.image IS DISTINCT FROM new.image OR
  old.image_alt_en IS DISTINCT FROM new.image_alt_en OR old.image_alt_bn IS DISTINCT FROM new.image_alt_bn OR old.net_amount IS DISTINCT
  FROM new.net_amount OR old.net_unit IS DISTINCT FROM new.net_unit OR old.is_weighed IS DISTINCT FROM new.is_weighed OR old.is_perishable
  IS DISTINCT FROM new.is_perishable OR old.price_poisha IS DISTINCT FROM new.price_poisha OR old.original_price_poisha IS DISTINCT FROM
  new.original_price_poisha OR old.is_featured IS DISTINCT FROM new.is_featured OR old.is_new_arrival IS DISTINCT FROM new.is_new_arrival OR
  old.is_top_selling IS DISTINCT FROM new.is_top_selling OR old.is_archived IS DISTINCT FROM new.is_archived OR old.size_group <>
  new.size_group OR old.is_other_size <> new.is_other_size OR old."position" IS DISTINCT FROM new."position" OR old.review_count IS DISTINCT
  FROM new.review_count OR old.rating_count IS DISTINCT FROM new.rating_count OR old.rating_sum IS DISTINCT FROM new.rating_sum OR
  old.created_at IS DISTINCT FROM new.created_at OR old.offer_until IS DISTINCT FROM new.offer_until OR old.several_pieces IS DISTINCT FROM
  new.several_pieces OR old.several_poisha IS DISTINCT FROM new.several_poisha OR old.further_category_ids IS DISTINCT FROM
  new.further_category_ids) EXECUTE FUNCTION touch_product();
--> statement-breakpoint
drop trigger products_note_change_when_searched on products;
--> statement-breakpoint
create constraint trigger products_note_change_when_searched AFTER UPDATE OF regular_price_poisha, regular_original_poisha, name_en,
  name_bn, weight_en, weight_bn, category_id, further_category_ids, price_poisha, "position", image, is_featured, is_new_arrival,
  is_top_selling, review_count, created_at, original_price_poisha, is_archived, size_group, is_other_size, is_weighed, net_amount ON
  products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.name_en IS DISTINCT FROM new.name_en OR old.name_bn IS DISTINCT FROM
  new.name_bn OR old.weight_en IS DISTINCT FROM new.weight_en OR old.weight_bn IS DISTINCT FROM new.weight_bn OR old.category_id IS DISTINCT
  FROM new.category_id OR old.price_poisha IS DISTINCT FROM new.price_poisha OR old."position" IS DISTINCT FROM new."position" OR old.image
  IS DISTINCT FROM new.image OR old.is_featured IS DISTINCT FROM new.is_featured OR old.is_new_arrival IS DISTINCT FROM new.is_new_arrival
  OR old.is_top_selling IS DISTINCT FROM new.is_top_selling OR old.review_count IS DISTINCT FROM new.review_count OR old.created_at IS
  DISTINCT FROM new.created_at OR old.original_price_poisha IS DISTINCT FROM new.original_price_poisha OR old.is_archived IS DISTINCT FROM
  new.is_archived OR old.size_group <> new.size_group OR old.is_other_size <> new.is_other_size OR old.further_category_ids IS DISTINCT FROM
  new.further_category_ids OR (old.several_pieces IS NULL) IS DISTINCT FROM (new.several_pieces IS NULL) OR CASE WHEN old.is_weighed THEN
  old.net_amount ELSE NULL::integer END IS DISTINCT FROM CASE WHEN new.is_weighed THEN new.net_amount ELSE NULL::integer END) EXECUTE
  FUNCTION note_product_change();
