-- Shares out the discounts of orders so far, as `shareDiscount` does; in a migration of its own, as it reads all orders.
with item as (
  select i.id, i.order_id, i.product_id, o.discount_poisha as discount,
    coalesce(i.actual_poisha, i.price_poisha * i.quantity)::numeric as poisha,
    sum(coalesce(i.actual_poisha, i.price_poisha * i.quantity)) over (partition by i.order_id) as items
  from orders o join order_items i on i.order_id = o.id where o.discount_poisha > 0
), part as (
  select *, div(least(discount, items) * poisha, items) as share, mod(least(discount, items) * poisha, items) as remainder from item
), ranked as (
  select id, share, least(discount, items) - sum(share) over (partition by order_id) as missing,
    row_number() over (partition by order_id order by remainder desc, product_id nulls last, id) as rank
  from part
), on_fee as (
  update orders o set fee_discount_poisha = f.discount - f.items
  from (select distinct order_id, discount, items from item where discount > items) f where f.order_id = o.id
)
update order_items i set discount_poisha = r.share + (r.rank <= r.missing)::int from ranked r where r.id = i.id;
