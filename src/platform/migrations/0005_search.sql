CREATE TABLE "product_changes" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"term" text NOT NULL,
	"product_id" bigint DEFAULT 0 NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_counts_day_term_product_id_pk" PRIMARY KEY("day","term","product_id"),
	CONSTRAINT "search_counts_positive" CHECK ("search_counts"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"words" text[] NOT NULL,
	"kinds" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_changes_by_version" ON "product_changes" USING btree ("version");--> statement-breakpoint
CREATE INDEX "search_counts_of_product" ON "search_counts" USING btree ("product_id","day");