-- Transactions that began before the last migration may still run a function that needs what is dropped here.
do $$
declare
  mine xid8 := pg_current_xact_id();
begin
  while exists (select from products) and exists (
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and age(backend_xid) > age(mine::xid)
  ) loop
    perform pg_sleep(0.02);
    perform pg_stat_clear_snapshot();
  end loop;
end $$;
--> statement-breakpoint
-- Rows are only added, so that transactions which touch the same keys do not wait for each other; and nothing is notified, which
-- would have them commit one after the other.
-- Older versions do not miss it: only functions of the database named this key, and 0072 replaced them.
alter table surrogate_keys drop constraint surrogate_keys_pkey;
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
  raised := raised_catalogue_version();
  insert into surrogate_keys (key, version) select distinct key, raised from unnest(touched) as t (key) where key <> all (done);
  perform set_config('tatka.keys_touched', array_to_string(done || touched, ' '), true);
  raise info 'surrogate keys touched' using detail = raised || ' ' || array_to_string(touched, ' ');
end $$;
--> statement-breakpoint
create or replace function touch_product_key(letter text, product bigint) returns void language plpgsql as $$
declare
  already int := coalesce(nullif(current_setting('tatka.products_touched', true), ''), '0')::int;
  raised bigint;
begin
  if already >= 1000 then
    perform touch_keys('everything');
    return;
  end if;
  raised := raised_catalogue_version();
  insert into surrogate_keys (key, version) values (letter || product, raised);
  perform set_config('tatka.products_touched', (already + 1)::text, true);
  raise info 'surrogate keys touched' using detail = raised || ' ' || letter || product;
end $$;
--> statement-breakpoint
-- As before; a change that moves nothing in a list, such as that of the stock, does not compare lists.
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
      old.created_at, old.price_poisha, old.original_price_poisha) is not distinct from (new.category_id, new.is_archived,
      new.is_featured, new.is_new_arrival, new.is_top_selling, new.position, new.created_at, new.price_poisha,
      new.original_price_poisha) then
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
-- What was raised before are other numbers.
delete from surrogate_keys;
--> statement-breakpoint
delete from product_changes;
--> statement-breakpoint
insert into surrogate_keys (key, version) values ('everything', raised_catalogue_version());
--> statement-breakpoint
-- Older versions do not miss it: a view takes its place in the same transaction.
drop table catalogue_version;
--> statement-breakpoint
-- For servers of the version before: a number that rises with what changes. They look each second, and may hear of a change that was
-- committed late only with the next one.
create view catalogue_version as select true as only, (select max(version) from surrogate_keys) as version;
