-- Older versions do not miss it: a trigger takes the regular price from the price that they write.
CREATE TABLE "offer_categories" (
	"offer_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	CONSTRAINT "offer_categories_offer_id_category_id_pk" PRIMARY KEY("offer_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "offer_products" (
	"offer_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	CONSTRAINT "offer_products_offer_id_product_id_pk" PRIMARY KEY("offer_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name_en" text NOT NULL,
	"name_bn" text NOT NULL,
	"percent" integer,
	"amount_poisha" bigint,
	"applies_to" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_kind" CHECK ("offers"."kind" in ('price')),
	CONSTRAINT "offers_applies_to" CHECK ("offers"."applies_to" in ('all', 'categories', 'products')),
	CONSTRAINT "offers_dates" CHECK ("offers"."starts_at" < "offers"."ends_at"),
	CONSTRAINT "offers_names_filled" CHECK ("offers"."name_en" <> '' and "offers"."name_bn" <> ''),
	CONSTRAINT "offers_percent_or_amount" CHECK (("offers"."percent" is null) <> ("offers"."amount_poisha" is null)),
	CONSTRAINT "offers_percent" CHECK ("offers"."percent" between 1 and 90),
	CONSTRAINT "offers_amount" CHECK ("offers"."amount_poisha" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"price_poisha" bigint NOT NULL,
	"regular_poisha" bigint NOT NULL,
	"offer_id" bigint
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "regular_price_poisha" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "regular_original_poisha" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_id" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "offer_id" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "regular_poisha" bigint;--> statement-breakpoint
ALTER TABLE "offer_categories" ADD CONSTRAINT "offer_categories_offer" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_categories" ADD CONSTRAINT "offer_categories_category" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_products" ADD CONSTRAINT "offer_products_offer" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_products" ADD CONSTRAINT "offer_products_product" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_categories_of_category" ON "offer_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "offer_products_of_product" ON "offer_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "offers_by_begin" ON "offers" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "offers_by_change" ON "offers" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "offers_by_time" ON "offers" USING gist (tstzrange("starts_at", "ends_at"));--> statement-breakpoint
CREATE INDEX "offers_by_end" ON "offers" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "product_prices_of_product" ON "product_prices" USING btree ("product_id","changed_at");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_offer" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_of_offer" ON "products" USING btree ("offer_id") WHERE "products"."offer_id" is not null;--> statement-breakpoint
CREATE INDEX "order_items_of_offer" ON "order_items" USING btree ("offer_id") WHERE "order_items"."offer_id" is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_regular_price" CHECK ("products"."regular_price_poisha" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_regular_original_above" CHECK ("products"."regular_original_poisha" > "products"."regular_price_poisha");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_offer_takes_off" CHECK (("order_items"."offer_id" is null) = ("order_items"."regular_poisha" is null) and "order_items"."regular_poisha" > "order_items"."price_poisha");
--> statement-breakpoint
-- The price that a product is sold at now: by the price offer that makes it cheapest, else the regular one. A percentage is rounded down
-- to whole taka; an offer that would leave less than one taka does not apply. The original price of an offer is the lowest regular price
-- that the product has had since 30 days before the offer began.
create function charged_price(one products, out price bigint, out original bigint, out offer bigint, out until timestamptz)
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
--> statement-breakpoint
create function set_charged_price() returns trigger language plpgsql as $$
begin
  -- Only versions without offers, and the demo, write the charged price: to them it is the regular one. Products from before
  -- price offers have no regular price yet.
  if coalesce(new.regular_price_poisha, 0) = 0 then
    new.regular_price_poisha := new.price_poisha;
    new.regular_original_poisha := new.original_price_poisha;
  elsif tg_op = 'UPDATE' then
    if new.price_poisha <> old.price_poisha and new.regular_price_poisha = old.regular_price_poisha then
      new.regular_price_poisha := new.price_poisha;
    end if;
    if new.original_price_poisha is distinct from old.original_price_poisha
      and new.regular_original_poisha is not distinct from old.regular_original_poisha then
      new.regular_original_poisha := new.original_price_poisha;
    end if;
  end if;
  select price, original, offer, until into new.price_poisha, new.original_price_poisha, new.offer_id, new.offer_until
  from charged_price(new);
  return new;
end $$;
--> statement-breakpoint
create trigger products_set_charged_price before insert or update of category_id, regular_price_poisha, regular_original_poisha,
  price_poisha, original_price_poisha on products for each row execute function set_charged_price();
--> statement-breakpoint
create function write_price() returns trigger language plpgsql as $$
begin
  insert into product_prices (product_id, price_poisha, regular_poisha, offer_id)
  values (new.id, new.price_poisha, new.regular_price_poisha, new.offer_id);
  return null;
end $$;
--> statement-breakpoint
create trigger products_write_first_price after insert on products for each row execute function write_price();
--> statement-breakpoint
create trigger products_write_price after update of category_id, regular_price_poisha, regular_original_poisha, price_poisha,
  original_price_poisha on products for each row when ((old.price_poisha, old.regular_price_poisha, old.offer_id) is distinct from
  (new.price_poisha, new.regular_price_poisha, new.offer_id)) execute function write_price();
--> statement-breakpoint
drop trigger products_touch_pages_when_seen on products;
--> statement-breakpoint
create constraint TRIGGER products_touch_pages_when_seen AFTER UPDATE OF regular_price_poisha, regular_original_poisha, sku, category_id,
  name_en, name_bn, weight_en, weight_bn, description_en, description_bn, nutrition_en, nutrition_bn, brand, image, image_alt_en,
  image_alt_bn, net_amount, net_unit, is_weighed, is_perishable, price_poisha, original_price_poisha, is_featured, is_new_arrival,
  is_top_selling, is_archived, "position", review_count, rating_count, rating_sum, created_at ON products DEFERRABLE INITIALLY DEFERRED FOR
  EACH ROW WHEN (old.offer_until IS DISTINCT FROM new.offer_until OR old.sku IS DISTINCT FROM new.sku OR old.category_id IS DISTINCT FROM
  new.category_id OR old.name_en IS DISTINCT FROM new.name_en OR old.name_bn IS DISTINCT FROM new.name_bn OR old.weight_en IS DISTINCT FROM
  new.weight_en OR old.weight_bn IS DISTINCT FROM new.weight_bn OR old.description_en IS DISTINCT FROM new.description_en OR
  old.description_bn IS DISTINCT FROM new.description_bn OR old.nutrition_en IS DISTINCT FROM new.nutrition_en OR old.nutrition_bn IS
  DISTINCT FROM new.nutrition_bn OR old.brand IS DISTINCT FROM new.brand OR old.image IS DISTINCT FROM new.image OR old.image_alt_en IS
  DISTINCT FROM new.image_alt_en OR old.image_alt_bn IS DISTINCT FROM new.image_alt_bn OR old.net_amount IS DISTINCT FROM new.net_amount OR
  old.net_unit IS DISTINCT FROM new.net_unit OR old.is_weighed IS DISTINCT FROM new.is_weighed OR old.is_perishable IS DISTINCT FROM
  new.is_perishable OR old.price_poisha IS DISTINCT FROM new.price_poisha OR old.original_price_poisha IS DISTINCT FROM
  new.original_price_poisha OR old.is_featured IS DISTINCT FROM new.is_featured OR old.is_new_arrival IS DISTINCT FROM new.is_new_arrival OR
  old.is_top_selling IS DISTINCT FROM new.is_top_selling OR old.is_archived IS DISTINCT FROM new.is_archived OR old."position" IS DISTINCT
  FROM new."position" OR old.review_count IS DISTINCT FROM new.review_count OR old.rating_count IS DISTINCT FROM new.rating_count OR
  old.rating_sum IS DISTINCT FROM new.rating_sum OR old.created_at IS DISTINCT FROM new.created_at) EXECUTE FUNCTION touch_product();
--> statement-breakpoint
drop trigger products_note_change_when_searched on products;
--> statement-breakpoint
create constraint TRIGGER products_note_change_when_searched AFTER UPDATE OF regular_price_poisha, regular_original_poisha, name_en,
  name_bn, weight_en, weight_bn, category_id, price_poisha, "position", image, is_featured, is_new_arrival, is_top_selling, review_count,
  created_at, original_price_poisha, is_archived, is_weighed, net_amount ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN
  (old.name_en IS DISTINCT FROM new.name_en OR old.name_bn IS DISTINCT FROM new.name_bn OR old.weight_en IS DISTINCT FROM new.weight_en OR
  old.weight_bn IS DISTINCT FROM new.weight_bn OR old.category_id IS DISTINCT FROM new.category_id OR old.price_poisha IS DISTINCT FROM
  new.price_poisha OR old."position" IS DISTINCT FROM new."position" OR old.image IS DISTINCT FROM new.image OR old.is_featured IS DISTINCT
  FROM new.is_featured OR old.is_new_arrival IS DISTINCT FROM new.is_new_arrival OR old.is_top_selling IS DISTINCT FROM new.is_top_selling
  OR old.review_count IS DISTINCT FROM new.review_count OR old.created_at IS DISTINCT FROM new.created_at OR old.original_price_poisha IS
  DISTINCT FROM new.original_price_poisha OR old.is_archived IS DISTINCT FROM new.is_archived OR
  case when old.is_weighed then old.net_amount end IS DISTINCT FROM case when new.is_weighed then new.net_amount end)
  EXECUTE FUNCTION note_product_change();
