CREATE TABLE "cart_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"lines" jsonb NOT NULL,
	"made_by" bigint,
	"opened" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_links_code" UNIQUE("code"),
	CONSTRAINT "cart_links_opened" CHECK ("cart_links"."opened" >= 0)
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_way";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cart_link" text;--> statement-breakpoint
ALTER TABLE "cart_links" ADD CONSTRAINT "cart_links_made_by" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_links_of_staff" ON "cart_links" USING btree ("id") WHERE "cart_links"."made_by" is not null;--> statement-breakpoint
CREATE INDEX "cart_links_by_end" ON "cart_links" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "orders_of_cart_link" ON "orders" USING btree ("cart_link") WHERE "orders"."cart_link" is not null;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_way" CHECK ("consents"."way" in ('password', 'google', 'mobile', 'order', 'account', 'phone'));