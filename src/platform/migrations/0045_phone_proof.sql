CREATE TABLE "phone_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"mobile_e164" text NOT NULL,
	"code_hash" text NOT NULL,
	"address" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_proofs" (
	"user_id" bigint NOT NULL,
	"mobile_e164" text NOT NULL,
	"proven_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_proofs_user_id_mobile_e164_pk" PRIMARY KEY("user_id","mobile_e164")
);
--> statement-breakpoint
ALTER TABLE "shop_details" ADD COLUMN "proves_phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_details" ADD COLUMN "codes_per_day" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_proofs" ADD CONSTRAINT "phone_proofs_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_codes_by_time" ON "phone_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "phone_codes_of_user" ON "phone_codes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "shop_details" ADD CONSTRAINT "shop_details_codes" CHECK ("shop_details"."codes_per_day" between 1 and 10000);