-- Count and ratings of a product follow its reviews, in the same transaction and by increments, so that two reviews
-- at the same moment are both counted.
create function count_review() returns trigger language plpgsql as $$
declare
  step int := case when tg_op = 'INSERT' then 1 else -1 end;
  review reviews := case when tg_op = 'INSERT' then new else old end;
begin
  update products set
    review_count = review_count + step,
    rating_count = rating_count + case when review.rating is null then 0 else step end,
    rating_sum = rating_sum + step * coalesce(review.rating, 0)
  where id = review.product_id;
  return null;
end $$;
--> statement-breakpoint
create trigger reviews_counted after insert or delete on reviews for each row execute function count_review();
--> statement-breakpoint
-- A reply is seen by shoppers, too.
create constraint trigger review_replies_raise_version
  after insert or update or delete on review_replies
  deferrable initially deferred for each row execute function raise_catalogue_version();
