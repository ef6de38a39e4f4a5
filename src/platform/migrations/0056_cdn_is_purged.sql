CREATE TABLE "cdn_purges" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp with time zone DEFAULT now() NOT NULL,
	"purged_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failure" text,
	CONSTRAINT "cdn_purges_one_row" CHECK ("cdn_purges"."only")
);
