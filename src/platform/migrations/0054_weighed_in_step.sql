-- A suggestion says the step of what is sold by weight: it has to reach the index as the price does.
drop trigger products_note_change_when_searched on products;
--> statement-breakpoint
create constraint trigger products_note_change_when_searched
  after update on products
  deferrable initially deferred for each row
  when (
    least(coalesce(old.stock, 1000), 6) <> least(coalesce(new.stock, 1000), 6)
    or (old.name_en, old.name_bn, old.weight_en, old.weight_bn, old.category_id, old.price_poisha, old.position, old.image,
        old.is_featured, old.is_new_arrival, old.is_top_selling, old.review_count, old.created_at, old.original_price_poisha,
        old.is_archived, case when old.is_weighed then old.net_amount end)
      is distinct from
       (new.name_en, new.name_bn, new.weight_en, new.weight_bn, new.category_id, new.price_poisha, new.position, new.image,
        new.is_featured, new.is_new_arrival, new.is_top_selling, new.review_count, new.created_at, new.original_price_poisha,
        new.is_archived, case when new.is_weighed then new.net_amount end)
  )
  execute function note_product_change();
