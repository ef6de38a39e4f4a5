CREATE TABLE "api_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"per_minute" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "api_keys_token" UNIQUE("token_hash"),
	CONSTRAINT "api_keys_scopes" CHECK ("api_keys"."scopes" <@ '{orders:read,orders:write,catalogue:read,catalogue:write,content:read,content:write,customers:read,customers:write,delivery:read,delivery:write,stock:read,stock:write}' and cardinality("api_keys"."scopes") > 0),
	CONSTRAINT "api_keys_per_minute" CHECK ("api_keys"."per_minute" between 1 and 1200)
);
--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "key_id" bigint;--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "key_name" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_of_user" ON "api_keys" USING btree ("user_id");