ALTER TABLE "phone_codes" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mobile_e164" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mobile_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mobile" UNIQUE("mobile_e164");--> statement-breakpoint
CREATE INDEX "users_mobile_search" ON "users" USING gin ("mobile_e164" gin_trgm_ops);