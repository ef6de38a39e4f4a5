CREATE TABLE "journal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" bigint,
	"user_name" text,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"after" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "journal_of_subject" ON "journal" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "journal_of_user" ON "journal" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "journal_search" ON "journal" USING gin (("subject_name" || ' ' || coalesce("user_name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("id") WHERE "users"."role" <> 'user';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_parts" CHECK ("users"."parts" <@ '{orders,catalogue,content,customers}');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_parts_of_staff" CHECK (("users"."role" = 'staff') = (cardinality("users"."parts") > 0));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_blocked" CHECK ("users"."blocked_at" is null or "users"."role" = 'user');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'staff', 'admin'));
--> statement-breakpoint
-- Whoever could change the journal could hide what they did: its lines are only ever added. All that may go from one is the
-- name of a customer whose account is deleted.
create function refuse_journal_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is only ever added to' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger journal_is_append_only before delete or truncate on journal
  for each statement execute function refuse_journal_change();
--> statement-breakpoint
create trigger journal_lines_stay before update on journal
  for each row
  when (
    old.kind not in ('user', 'staff') or new.subject_name <> 'Deleted customer'
    or (to_jsonb(old) - 'subject_name') is distinct from (to_jsonb(new) - 'subject_name')
  )
  execute function refuse_journal_change();
