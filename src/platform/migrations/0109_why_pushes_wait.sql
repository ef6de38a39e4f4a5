ALTER TABLE "order_pushes" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_pushes" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "failure" text;