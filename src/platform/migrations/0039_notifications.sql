CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"event" text NOT NULL,
	"occurrence" bigint DEFAULT 0 NOT NULL,
	"channel" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '12 hours' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"recipient" text,
	"subject" text,
	"text" text,
	"reason" text,
	CONSTRAINT "notifications_once" UNIQUE("order_id","event","occurrence","channel"),
	CONSTRAINT "notifications_event" CHECK ("notifications"."event" in ('placed', 'confirmed', 'on_the_way', 'delivered', 'cancelled', 'changed')),
	CONSTRAINT "notifications_channel" CHECK ("notifications"."channel" in ('email', 'sms', 'shop')),
	CONSTRAINT "notifications_status" CHECK ("notifications"."status" in ('waiting', 'sent', 'unsent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sms_texts" (
	"event" text NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"is_sent" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sms_texts_event_language_pk" PRIMARY KEY("event","language")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "shop_details" ADD COLUMN "mails_orders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_waiting" ON "notifications" USING btree ("next_attempt_at") WHERE "notifications"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "notifications_by_status" ON "notifications" USING btree ("status","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_language" CHECK ("orders"."language" in ('en', 'bn'));--> statement-breakpoint
-- No page shows them, but every process keeps them beside the shop's details.
create constraint trigger sms_texts_raise_version
  after insert or update or delete on sms_texts
  deferrable initially deferred for each row execute function raise_catalogue_version();
