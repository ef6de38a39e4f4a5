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
DO $$ BEGIN
  LOCK TABLE "consents" IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM "consents" c USING "consents" f
  WHERE c."kind" = 'policy' AND f."kind" = 'policy' AND f."user_id" = c."user_id" AND f."version" = c."version" AND f."id" < c."id";
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_to_policy_once" ON "consents" USING btree ("user_id","version") WHERE "consents"."kind" = 'policy';--> statement-breakpoint
CREATE INDEX "notifications_settled" ON "notifications" USING btree ("settled_at") WHERE "notifications"."settled_at" is not null;--> statement-breakpoint
-- Limits are stored under a hash of an email address: src/platform/http/limits/stored-key.server.ts.
UPDATE "rate_limits" l SET "key" = (
  SELECT string_agg(CASE WHEN part LIKE '%@%' THEN '#' || rtrim(translate(encode(sha256(convert_to(part, 'UTF8')), 'base64'), '+/', '-_'), '=') ELSE part END, ':' ORDER BY place)
  FROM unnest(string_to_array(l."key", ':')) WITH ORDINALITY AS parts(part, place)
) WHERE "key" LIKE '%@%';--> statement-breakpoint
-- The privacy policy says how long backups are kept.
CREATE CONSTRAINT TRIGGER "backup_plan_touches_pages" AFTER INSERT OR DELETE OR UPDATE ON "backup_plan" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('pages');
