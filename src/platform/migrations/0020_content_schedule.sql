ALTER TABLE "advertisements" ADD COLUMN "visible_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "visible_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sliders" ADD COLUMN "visible_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sliders" ADD COLUMN "visible_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sliders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_dates" CHECK ("advertisements"."visible_from" < "advertisements"."visible_until");--> statement-breakpoint
ALTER TABLE "sliders" ADD CONSTRAINT "sliders_dates" CHECK ("sliders"."visible_from" < "sliders"."visible_until");--> statement-breakpoint
-- The last date that was reached, of all from which or until which shoppers see something. Whoever keeps answers asks for it
-- every second; nobody has to write when time alone changes what is shown, and the clock is the database's for every process.
create function last_date_reached() returns timestamptz language sql stable as $$
  select max(at) from (
    select visible_from as at from sliders union all select visible_until from sliders
    union all select visible_from from advertisements union all select visible_until from advertisements
  ) dates where at <= now()
$$;
