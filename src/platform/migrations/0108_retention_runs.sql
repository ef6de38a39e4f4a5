CREATE TABLE "retention_runs" (
	"kind" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone,
	"deleted" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
-- A request that was sent twice at once may have written its consent twice: the first counts.
DELETE FROM "consents" c USING "consents" f
WHERE c."kind" = 'policy' AND f."kind" = 'policy' AND f."user_id" = c."user_id" AND f."version" = c."version" AND f."id" < c."id";--> statement-breakpoint
CREATE UNIQUE INDEX "consents_to_policy_once" ON "consents" USING btree ("user_id","version") WHERE "consents"."kind" = 'policy';--> statement-breakpoint
CREATE INDEX "journal_by_time" ON "journal" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notifications_settled" ON "notifications" USING btree ("settled_at") WHERE "notifications"."settled_at" is not null;--> statement-breakpoint
-- The clean-up deletes lines of the journal after three years (src/platform/retention/days.ts); nobody deletes younger ones.
DROP TRIGGER "journal_is_append_only" ON "journal";--> statement-breakpoint
CREATE TRIGGER "journal_is_append_only" BEFORE TRUNCATE ON "journal" FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();--> statement-breakpoint
CREATE TRIGGER "journal_lines_stay_three_years" BEFORE DELETE ON "journal" FOR EACH ROW WHEN (old.at > now() - interval '1095 days') EXECUTE FUNCTION refuse_journal_change();--> statement-breakpoint
-- The privacy policy says how long backups are kept.
CREATE CONSTRAINT TRIGGER "backup_plan_touches_pages" AFTER INSERT OR DELETE OR UPDATE ON "backup_plan" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('pages');
