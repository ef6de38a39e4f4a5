ALTER TABLE "shop_details" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "shop_details" ADD COLUMN "messenger" text;