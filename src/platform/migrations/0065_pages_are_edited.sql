CREATE TABLE "page_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"text_en" text NOT NULL,
	"text_bn" text NOT NULL,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_revisions_page" CHECK ("page_revisions"."page" in ('about', 'faq', 'privacy-policy', 'terms-of-service')),
	CONSTRAINT "page_revisions_length" CHECK (greatest(length("page_revisions"."text_en"), length("page_revisions"."text_bn")) <= 30000)
);
--> statement-breakpoint
ALTER TABLE "shop_details" ADD COLUMN "complaint_hours" integer DEFAULT 72 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_revisions_of_page" ON "page_revisions" USING btree ("page","id");--> statement-breakpoint
ALTER TABLE "shop_details" ADD CONSTRAINT "shop_details_complaint_hours" CHECK ("shop_details"."complaint_hours" between 1 and 720);--> statement-breakpoint
create constraint trigger page_revisions_touch_pages
  after insert or update or delete on page_revisions
  deferrable initially deferred for each row execute function touch_table('pages');
