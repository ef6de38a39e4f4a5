CREATE TABLE "backup_plan" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"hour" integer DEFAULT 3,
	"retention" integer DEFAULT 14 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "backup_plan_one_row" CHECK ("backup_plan"."only"),
	CONSTRAINT "backup_plan_hour" CHECK ("backup_plan"."hour" between 0 and 23),
	CONSTRAINT "backup_plan_retention" CHECK ("backup_plan"."retention" between 1 and 366)
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"host" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"file" text,
	"bytes" bigint,
	"failure" text,
	CONSTRAINT "backups_reason" CHECK ("backups"."reason" in ('schedule', 'admin', 'command')),
	CONSTRAINT "backups_end" CHECK (case when "backups"."ended_at" is null then num_nonnulls("backups"."file", "backups"."bytes", "backups"."failure") = 0
          else ("backups"."file" is null) = ("backups"."bytes" is null) and num_nonnulls("backups"."file", "backups"."failure") = 1 end)
);
--> statement-breakpoint
CREATE INDEX "backups_by_time" ON "backups" USING btree ("started_at");--> statement-breakpoint
insert into backup_plan default values;
