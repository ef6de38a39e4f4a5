CREATE TABLE "surrogate_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "surrogate_keys_by_version" ON "surrogate_keys" USING btree ("version");
--> statement-breakpoint
-- Notes what a change touches, under the version that its transaction raises. That locks the one row of the version first: so the
-- keys, which many transactions touch, are never waited for the other way round.
create function touch_keys(variadic touched text[]) returns void language plpgsql as $$
declare
  -- A large transaction touches the same keys again and again.
  done text[] := string_to_array(current_setting('tatka.keys_touched', true), ' ');
  raised bigint;
begin
  if touched <@ done then
    return;
  end if;
  raised := raised_catalogue_version();
  insert into surrogate_keys (key, version) select distinct key, raised from unnest(touched) as t (key)
  on conflict (key) do update set version = excluded.version, touched_at = now();
  perform set_config('tatka.keys_touched', array_to_string(done || touched, ' '), true);
end $$;
--> statement-breakpoint
-- Of a single product, `p` or `r` for its reviews. With more than a thousand in one transaction all pages fall.
create function touch_product_key(letter text, product bigint) returns void language plpgsql as $$
declare
  already int := coalesce(nullif(current_setting('tatka.products_touched', true), ''), '0')::int;
  raised bigint;
begin
  if already >= 1000 then
    perform touch_keys('everything');
    return;
  end if;
  raised := raised_catalogue_version();
  insert into surrogate_keys (key, version) values (letter || product, raised)
  on conflict (key) do update set version = excluded.version, touched_at = now();
  perform set_config('tatka.products_touched', (already + 1)::text, true);
end $$;
--> statement-breakpoint
-- For tables whose every change touches the same keys: the trigger's arguments.
create function touch_table() returns trigger language plpgsql as $$
begin
  perform touch_keys(variadic tg_argv);
  return null;
end $$;
--> statement-breakpoint
-- The lists that a product may stand in: of each set that it is in.
create function product_sets(one products) returns text[] language sql immutable as $$
  select case when one.id is null or one.is_archived then '{}' else array_remove(array[
    'all', one.category_id::text, case when one.is_featured then 'featured' end, case when one.is_new_arrival then 'new' end,
    case when one.is_top_selling then 'top' end, case when one.original_price_poisha > one.price_poisha then 'offers' end
  ], null) end
$$;
--> statement-breakpoint
create function touch_product() returns trigger language plpgsql as $$
declare
  one products := coalesce(new, old);
  before text[] := product_sets(old);
  after text[] := product_sets(new);
  sets text := array_to_string(before || after, ' ');
  touched text := 'products';
begin
  perform touch_product_key('p', one.id);
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
-- Its pictures, what was chosen to stand beside it; its reviews.
create function touch_product_of_row() returns trigger language plpgsql as $$
begin
  perform touch_product_key(tg_argv[0], coalesce(new.product_id, old.product_id));
  return null;
end $$;
--> statement-breakpoint
-- Without its review a reply is gone, too, and that touches the same key.
create function touch_reply() returns trigger language plpgsql as $$
begin
  perform touch_product_key('r', product_id) from reviews where id = coalesce(new.review_id, old.review_id);
  return null;
end $$;
--> statement-breakpoint
create or replace function show_verified_reviews() returns trigger language plpgsql as $$
begin
  perform touch_product_key('r', product_id) from (
    select distinct r.product_id from order_items i join reviews r on r.product_id = i.product_id
    where i.order_id = new.id and r.user_id = new.user_id
  ) reviewed;
  return null;
end $$;
--> statement-breakpoint
create or replace function show_renamed_reviewer() returns trigger language plpgsql as $$
begin
  perform touch_product_key('r', product_id) from (select distinct product_id from reviews where user_id = new.id) reviewed;
  return null;
end $$;
--> statement-breakpoint
-- Whatever the search index takes over may change what is found.
create or replace function note_product_change() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id, version)
  values (coalesce(new.id, old.id), raised_catalogue_version())
  on conflict (product_id) do update set version = excluded.version, changed_at = now();
  perform touch_keys('search');
  return null;
end $$;
--> statement-breakpoint
drop trigger products_raise_version on products;
--> statement-breakpoint
drop trigger products_raise_version_when_seen on products;
--> statement-breakpoint
create constraint trigger products_touch_pages
  after insert or delete on products
  deferrable initially deferred for each row execute function touch_product();
--> statement-breakpoint
-- Stock is shown only when few pieces are left, so an order of plentiful products leaves every page as it is.
create constraint trigger products_touch_pages_when_seen
  after update on products
  deferrable initially deferred for each row
  when (
    least(coalesce(old.stock, 1000), 6) <> least(coalesce(new.stock, 1000), 6)
    or (to_jsonb(old) - 'stock' - 'updated_at') is distinct from (to_jsonb(new) - 'stock' - 'updated_at')
  )
  execute function touch_product();
--> statement-breakpoint
drop trigger categories_raise_version on categories;
--> statement-breakpoint
create constraint trigger categories_touch_pages
  after insert or update or delete on categories
  deferrable initially deferred for each row execute function touch_table('categories', 'search');
--> statement-breakpoint
drop trigger sliders_raise_version on sliders;
--> statement-breakpoint
create constraint trigger sliders_touch_pages
  after insert or update or delete on sliders
  deferrable initially deferred for each row execute function touch_table('sliders');
--> statement-breakpoint
drop trigger advertisements_raise_version on advertisements;
--> statement-breakpoint
create constraint trigger advertisements_touch_pages
  after insert or update or delete on advertisements
  deferrable initially deferred for each row execute function touch_table('advertisements');
--> statement-breakpoint
drop trigger banners_raise_version on banners;
--> statement-breakpoint
create constraint trigger banners_touch_pages
  after insert or update or delete on banners
  deferrable initially deferred for each row execute function touch_table('banners');
--> statement-breakpoint
drop trigger notices_raise_version on notices;
--> statement-breakpoint
create constraint trigger notices_touch_pages
  after insert or update or delete on notices
  deferrable initially deferred for each row execute function touch_table('notices');
--> statement-breakpoint
drop trigger shop_details_raise_version on shop_details;
--> statement-breakpoint
create constraint trigger shop_details_touch_pages
  after insert or update or delete on shop_details
  deferrable initially deferred for each row execute function touch_table('shop');
--> statement-breakpoint
drop trigger delivery_areas_raise_version on delivery_areas;
--> statement-breakpoint
create constraint trigger delivery_areas_touch_pages
  after insert or update or delete on delivery_areas
  deferrable initially deferred for each row execute function touch_table('areas');
--> statement-breakpoint
drop trigger search_synonyms_raise_version on search_synonyms;
--> statement-breakpoint
create constraint trigger search_synonyms_touch_pages
  after insert or update or delete on search_synonyms
  deferrable initially deferred for each row execute function touch_table('search');
--> statement-breakpoint
drop trigger email_texts_raise_version on email_texts;
--> statement-breakpoint
create constraint trigger email_texts_touch_pages
  after insert or update or delete on email_texts
  deferrable initially deferred for each row execute function touch_table('texts');
--> statement-breakpoint
drop trigger sms_texts_raise_version on sms_texts;
--> statement-breakpoint
create constraint trigger sms_texts_touch_pages
  after insert or update or delete on sms_texts
  deferrable initially deferred for each row execute function touch_table('texts');
--> statement-breakpoint
drop trigger product_pictures_raise_version on product_pictures;
--> statement-breakpoint
create constraint trigger product_pictures_touch_pages
  after insert or update or delete on product_pictures
  deferrable initially deferred for each row execute function touch_product_of_row('p');
--> statement-breakpoint
drop trigger related_products_raise_version on related_products;
--> statement-breakpoint
create constraint trigger related_products_touch_pages
  after insert or update or delete on related_products
  deferrable initially deferred for each row execute function touch_product_of_row('p');
--> statement-breakpoint
drop trigger review_replies_raise_version on review_replies;
--> statement-breakpoint
create constraint trigger review_replies_touch_pages
  after insert or update or delete on review_replies
  deferrable initially deferred for each row execute function touch_reply();
--> statement-breakpoint
create constraint trigger reviews_touch_pages
  after insert or update or delete on reviews
  deferrable initially deferred for each row execute function touch_product_of_row('r');
--> statement-breakpoint
alter trigger users_raise_version_when_renamed on users rename to users_touch_pages_when_renamed;
--> statement-breakpoint
drop function raise_catalogue_version();
--> statement-breakpoint
-- A day begins in Dhaka, too, as if it were one of the dates: pages say which year it is.
create or replace function last_date_reached() returns timestamptz language sql stable as $$
  select max(at) from (
    select visible_from as at from sliders union all select visible_until from sliders
    union all select visible_from from advertisements union all select visible_until from advertisements
    union all select visible_from from banners union all select visible_until from banners
    union all select visible_from from notices union all select visible_until from notices
    union all select visible_from from categories union all select visible_until from categories
    union all select closed_from at time zone 'Asia/Dhaka' from shop_details
    union all select back_on at time zone 'Asia/Dhaka' from shop_details
    union all select date_trunc('day', now() at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka'
  ) dates where at <= now()
$$;
