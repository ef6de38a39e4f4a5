CREATE TABLE "ignored_searches" (
	"term" text PRIMARY KEY NOT NULL,
	"ignored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;