-- Raises the catalogue's version, once a transaction, and gives it. The version's row stays locked until the commit, so
-- versions become visible in their own order: whoever has seen version n has seen all that was changed under n or less.
create function raised_catalogue_version() returns bigint language plpgsql as $$
declare
  raised bigint;
begin
  if current_setting('tatka.version_raised_in', true) is distinct from pg_current_xact_id()::text then
    perform set_config('tatka.version_raised_in', pg_current_xact_id()::text, true);
    update catalogue_version set version = version + 1 returning version into raised;
    perform pg_notify('catalogue', raised::text);
  else
    select version into raised from catalogue_version;
  end if;
  return raised;
end $$;
--> statement-breakpoint
create or replace function raise_catalogue_version() returns trigger language plpgsql as $$
begin
  perform raised_catalogue_version();
  return null;
end $$;
--> statement-breakpoint
-- Notes a product as changed under the version that its transaction raises. A plain sequence would not do: its numbers are
-- taken early and may be committed late, and a reader that has gone past them never sees them.
create function note_product_change() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id, version)
  values (coalesce(new.id, old.id), raised_catalogue_version())
  on conflict (product_id) do update set version = excluded.version, changed_at = now();
  return null;
end $$;
--> statement-breakpoint
-- Deferred to the commit, as the version is: no transaction holds the version's row while it waits for a product.
create constraint trigger products_note_change
  after insert or delete on products
  deferrable initially deferred for each row execute function note_product_change();
--> statement-breakpoint
-- Only what the search index knows of a product; of the stock, whether there is any.
create constraint trigger products_note_change_when_searched
  after update on products
  deferrable initially deferred for each row
  when (
    (coalesce(old.stock, 1) = 0) <> (coalesce(new.stock, 1) = 0)
    or (old.name_en, old.name_bn, old.weight_en, old.weight_bn, old.category_id, old.price_poisha, old.position,
        old.is_featured, old.is_new_arrival, old.is_top_selling, old.review_count, old.created_at)
      is distinct from
       (new.name_en, new.name_bn, new.weight_en, new.weight_bn, new.category_id, new.price_poisha, new.position,
        new.is_featured, new.is_new_arrival, new.is_top_selling, new.review_count, new.created_at)
  )
  execute function note_product_change();
--> statement-breakpoint
create constraint trigger search_synonyms_raise_version
  after insert or update or delete on search_synonyms
  deferrable initially deferred for each row execute function raise_catalogue_version();
