ALTER TABLE "users" DROP CONSTRAINT "users_parts";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_idempotency_key" UNIQUE("idempotency_key");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_parts" CHECK ("users"."parts" <@ '{orders,catalogue,offers,content,customers,delivery}');