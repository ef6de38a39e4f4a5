CREATE TABLE "marks" (
	"name" text PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Shops of before that hold goods were filled, by the demo or by their keeper.
insert into marks (name) select 'demo' where exists (select from categories);
