ALTER TABLE "shop_details" ADD COLUMN "new_customer_orders" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_details" ADD COLUMN "new_customer_pieces" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_details" ADD CONSTRAINT "shop_details_new_customer_orders" CHECK ("shop_details"."new_customer_orders" between 1 and 1000);--> statement-breakpoint
ALTER TABLE "shop_details" ADD CONSTRAINT "shop_details_new_customer_pieces" CHECK ("shop_details"."new_customer_pieces" between 1 and 10000);--> statement-breakpoint
-- The open orders of a customer without a delivered order, or to a number that nothing was delivered to, whichever are more; no row for any
-- other customer. The locks make such orders wait for each other: each statement of the function sees what was committed before it began.
create function open_orders_of_new_customer(customer bigint, mobile text, wanted bigint[], except_order bigint)
  returns table (orders int, pieces jsonb) language plpgsql as $$
begin
  if exists (select from orders o where o.user_id = customer and o.status = 'completed') then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('orders of ' || customer, 0));
  perform pg_advisory_xact_lock(hashtextextended('orders to ' || mobile, 0));
  return query
    with open_orders as (
      select o.id, o.user_id = customer as is_own,
             o.mobile_e164 = mobile and not exists (
               select from orders d where d.mobile_e164 = mobile and d.status = 'completed') as is_to_number
      from orders o
      where (o.user_id = customer or o.mobile_e164 = mobile) and o.status in ('pending', 'processing')
        and o.id is distinct from except_order
    ), counted as (
      select i.product_id, greatest(coalesce(sum(i.quantity) filter (where o.is_own), 0),
                                    coalesce(sum(i.quantity) filter (where o.is_to_number), 0)) as quantity
      from open_orders o join order_items i on i.order_id = o.id where i.product_id = any(wanted) group by i.product_id
    )
    select (select greatest(count(*) filter (where is_own), count(*) filter (where is_to_number)) from open_orders)::int,
           (select coalesce(jsonb_object_agg(product_id, quantity), '{}') from counted);
end $$;
