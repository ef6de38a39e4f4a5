CREATE TABLE "event_log" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"deleted_to" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"subject" bigint NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "events_by_position" ON "events" USING btree ("position") WHERE "events"."position" is not null;--> statement-breakpoint
CREATE INDEX "events_without_position" ON "events" USING btree ("id") WHERE "events"."position" is null;
--> statement-breakpoint
--> statement-breakpoint
insert into event_log default values;
--> statement-breakpoint
-- Gives the committed events without a position theirs, one reader after another. A transaction that commits later gets later ones,
-- however early it began: no event appears below a position that was read. Ids are drawn at the end of a transaction, so their order is that of the commits.
create function number_events() returns void language plpgsql as $$
declare
  last bigint;
begin
  if not exists (select from events where position is null) then
    return;
  end if;
  select position into last from event_log for update;
  -- A new statement: it sees what was committed while it waited.
  with numbered as (
    update events e set position = last + n.row
    from (select id, row_number() over (order by id) as row from events where position is null order by id limit 50000) n
    where e.id = n.id and e.position is null
    returning e.position
  )
  update event_log set position = last + (select count(*) from numbered);
end $$;
--> statement-breakpoint
-- The names of the fields that differ, as the API calls them.
create function changed_fields(before jsonb, after jsonb, except_fields text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(regexp_replace(key, '_poisha$', '') order by key), '[]')
  from jsonb_each(after) as field (key, value)
  where value is distinct from before->key and key <> all(except_fields)
$$;
--> statement-breakpoint
create function write_order_event() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  if tg_op = 'INSERT' then
    insert into events (type, subject, data)
    values ('order.placed', new.id, jsonb_build_object('total', new.total_poisha / 100.0, 'by_staff', new.taken_by is not null));
    return null;
  end if;
  changed := changed_fields(to_jsonb(old), to_jsonb(new), '{status,fulfilment,mobile_e164,revision,fee_discount_poisha}');
  if changed <> '[]' or new.revision <> old.revision then
    insert into events (type, subject, data)
    values ('order.changed', new.id, jsonb_build_object(
      'changed', case when new.revision <> old.revision then changed || '["items"]' else changed end,
      'revision', new.revision, 'total', new.total_poisha / 100.0));
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger orders_write_first_event after insert on orders
  deferrable initially deferred for each row execute function write_order_event();
--> statement-breakpoint
create constraint trigger orders_write_event after update of address_details, mobile_no, total_poisha, revision, place, street, rider_note,
  area_id, slot_id, slot_day, slot_from, slot_to, fee_poisha, if_missing, rider_id, discount_poisha, discount_reason, offer_poisha on orders
  deferrable initially deferred for each row when (old.* is distinct from new.*) execute function write_order_event();
--> statement-breakpoint
create function write_step_event() returns trigger language plpgsql as $$
begin
  if new.to_status = 'cancelled' then
    insert into events (type, subject, data)
    values ('order.cancelled', new.order_id, jsonb_build_object('from', new.from_fulfilment, 'reason', new.reason));
  else
    insert into events (type, subject, data)
    values ('order.stepped', new.order_id,
      jsonb_build_object('from', new.from_fulfilment, 'to', new.to_fulfilment, 'outcome', new.outcome));
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger order_steps_write_event after insert on order_steps
  deferrable initially deferred for each row execute function write_step_event();
--> statement-breakpoint
create function write_payment_event() returns trigger language plpgsql as $$
begin
  -- A changed payment is taken back, and paid as it is now.
  if tg_op <> 'INSERT' then
    insert into events (type, subject, data)
    values ('order.payment_taken_back', old.order_id,
      jsonb_build_object('amount', (old.amount_poisha + old.other_poisha) / 100.0, 'cash', old.amount_poisha / 100.0));
  end if;
  if tg_op <> 'DELETE' then
    insert into events (type, subject, data)
    values ('order.paid', new.order_id,
      jsonb_build_object('amount', (new.amount_poisha + new.other_poisha) / 100.0, 'cash', new.amount_poisha / 100.0));
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger order_payments_write_first_event after insert or delete on order_payments
  deferrable initially deferred for each row execute function write_payment_event();
--> statement-breakpoint
create constraint trigger order_payments_write_event after update of amount_poisha, other_poisha on order_payments
  deferrable initially deferred for each row
  when ((old.amount_poisha, old.other_poisha) is distinct from (new.amount_poisha, new.other_poisha)) execute function write_payment_event();
--> statement-breakpoint
create function write_refund_event() returns trigger language plpgsql as $$
begin
  insert into events (type, subject, data)
  values (case tg_op when 'INSERT' then 'order.refunded' else 'order.refund_taken_back' end, new.order_id,
    jsonb_build_object('refund', new.id, 'amount', new.amount_poisha / 100.0, 'way', new.way));
  return null;
end $$;
--> statement-breakpoint
create constraint trigger order_refunds_write_first_event after insert on order_refunds
  deferrable initially deferred for each row execute function write_refund_event();
--> statement-breakpoint
create constraint trigger order_refunds_write_event after update of taken_back_at on order_refunds
  deferrable initially deferred for each row when (old.taken_back_at is null and new.taken_back_at is not null) execute function write_refund_event();
--> statement-breakpoint
create function write_product_event() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  if tg_op = 'UPDATE' then
    changed := changed_fields(to_jsonb(old), to_jsonb(new), '{stock,shared_stock,updated_at,search_text,rating,rating_count,rating_sum,review_count}');
    if changed <> '[]' then
      insert into events (type, subject, data) values ('product.changed', new.id, jsonb_build_object('changed', changed));
    end if;
  elsif tg_op = 'INSERT' then
    insert into events (type, subject, data) values ('product.created', new.id, jsonb_build_object('sku', new.sku));
  else
    insert into events (type, subject, data) values ('product.removed', old.id, jsonb_build_object('sku', old.sku));
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger products_write_first_event after insert or delete on products
  deferrable initially deferred for each row execute function write_product_event();
--> statement-breakpoint
-- Not where only the stock changes, as it does with each order: that is a movement.
create constraint trigger products_write_event after update of regular_price_poisha, regular_original_poisha, sku, category_id, further_category_ids, name_en, name_bn, weight_en, weight_bn, description_en, description_bn, nutrition_en, nutrition_bn, brand, barcode, maker, origin, ingredients_en, ingredients_bn, storage, allergens, shelf_life_days, mrp_poisha, image, image_alt_en, image_alt_bn, net_amount, net_unit, is_weighed, is_perishable, price_poisha, original_price_poisha, is_featured, is_new_arrival, is_top_selling, is_archived, size_group, is_other_size, "position", low_stock, shares_stock on products
  deferrable initially deferred for each row execute function write_product_event();
--> statement-breakpoint
create or replace function write_stock_movement() returns trigger language plpgsql as $$
declare
  cause jsonb := nullif(current_setting('tatka.stock_movement', true), '');
  change integer := coalesce(new.stock, 0) - coalesce(old.stock, 0);
begin
  if new.shares_stock then
    -- It joined the others without a stock of its own.
    if tg_op = 'INSERT' and exists (select from products where size_group = new.size_group and shares_stock and id < new.id) then
      return null;
    end if;
    -- Another size may have changed it since.
    select stock, shared_stock into new.stock, new.shared_stock from products where id = new.id;
  end if;
  insert into stock_movements (product_id, kind, change, stock_after, shared_after, counted_from, user_id, order_id, import_id, undoes, reason, key)
  values (
    new.id, coalesce(cause->>'kind', case tg_op when 'INSERT' then 'first' else 'changed' end),
    change, new.stock, new.shared_stock, (cause->>'counted_from')::integer,
    (cause->>'user')::bigint, (cause->>'order')::bigint, (cause->>'import')::bigint, (cause->>'undoes')::bigint,
    coalesce(cause->>'reason', ''), cause->>'key'
  );
  insert into events (type, subject, data)
  values ('stock.changed', new.id, jsonb_build_object(
    'stock', new.stock, 'change', change, 'cause', coalesce(cause->>'kind', case tg_op when 'INSERT' then 'first' else 'changed' end), 'order', cause->'order'));
  -- The other sizes have what is left of the shared stock.
  if new.shares_stock then
    insert into events (type, subject, data)
    select 'stock.changed', id, jsonb_build_object('stock', stock, 'cause', 'shared')
    from products where size_group = new.size_group and shares_stock and id <> new.id order by id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create function write_review_event() returns trigger language plpgsql as $$
begin
  insert into events (type, subject, data)
  values (case when tg_op = 'INSERT' then 'review.written' when new.hidden_at is null then 'review.restored' else 'review.hidden' end, new.id,
    jsonb_build_object('product', new.product_id, 'rating', new.rating));
  return null;
end $$;
--> statement-breakpoint
create constraint trigger reviews_write_first_event after insert on reviews
  deferrable initially deferred for each row execute function write_review_event();
--> statement-breakpoint
create constraint trigger reviews_write_event after update of hidden_at on reviews
  deferrable initially deferred for each row when ((old.hidden_at is null) <> (new.hidden_at is null)) execute function write_review_event();
--> statement-breakpoint
-- An event that has nothing but its type, the argument.
create function write_event() returns trigger language plpgsql as $$
begin
  insert into events (type, subject) values (tg_argv[0], new.id);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger custom_orders_write_event after insert on custom_orders
  deferrable initially deferred for each row execute function write_event('custom_order.sent');
--> statement-breakpoint
create constraint trigger contact_messages_write_event after insert on contact_messages
  deferrable initially deferred for each row execute function write_event('message.sent');
--> statement-breakpoint
create constraint trigger users_write_event after update of deleted_at on users
  deferrable initially deferred for each row when (old.deleted_at is null and new.deleted_at is not null) execute function write_event('customer.deleted');
