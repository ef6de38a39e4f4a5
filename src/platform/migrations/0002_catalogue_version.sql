-- Whatever a shopper can see raises the version, in the transaction that changes it, and tells every process.
insert into catalogue_version default values;
--> statement-breakpoint
create function raise_catalogue_version() returns trigger language plpgsql as $$
declare
  raised bigint;
begin
  -- Once a transaction is enough, however many rows it touches.
  if current_setting('tatka.version_raised_in', true) is distinct from pg_current_xact_id()::text then
    perform set_config('tatka.version_raised_in', pg_current_xact_id()::text, true);
    update catalogue_version set version = version + 1 returning version into raised;
    perform pg_notify('catalogue', raised::text);
  end if;
  return null;
end $$;
--> statement-breakpoint
-- Deferred to the commit: a transaction then holds all its product locks before it asks for the one row of the
-- version, so that two orders can never wait for each other.
create constraint trigger products_raise_version
  after insert or delete on products
  deferrable initially deferred for each row execute function raise_catalogue_version();
--> statement-breakpoint
-- Stock is shown only when few pieces are left, so an order of plentiful goods leaves every cached page as it is.
create constraint trigger products_raise_version_when_seen
  after update on products
  deferrable initially deferred for each row
  when (
    least(coalesce(old.stock, 1000), 6) <> least(coalesce(new.stock, 1000), 6)
    or (to_jsonb(old) - 'stock' - 'updated_at') is distinct from (to_jsonb(new) - 'stock' - 'updated_at')
  )
  execute function raise_catalogue_version();
--> statement-breakpoint
create constraint trigger categories_raise_version
  after insert or update or delete on categories
  deferrable initially deferred for each row execute function raise_catalogue_version();
--> statement-breakpoint
create constraint trigger sliders_raise_version
  after insert or update or delete on sliders
  deferrable initially deferred for each row execute function raise_catalogue_version();
--> statement-breakpoint
create constraint trigger advertisements_raise_version
  after insert or update or delete on advertisements
  deferrable initially deferred for each row execute function raise_catalogue_version();
