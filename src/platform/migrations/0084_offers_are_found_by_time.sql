-- Older versions do not miss it: these are indexes that they do not use, and the same function.
CREATE INDEX "offers_by_begin" ON "offers" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "offers_by_change" ON "offers" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "offers_by_time" ON "offers" USING gist (tstzrange("starts_at", "ends_at"));
--> statement-breakpoint
create or replace function charged_price(one products, out price bigint, out original bigint, out offer bigint, out until timestamptz)
language plpgsql as $$
declare
  best record;
  -- In a variable: an index cannot be searched for the result of a volatile function.
  at timestamptz := clock_timestamp();
begin
  select o.id, o.starts_at, o.ends_at, lowered.price into best
  from offers o, lateral (
    select case when o.percent is null then one.regular_price_poisha - o.amount_poisha
      else one.regular_price_poisha * (100 - o.percent) / 10000 * 100 end as price
  ) lowered
  where o.kind = 'price' and tstzrange(o.starts_at, o.ends_at) @> at
    and (o.applies_to = 'all'
      or o.applies_to = 'categories'
        and exists (select from offer_categories c where c.offer_id = o.id and c.category_id = one.category_id)
      or o.applies_to = 'products' and exists (select from offer_products p where p.offer_id = o.id and p.product_id = one.id))
    and lowered.price >= 100 and lowered.price < one.regular_price_poisha
  order by lowered.price, o.id limit 1;
  price := coalesce(best.price, one.regular_price_poisha);
  offer := best.id;
  until := best.ends_at;
  original := one.regular_original_poisha;
  if offer is not null then
    select least(one.regular_price_poisha, min(h.regular_poisha)) into original from (
      (select regular_poisha from product_prices
       where product_id = one.id and changed_at <= best.starts_at - interval '30 days' order by changed_at desc, id desc limit 1)
      union all
      select regular_poisha from product_prices where product_id = one.id and changed_at > best.starts_at - interval '30 days'
    ) h;
    if original <= price then
      original := null;
    end if;
  end if;
end $$;
