CREATE TABLE "email_texts" (
	"email" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "email_texts_email_language_pk" PRIMARY KEY("email","language")
);
--> statement-breakpoint
CREATE TABLE "shop_details" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name_en" text,
	"name_bn" text,
	"address_en" text,
	"address_bn" text,
	"phone" text,
	"second_phone" text,
	"email" text,
	"dbid" text,
	"hours_en" text,
	"hours_bn" text,
	"minimum_poisha" bigint DEFAULT 0 NOT NULL,
	"closed_from" date,
	"back_on" date,
	"takes_orders" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_details_one_row" CHECK ("shop_details"."only"),
	CONSTRAINT "shop_details_minimum" CHECK ("shop_details"."minimum_poisha" >= 0),
	CONSTRAINT "shop_details_closed" CHECK (("shop_details"."closed_from" is null) = ("shop_details"."back_on" is null) and "shop_details"."closed_from" < "shop_details"."back_on" is not false)
);
--> statement-breakpoint
insert into shop_details default values;
--> statement-breakpoint
create constraint trigger shop_details_raise_version
  after insert or update or delete on shop_details
  deferrable initially deferred for each row execute function raise_catalogue_version();
--> statement-breakpoint
-- No page shows them, but every process keeps them beside the shop's details.
create constraint trigger email_texts_raise_version
  after insert or update or delete on email_texts
  deferrable initially deferred for each row execute function raise_catalogue_version();
--> statement-breakpoint
-- The days of a closed shop begin at midnight in Dhaka.
create or replace function last_date_reached() returns timestamptz language sql stable as $$
  select max(at) from (
    select visible_from as at from sliders union all select visible_until from sliders
    union all select visible_from from advertisements union all select visible_until from advertisements
    union all select closed_from at time zone 'Asia/Dhaka' from shop_details
    union all select back_on at time zone 'Asia/Dhaka' from shop_details
  ) dates where at <= now()
$$;
