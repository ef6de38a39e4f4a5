-- Changes get the number of their transaction instead of one that all transactions raise in one row. Numbers of transactions are not
-- committed in their order: readers compare snapshots.
create function is_after(version bigint, seen pg_snapshot) returns boolean language sql stable as $$
  select version >= pg_snapshot_xmin(seen)::text::bigint
    -- A row that came with a copy of another database may have a number that is still to come.
    and version < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    and not pg_visible_in_snapshot(version::text::xid8, seen)
$$;
--> statement-breakpoint
create or replace function raised_catalogue_version() returns bigint language sql as $$
  select pg_current_xact_id()::text::bigint
$$;
--> statement-breakpoint
-- Until the next migration, with and without the primary key of surrogate_keys.
create or replace function touch_keys(variadic touched text[]) returns void language plpgsql as $$
declare
  raised bigint := raised_catalogue_version();
begin
  insert into surrogate_keys (key, version) select distinct key, raised from unnest(touched) as t (key) on conflict do nothing;
  update surrogate_keys set version = raised, touched_at = now() where key = any (touched) and version <> raised;
  raise info 'surrogate keys touched' using detail = raised || ' ' || array_to_string(touched, ' ');
end $$;
--> statement-breakpoint
create or replace function touch_product_key(letter text, product bigint) returns void language plpgsql as $$
begin
  perform touch_keys(letter || product);
end $$;
--> statement-breakpoint
ALTER TABLE "cdn_purges" ADD COLUMN "seen" text DEFAULT '1:1:' NOT NULL;
