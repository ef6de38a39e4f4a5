ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
CREATE INDEX "reviews_hidden_ones" ON "reviews" USING btree ("id") WHERE "reviews"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_search" ON "reviews" USING gin ("review_details" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden" CHECK (("reviews"."hidden_at" is null) = ("reviews"."hidden_reason" is null));
--> statement-breakpoint
-- As in 0010, without the reviews that staff have hidden: they stand in no count and give no stars.
create or replace function count_reviews_of(product bigint) returns void language plpgsql as $$
begin
  perform from products where id = product for no key update;
  update products p set review_count = c.written, rating_count = c.rated, rating_sum = c.stars
  from (
    select count(*) as written, count(*) filter (where counts) as rated,
           coalesce(sum(rating) filter (where counts), 0) as stars
    from (
      select rating, rating is not null and id = max(id) filter (where rating is not null) over (partition by user_id) as counts
      from reviews where product_id = product and hidden_at is null
    ) r
  ) c
  where p.id = product
    and (p.review_count, p.rating_count, p.rating_sum) is distinct from (c.written, c.rated, c.stars);
end $$;
--> statement-breakpoint
drop trigger reviews_counted on reviews;
--> statement-breakpoint
create trigger reviews_counted after insert or delete or update of rating, hidden_at on reviews
  for each row execute function count_review();
