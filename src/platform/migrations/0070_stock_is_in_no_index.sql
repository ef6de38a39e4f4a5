CREATE TABLE "short_products" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"stock" integer NOT NULL,
	"category_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"is_archived" boolean NOT NULL
);
--> statement-breakpoint
-- First what needs the whole lock on products, so that nothing waits for a stronger one while it holds another.
drop trigger products_touch_pages_when_seen on products;
--> statement-breakpoint
create function keep_short_product() returns trigger language plpgsql as $$
begin
  if new.stock <= 5 then
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
create trigger products_keep_short_at_first
  after insert on products
  for each row when (new.stock <= 5) execute function keep_short_product();
--> statement-breakpoint
-- A stock that nobody counts is more than few.
create trigger products_keep_short
  after update of stock, category_id, position, is_archived on products
  for each row when (
    least(coalesce(old.stock, 1000), 6) <> least(coalesce(new.stock, 1000), 6)
    or new.stock <= 5 and (old.category_id, old.position, old.is_archived)
      is distinct from (new.category_id, new.position, new.is_archived)
  )
  execute function keep_short_product();
--> statement-breakpoint
insert into short_products (product_id, stock, category_id, position, is_archived)
select id, stock, category_id, position, is_archived from products where stock <= 5;
--> statement-breakpoint
ALTER TABLE "short_products" ADD CONSTRAINT "short_products_product" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "short_products_in_order" ON "short_products" USING btree ("stock","category_id","position","product_id");
--> statement-breakpoint
-- An index that holds the stock, or asks for it, makes every order write to all indexes of its products.
drop index products_short;
--> statement-breakpoint
-- Room on each page for the next versions of its rows; it comes with new pages, and as rows move.
alter table products set (fillfactor = 70);
--> statement-breakpoint
create constraint trigger products_touch_pages_when_seen
  after update of
    sku, category_id, name_en, name_bn, weight_en, weight_bn, description_en, description_bn, nutrition_en, nutrition_bn, image,
    image_alt_en, image_alt_bn, net_amount, net_unit, is_weighed, is_perishable, price_poisha, original_price_poisha, is_featured,
    is_new_arrival, is_top_selling, is_archived, position, review_count, rating_count, rating_sum, created_at
  on products
  deferrable initially deferred for each row
  when (
    (old.sku, old.category_id, old.name_en, old.name_bn, old.weight_en, old.weight_bn, old.description_en, old.description_bn,
     old.nutrition_en, old.nutrition_bn, old.image, old.image_alt_en, old.image_alt_bn, old.net_amount, old.net_unit,
     old.is_weighed, old.is_perishable, old.price_poisha, old.original_price_poisha, old.is_featured, old.is_new_arrival,
     old.is_top_selling, old.is_archived, old.position, old.review_count, old.rating_count, old.rating_sum, old.created_at)
    is distinct from
    (new.sku, new.category_id, new.name_en, new.name_bn, new.weight_en, new.weight_bn, new.description_en, new.description_bn,
     new.nutrition_en, new.nutrition_bn, new.image, new.image_alt_en, new.image_alt_bn, new.net_amount, new.net_unit,
     new.is_weighed, new.is_perishable, new.price_poisha, new.original_price_poisha, new.is_featured, new.is_new_arrival,
     new.is_top_selling, new.is_archived, new.position, new.review_count, new.rating_count, new.rating_sum, new.created_at)
  )
  execute function touch_product();
--> statement-breakpoint
-- Stock is shown only when few pieces are left, so an order of plentiful products leaves every page as it is.
create constraint trigger products_touch_pages_when_few
  after update of stock on products
  deferrable initially deferred for each row
  when (least(coalesce(old.stock, 1000), 6) <> least(coalesce(new.stock, 1000), 6))
  execute function touch_product();
--> statement-breakpoint
drop trigger products_note_change_when_searched on products;
--> statement-breakpoint
create constraint trigger products_note_change_when_searched
  after update of
    name_en, name_bn, weight_en, weight_bn, category_id, price_poisha, position, image, is_featured, is_new_arrival,
    is_top_selling, review_count, created_at, original_price_poisha, is_archived, is_weighed, net_amount
  on products
  deferrable initially deferred for each row
  when (
    (old.name_en, old.name_bn, old.weight_en, old.weight_bn, old.category_id, old.price_poisha, old.position, old.image,
     old.is_featured, old.is_new_arrival, old.is_top_selling, old.review_count, old.created_at, old.original_price_poisha,
     old.is_archived,
     case when old.is_weighed then old.net_amount end)
    is distinct from
    (new.name_en, new.name_bn, new.weight_en, new.weight_bn, new.category_id, new.price_poisha, new.position, new.image,
     new.is_featured, new.is_new_arrival, new.is_top_selling, new.review_count, new.created_at, new.original_price_poisha,
     new.is_archived,
     case when new.is_weighed then new.net_amount end)
  )
  execute function note_product_change();
--> statement-breakpoint
create constraint trigger products_note_change_when_few
  after update of stock on products
  deferrable initially deferred for each row
  when (least(coalesce(old.stock, 1000), 6) <> least(coalesce(new.stock, 1000), 6))
  execute function note_product_change();
--> statement-breakpoint
drop trigger products_write_movement on products;
--> statement-breakpoint
create constraint trigger products_write_movement
  after update of stock on products
  deferrable initially deferred for each row when (old.stock is distinct from new.stock) execute function write_stock_movement();
