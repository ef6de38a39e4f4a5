-- The index knows brands and ratings.
create constraint trigger products_note_change_when_filtered after update of brand, rating_count, rating_sum on products
  deferrable initially deferred for each row when ((old.brand, floor(old.rating)) is distinct from (new.brand, floor(new.rating)))
  execute function note_product_change();
--> statement-breakpoint
-- As before, and "counts:" like "list:".
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
    from unnest(touched) as t (key) join category_paths on category_id = substring(key from '^(?:list|prices|counts):([0-9]+)$')::bigint
  );
  raised := raised_catalogue_version();
  insert into surrogate_keys (key, version) select distinct key, raised from unnest(touched) as t (key) where key <> all (done);
  perform set_config('tatka.keys_touched', array_to_string(done || touched, ' '), true);
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
