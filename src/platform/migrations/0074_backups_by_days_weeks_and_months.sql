ALTER TABLE "backup_plan" ADD COLUMN "weeks" integer DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "backup_plan" ADD COLUMN "months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "backup_plan" ADD CONSTRAINT "backup_plan_weeks" CHECK ("backup_plan"."weeks" between 0 and 366);--> statement-breakpoint
ALTER TABLE "backup_plan" ADD CONSTRAINT "backup_plan_months" CHECK ("backup_plan"."months" between 0 and 366);