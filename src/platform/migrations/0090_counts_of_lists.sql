-- The index knows brands and ratings.
create constraint trigger products_note_change_when_filtered after update of brand, rating_count, rating_sum on products
  deferrable initially deferred for each row when ((old.brand, floor(old.rating)) is distinct from (new.brand, floor(new.rating)))
  execute function note_product_change();
--> statement-breakpoint
-- As before, and "counts:" like "list:"; a transaction that touches a thousand keys makes every page stale.
create or replace function touch_keys(variadic touched text[]) returns void language plpgsql as $$
declare
  -- A large transaction touches the same keys again and again.
  done text[] := string_to_array(coalesce(current_setting('tatka.keys_touched', true), ''), ' ');
  raised bigint;
begin
  if touched <@ done then
    return;
  end if;
  if 'everything' = any (done) then
    -- Keys of lists would make only pages stale. The others also say what the search index reads again.
    touched := array(select key from unnest(touched) as t (key) where key !~ ':' and key <> all (done));
    if touched = '{}' then
      return;
    end if;
  elsif cardinality(done) >= 1000 then
    touched := touched || array['everything'];
  end if;
  -- The list of a category has the products of those within it. Not flattened, so that the index of categories is used.
  touched := touched || array(
    select substring(key from '^.+:') || ancestor_id
    from unnest(touched) as t (key), lateral (
      select ancestor_id from category_paths where category_id = substring(key from '^(?:list|prices|counts):([0-9]+)$')::bigint offset 0
    ) above
  );
  raised := raised_catalogue_version();
  insert into surrogate_keys (key, version) select distinct key, raised from unnest(touched) as t (key) where key <> all (done);
  done := done || touched;
  if 'everything' = any (done) then
    done := array(select distinct key from unnest(done) as t (key) where key !~ ':');
  end if;
  perform set_config('tatka.keys_touched', array_to_string(done, ' '), true);
  raise info 'surrogate keys touched' using detail = raised || ' ' || array_to_string(touched, ' ');
end $$;
--> statement-breakpoint
create function touch_counts() returns trigger language plpgsql as $$
begin
  perform touch_keys(variadic array(
    select 'counts:' || listed from unnest(array['all', old.category_id::text, new.category_id::text]
      || old.further_category_ids::text[] || new.further_category_ids::text[]) as t (listed) where listed is not null
  ));
  return null;
end $$;
--> statement-breakpoint
create constraint trigger products_touch_counts after insert or delete on products deferrable initially deferred for each row
  execute function touch_counts();
--> statement-breakpoint
create constraint trigger products_touch_counts_when_seen after update of brand, rating_count, rating_sum, category_id, further_category_ids,
  is_archived, size_group, is_other_size, is_weighed, regular_price_poisha, regular_original_poisha, price_poisha, original_price_poisha on products
  deferrable initially deferred for each row when ((old.brand, floor(old.rating), old.category_id, old.further_category_ids, old.is_archived, old.is_other_size,
  coalesce(old.original_price_poisha > old.price_poisha, false) or old.several_pieces is not null) is distinct from (new.brand,
  floor(new.rating), new.category_id, new.further_category_ids, new.is_archived, new.is_other_size,
  coalesce(new.original_price_poisha > new.price_poisha, false) or new.several_pieces is not null)) execute function touch_counts();
--> statement-breakpoint
create constraint trigger products_touch_counts_when_few after update of stock on products deferrable initially deferred for each row
  when (coalesce(old.stock = 0, false) <> coalesce(new.stock = 0, false)) execute function touch_counts();
