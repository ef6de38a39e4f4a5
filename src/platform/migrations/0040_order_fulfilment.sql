CREATE TABLE "order_callers" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"call_again_at" timestamp with time zone,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_calls_outcome" CHECK ("order_calls"."outcome" in ('confirmed', 'no_answer', 'refused', 'changed')),
	CONSTRAINT "order_calls_again" CHECK (("order_calls"."outcome" = 'no_answer') = ("order_calls"."call_again_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_steps" DROP CONSTRAINT "order_steps_reason";--> statement-breakpoint
ALTER TABLE "order_edits" ADD COLUMN "taken_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "packed_by" bigint;--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "from_fulfilment" text;--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "to_fulfilment" text;--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fulfilment" text DEFAULT 'placed' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_details" ADD COLUMN "called_until" integer;--> statement-breakpoint
ALTER TABLE "order_callers" ADD CONSTRAINT "order_callers_order" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_callers" ADD CONSTRAINT "order_callers_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_order" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_calls_of_order" ON "order_calls" USING btree ("order_id","id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_packed_by" FOREIGN KEY ("packed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_mobile" ON "orders" USING btree ("mobile_e164","id");--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_outcome" CHECK ("order_steps"."outcome" in ('nobody_there', 'partly'));--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_reason" CHECK ("order_steps"."reason" is null or ("order_steps"."to_status" = 'cancelled'
          and "order_steps"."reason" in ('customer_asked', 'not_reached', 'out_of_stock', 'not_served', 'refused', 'other')));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fulfilment" CHECK ("orders"."fulfilment" in ('placed', 'confirmed', 'packed', 'on_the_way', 'delivered'));--> statement-breakpoint
update orders set fulfilment = case status when 'completed' then 'delivered' else 'confirmed' end
  where status in ('processing', 'completed');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fulfilment_fits" CHECK ("orders"."status" = 'cancelled' or "orders"."status" = case "orders"."fulfilment"
          when 'placed' then 'pending' when 'delivered' then 'completed' else 'processing' end);--> statement-breakpoint
ALTER TABLE "shop_details" ADD CONSTRAINT "shop_details_called_until" CHECK ("shop_details"."called_until" > 0);
--> statement-breakpoint
-- A status that is set alone, as by a server of the version before, takes the fulfilment along.
create function follow_status() returns trigger language plpgsql as $$
begin
  new.fulfilment := case new.status
    when 'pending' then 'placed' when 'processing' then 'confirmed' when 'completed' then 'delivered' else new.fulfilment end;
  return new;
end $$;
--> statement-breakpoint
create trigger orders_fulfilment_of_new before insert on orders
  for each row when (new.status <> 'pending' and new.fulfilment = 'placed')
  execute function follow_status();
--> statement-breakpoint
create trigger orders_fulfilment_follows before update of status on orders
  for each row when (new.status <> old.status and new.fulfilment = old.fulfilment)
  execute function follow_status();
