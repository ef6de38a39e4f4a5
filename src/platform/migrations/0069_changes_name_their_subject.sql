ALTER TABLE "order_edits" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_about" CHECK ("order_edits"."about" in ('time', 'place', 'contact'));