DROP INDEX "reviews_of_user";--> statement-breakpoint
CREATE INDEX "reviews_of_customer" ON "reviews" USING btree ("user_id","product_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "reviews" DROP COLUMN "verified_purchase";--> statement-breakpoint
-- Count and average of a product, counted anew: of each customer the newest rating. Whoever counts holds the product
-- first, in a statement of its own, so that of two at the same moment the second sees what the first has written.
create function count_reviews_of(product bigint) returns void language plpgsql as $$
begin
  perform from products where id = product for no key update;
  update products p set review_count = c.written, rating_count = c.rated, rating_sum = c.stars
  from (
    select count(*) as written, count(*) filter (where counts) as rated,
           coalesce(sum(rating) filter (where counts), 0) as stars
    from (
      select rating, rating is not null and id = max(id) filter (where rating is not null) over (partition by user_id) as counts
      from reviews where product_id = product
    ) r
  ) c
  where p.id = product
    and (p.review_count, p.rating_count, p.rating_sum) is distinct from (c.written, c.rated, c.stars);
end $$;
--> statement-breakpoint
create or replace function count_review() returns trigger language plpgsql as $$
begin
  perform count_reviews_of(case when tg_op = 'DELETE' then old.product_id else new.product_id end);
  return null;
end $$;
--> statement-breakpoint
drop trigger reviews_counted on reviews;
--> statement-breakpoint
create trigger reviews_counted after insert or delete or update of rating on reviews
  for each row execute function count_review();
--> statement-breakpoint
select count_reviews_of(id) from products where review_count > 0;
--> statement-breakpoint
-- A verified purchase is seen in pages that are kept: an order that is completed, or no longer is, changes those of its
-- goods that its customer has written about.
create function show_verified_reviews() returns trigger language plpgsql as $$
begin
  if exists (
    select from order_items i join reviews r on r.product_id = i.product_id
    where i.order_id = new.id and r.user_id = new.user_id
  ) then
    perform raised_catalogue_version();
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger orders_verify_reviews
  after update of status on orders
  deferrable initially deferred for each row
  when ((old.status = 'completed') <> (new.status = 'completed'))
  execute function show_verified_reviews();
