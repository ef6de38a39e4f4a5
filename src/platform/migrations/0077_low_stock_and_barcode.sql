-- Older versions do not miss it: they neither read nor write the columns, which may be empty.
ALTER TABLE "products" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock" integer;--> statement-breakpoint
CREATE INDEX "products_by_barcode" ON "products" USING btree ("barcode") WHERE "products"."barcode" <> '';--> statement-breakpoint
CREATE INDEX "order_steps_by_time" ON "order_steps" USING brin ("created_at");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock" CHECK ("products"."low_stock" >= 0);--> statement-breakpoint
create or replace function keep_short_product() returns trigger language plpgsql as $$
begin
  if new.stock <= coalesce(new.low_stock, 5) then
    insert into short_products (product_id, stock, category_id, position, is_archived)
    values (new.id, new.stock, new.category_id, new.position, new.is_archived)
    on conflict (product_id) do update
    set stock = excluded.stock, category_id = excluded.category_id, position = excluded.position, is_archived = excluded.is_archived;
  else
    delete from short_products where product_id = new.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger products_keep_short on products;
--> statement-breakpoint
create trigger products_keep_short after update of stock, low_stock, category_id, "position", is_archived on products for each row when (
  coalesce(old.stock <= coalesce(old.low_stock, 5), false) <> coalesce(new.stock <= coalesce(new.low_stock, 5), false)
  or new.stock <= coalesce(new.low_stock, 5) and (old.stock is distinct from new.stock or old.category_id is distinct from new.category_id
    or old."position" is distinct from new."position" or old.is_archived is distinct from new.is_archived)) execute function keep_short_product();
--> statement-breakpoint
drop trigger products_keep_short_at_first on products;
--> statement-breakpoint
create trigger products_keep_short_at_first after insert on products for each row when (new.stock <= coalesce(new.low_stock, 5))
  execute function keep_short_product();
