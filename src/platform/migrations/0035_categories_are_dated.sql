ALTER TABLE "categories" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "visible_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "visible_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_dates" CHECK ("categories"."visible_from" < "categories"."visible_until");
--> statement-breakpoint
create or replace function last_date_reached() returns timestamptz language sql stable as $$
  select max(at) from (
    select visible_from as at from sliders union all select visible_until from sliders
    union all select visible_from from advertisements union all select visible_until from advertisements
    union all select visible_from from banners union all select visible_until from banners
    union all select visible_from from notices union all select visible_until from notices
    union all select visible_from from categories union all select visible_until from categories
    union all select closed_from at time zone 'Asia/Dhaka' from shop_details
    union all select back_on at time zone 'Asia/Dhaka' from shop_details
  ) dates where at <= now()
$$;
