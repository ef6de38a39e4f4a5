-- Older versions do not miss it: they know no offers, and orders keep the discount that they read.
CREATE TABLE "offer_areas" (
	"offer_id" bigint NOT NULL,
	"area_id" bigint NOT NULL,
	CONSTRAINT "offer_areas_offer_id_area_id_pk" PRIMARY KEY("offer_id","area_id")
);
--> statement-breakpoint
CREATE TABLE "offer_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"offer_id" bigint NOT NULL,
	"max_uses" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_codes_max_uses" CHECK ("offer_codes"."max_uses" > 0)
);
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_percent_or_amount";--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_kind";--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_applies_to";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "is_cheapest_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "pieces" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "from_poisha" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "needs_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "max_uses" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "max_uses_per_customer" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "max_uses_per_mobile" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "is_first_order_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "offer_share_poisha" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "offer_share_price_poisha" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offer_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offer_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offer_poisha" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_areas" ADD CONSTRAINT "offer_areas_offer" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_areas" ADD CONSTRAINT "offer_areas_area" FOREIGN KEY ("area_id") REFERENCES "public"."delivery_areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_codes" ADD CONSTRAINT "offer_codes_offer" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_areas_of_area" ON "offer_areas" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "offer_codes_of_offer" ON "offer_codes" USING btree ("offer_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_offer" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_on_orders_by_time" ON "offers" USING gist (tstzrange("starts_at", "ends_at")) WHERE "offers"."kind" <> 'price' or "offers"."needs_code";--> statement-breakpoint
CREATE INDEX "orders_of_offer" ON "orders" USING btree ("offer_id","offer_code") WHERE "orders"."offer_id" is not null and "orders"."status" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_takes_off" CHECK (case when "offers"."kind" = 'delivery' then "offers"."percent" is null and not "offers"."is_cheapest_free"
          else num_nonnulls("offers"."percent", "offers"."amount_poisha", nullif("offers"."is_cheapest_free", false)) = 1 end);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_several" CHECK (("offers"."kind" = 'several') = ("offers"."pieces" is not null) and "offers"."pieces" between 2 and 20
          and ("offers"."kind" = 'several' or not "offers"."is_cheapest_free"));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_from" CHECK ("offers"."from_poisha" >= 0 and ("offers"."from_poisha" = 0 or "offers"."kind" in ('order', 'delivery')));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_limits" CHECK ("offers"."max_uses" > 0 and "offers"."max_uses_per_customer" > 0 and "offers"."max_uses_per_mobile" > 0);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_limits_of_prices" CHECK ("offers"."kind" <> 'price' or "offers"."needs_code" or not "offers"."is_first_order_only"
          and num_nonnulls("offers"."max_uses", "offers"."max_uses_per_customer", "offers"."max_uses_per_mobile") = 0);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_kind" CHECK ("offers"."kind" in ('price', 'several', 'order', 'delivery'));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_applies_to" CHECK ("offers"."applies_to" in ('all', 'categories', 'products', 'areas'));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_offer_share" CHECK (("order_items"."offer_share_poisha" is null) = ("order_items"."offer_share_price_poisha" is null)
          and "order_items"."offer_share_poisha" between 0 and "order_items"."offer_share_price_poisha");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_offer_takes_off" CHECK ("orders"."offer_poisha" >= 0);
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
  where o.kind = 'price' and not o.needs_code and tstzrange(o.starts_at, o.ends_at) @> at
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
--> statement-breakpoint
-- Why an order may not have an offer that has limits; null if it may. With `locking` it locks the offer first, so that orders count one
-- after the other: each statement of a volatile function sees what was committed before it.
create function refused_offer(offer bigint, given_code text, customer bigint, mobile text, locking boolean)
returns text language plpgsql as $$
declare
  one offers;
  code_uses integer;
begin
  if locking then
    perform from offers where id = offer for no key update;
  end if;
  select * into one from offers where id = offer and tstzrange(starts_at, ends_at) @> clock_timestamp();
  if not found then
    return 'over';
  end if;
  if one.needs_code then
    select max_uses into code_uses from offer_codes where code = given_code and offer_id = offer;
    if not found then
      return 'unknown';
    end if;
    if code_uses <= (select count(*) from orders where offer_id = offer and offer_code = given_code and status <> 'cancelled') then
      return 'used_up';
    end if;
  end if;
  if one.max_uses <= (select count(*) from orders where offer_id = offer and status <> 'cancelled') then
    return 'used_up';
  end if;
  if one.is_first_order_only
    and exists (select from orders where (user_id = customer or mobile_e164 = mobile) and status <> 'cancelled') then
    return 'not_first';
  end if;
  if one.max_uses_per_customer
      <= (select count(*) from orders where user_id = customer and offer_id = offer and status <> 'cancelled') then
    return 'used_by_customer';
  end if;
  if one.max_uses_per_mobile
      <= (select count(*) from orders where mobile_e164 = mobile and offer_id = offer and status <> 'cancelled') then
    return 'used_by_mobile';
  end if;
  return null;
end $$;