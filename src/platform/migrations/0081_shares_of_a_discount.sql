-- Older versions do not miss it: they neither read nor write the columns.
ALTER TABLE "order_items" ADD COLUMN "discount_poisha" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee_discount_poisha" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_discount" CHECK ("order_items"."discount_poisha" between 0 and coalesce("order_items"."actual_poisha", "order_items"."price_poisha"::numeric * "order_items"."quantity"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fee_discount" CHECK ("orders"."fee_discount_poisha" >= 0);--> statement-breakpoint
create function lower_share() returns trigger language plpgsql as $$
begin
  new.discount_poisha = coalesce(new.actual_poisha, new.price_poisha * new.quantity);
  return new;
end $$;
--> statement-breakpoint
create trigger order_items_lower_share before update of quantity, actual_poisha on order_items for each row when (
  new.discount_poisha > coalesce(new.actual_poisha, new.price_poisha::numeric * new.quantity)) execute function lower_share();
