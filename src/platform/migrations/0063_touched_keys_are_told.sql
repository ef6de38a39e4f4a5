-- The connection that touches keys is told which, with its commit: the server that wrote invalidates what it stores before it answers,
-- without asking. INFO reaches the client whatever its client_min_messages, and no log.
create or replace function touch_keys(variadic touched text[]) returns void language plpgsql as $$
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
  insert into surrogate_keys (key, version) values (letter || product, raised)
  on conflict (key) do update set version = excluded.version, touched_at = now();
  perform set_config('tatka.products_touched', (already + 1)::text, true);
  raise info 'surrogate keys touched' using detail = raised || ' ' || letter || product;
end $$;
--> statement-breakpoint
-- A key of their own, so that the search index reads the lists beside the products only after a change of one.
drop trigger search_synonyms_touch_pages on search_synonyms;
--> statement-breakpoint
create constraint trigger search_synonyms_touch_pages
  after insert or update or delete on search_synonyms
  deferrable initially deferred for each row execute function touch_table('search', 'synonyms');
