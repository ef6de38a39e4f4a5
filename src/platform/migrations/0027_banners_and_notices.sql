CREATE TABLE "banners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"image" text NOT NULL,
	"title_en" text NOT NULL,
	"title_bn" text NOT NULL,
	"subtitle_en" text DEFAULT '' NOT NULL,
	"subtitle_bn" text DEFAULT '' NOT NULL,
	"button_text_en" text DEFAULT 'Shop Now' NOT NULL,
	"button_text_bn" text DEFAULT 'বাজার করুন' NOT NULL,
	"link" text DEFAULT '/products' NOT NULL,
	"tint" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "banners_link_safe" CHECK ("banners"."link" ~ '^(/([^/\\]|$)|https?://)'),
	CONSTRAINT "banners_dates" CHECK ("banners"."visible_from" < "banners"."visible_until")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title_en" text NOT NULL,
	"title_bn" text NOT NULL,
	"link" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "notices_link_safe" CHECK ("notices"."link" ~ '^(/([^/\\]|$)|https?://)'),
	CONSTRAINT "notices_dates" CHECK ("notices"."visible_from" < "notices"."visible_until")
);
--> statement-breakpoint
create constraint trigger banners_raise_version
  after insert or update or delete on banners
  deferrable initially deferred for each row execute function raise_catalogue_version();
--> statement-breakpoint
create constraint trigger notices_raise_version
  after insert or update or delete on notices
  deferrable initially deferred for each row execute function raise_catalogue_version();
--> statement-breakpoint
create or replace function last_date_reached() returns timestamptz language sql stable as $$
  select max(at) from (
    select visible_from as at from sliders union all select visible_until from sliders
    union all select visible_from from advertisements union all select visible_until from advertisements
    union all select visible_from from banners union all select visible_until from banners
    union all select visible_from from notices union all select visible_until from notices
    union all select closed_from at time zone 'Asia/Dhaka' from shop_details
    union all select back_on at time zone 'Asia/Dhaka' from shop_details
  ) dates where at <= now()
$$;
--> statement-breakpoint
-- A shop that is open already keeps the two banners that stood in the code.
insert into banners (image, title_en, title_bn, subtitle_en, subtitle_bn, button_text_en, button_text_bn, link, tint, position)
select banner.* from (values
  ('/pictures/demo/banner-fruit.svg', '20% off seasonal fruits', 'মৌসুমি ফলে ২০% ছাড়', 'Mango, banana, pineapple',
   'আম, কলা, আনারস', 'See fruits', 'ফল দেখুন', '/products?category=1', 'oil-ghee', 0),
  ('/pictures/demo/banner-vegetables.svg', 'Organic vegetables', 'অর্গানিক শাকসবজি', 'Grown without chemicals in Savar',
   'সাভারে ফলানো, রাসায়নিক ছাড়া', 'See vegetables', 'সবজি দেখুন', '/products?category=1', 'fruit-vegetables', 1)
) banner where exists (select from categories);
