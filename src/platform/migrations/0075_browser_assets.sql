-- Older versions do not miss it: they serve the files of their own build alone.
CREATE TABLE "browser_assets" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- They are compressed already: PostgreSQL need not try again.
ALTER TABLE "browser_assets" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
