-- As in 0019, with the stars of customers only who have a completed order with the product.
create or replace function count_reviews_of(product bigint) returns void language plpgsql as $$
begin
  perform from products where id = product for no key update;
  update products p set review_count = c.written, rating_count = c.rated, rating_sum = c.stars
  from (
    select count(*) as written, count(*) filter (where counts) as rated,
           coalesce(sum(rating) filter (where counts), 0) as stars
    from (
      select rating, rating is not null and id = newest and exists (
        select from orders o join order_items i on i.order_id = o.id
        where o.user_id = r.user_id and i.product_id = product and o.status = 'completed'
      ) as counts
      from (
        select id, user_id, rating, max(id) filter (where rating is not null) over (partition by user_id) as newest
        from reviews where product_id = product and hidden_at is null
      ) r
    ) r
  ) c
  where p.id = product
    and (p.review_count, p.rating_count, p.rating_sum) is distinct from (c.written, c.rated, c.stars);
end $$;
--> statement-breakpoint
-- A step of the writer's order with the product waits for the review, or the review for the step: otherwise neither would see the
-- other, and the stars would not count.
create or replace function count_review() returns trigger language plpgsql as $$
declare
  review reviews := case when tg_op = 'DELETE' then old else new end;
begin
  perform from orders o
  where o.user_id = review.user_id
    and exists (select from order_items i where i.order_id = o.id and i.product_id = review.product_id)
  order by o.id for share;
  perform count_reviews_of(review.product_id);
  return null;
end $$;
--> statement-breakpoint
create or replace function show_verified_reviews() returns trigger language plpgsql as $$
declare
  reviewed bigint;
begin
  for reviewed in
    select distinct r.product_id from order_items i join reviews r on r.product_id = i.product_id
    where i.order_id = new.id and r.user_id = new.user_id order by 1
  loop
    perform count_reviews_of(reviewed);
    perform touch_product_key('r', reviewed);
  end loop;
  return null;
end $$;
--> statement-breakpoint
select count_reviews_of(id) from products where rating_count > 0;
