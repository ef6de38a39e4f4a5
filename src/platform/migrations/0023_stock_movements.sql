CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"change" integer NOT NULL,
	"stock_after" integer,
	"counted_from" integer,
	"user_id" bigint,
	"order_id" bigint,
	"import_id" bigint,
	"undoes" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"key" text,
	CONSTRAINT "stock_movements_kind" CHECK ("stock_movements"."kind" in ('first', 'received', 'counted', 'lost', 'undone', 'order', 'cancelled', 'edited', 'import', 'import_undone', 'changed'))
);
--> statement-breakpoint
CREATE INDEX "stock_movements_of_product" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_by_time" ON "stock_movements" USING brin ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_undone_once" ON "stock_movements" USING btree ("undoes") WHERE "stock_movements"."undoes" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_once_per_key" ON "stock_movements" USING btree ("key") WHERE "stock_movements"."key" is not null;--> statement-breakpoint
-- Whoever changes a stock, this writes the movement: no statement can forget it. The cause is what the transaction said
-- (src/catalogue/stock/movement-cause.server.ts). Deferred to the commit, because an order takes its pieces before it has a number.
create function write_stock_movement() returns trigger language plpgsql as $$
declare
  cause jsonb := nullif(current_setting('tatka.stock_movement', true), '');
begin
  insert into stock_movements (product_id, kind, change, stock_after, counted_from, user_id, order_id, import_id, undoes, reason, key)
  values (
    new.id, coalesce(cause->>'kind', case tg_op when 'INSERT' then 'first' else 'changed' end),
    coalesce(new.stock, 0) - coalesce(old.stock, 0), new.stock, (cause->>'counted_from')::integer, (cause->>'user')::bigint,
    (cause->>'order')::bigint, (cause->>'import')::bigint, (cause->>'undoes')::bigint, coalesce(cause->>'reason', ''), cause->>'key'
  );
  return null;
end $$;
--> statement-breakpoint
create constraint trigger products_write_first_movement
  after insert on products
  deferrable initially deferred for each row when (new.stock is not null) execute function write_stock_movement();
--> statement-breakpoint
create constraint trigger products_write_movement
  after update on products
  deferrable initially deferred for each row when (old.stock is distinct from new.stock) execute function write_stock_movement();
--> statement-breakpoint
-- Movements are only ever added; they go with their product alone.
create function refuse_movement_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    if not exists (select from products where id = old.product_id) then
      return old;
    end if;
  end if;
  raise exception 'stock movements are only ever added' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger stock_movements_stay before update or delete on stock_movements
  for each row execute function refuse_movement_change();
--> statement-breakpoint
create trigger stock_movements_are_append_only before truncate on stock_movements
  for each statement execute function refuse_movement_change();
--> statement-breakpoint
create function forget_stock_movements() returns trigger language plpgsql as $$
begin
  delete from stock_movements where product_id in (select id from gone);
  return null;
end $$;
--> statement-breakpoint
create trigger products_forget_movements after delete on products
  referencing old table as gone for each statement execute function forget_stock_movements();
--> statement-breakpoint
-- What is in stock today begins the account.
insert into stock_movements (product_id, kind, change, stock_after)
select id, 'first', stock, stock from products where stock is not null order by id;
