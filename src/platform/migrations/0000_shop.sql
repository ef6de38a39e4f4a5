CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_bn" text NOT NULL,
	"icon" text NOT NULL,
	"tint" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_names_filled" CHECK ("categories"."name_en" <> '' and "categories"."name_bn" <> '')
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"category_id" bigint NOT NULL,
	"name_en" text NOT NULL,
	"name_bn" text NOT NULL,
	"weight_en" text DEFAULT '' NOT NULL,
	"weight_bn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_bn" text DEFAULT '' NOT NULL,
	"nutrition_en" text DEFAULT '' NOT NULL,
	"nutrition_bn" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"net_amount" integer,
	"net_unit" text,
	"price_poisha" bigint NOT NULL,
	"original_price_poisha" bigint,
	"stock" integer,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_new_arrival" boolean DEFAULT false NOT NULL,
	"is_top_selling" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rating" numeric(3, 2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name_en || ' ' || name_bn || ' ' || weight_en || ' ' || weight_bn)) STORED NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_names_filled" CHECK ("products"."name_en" <> '' and "products"."name_bn" <> ''),
	CONSTRAINT "products_price_positive" CHECK ("products"."price_poisha" > 0),
	CONSTRAINT "products_original_price_above" CHECK ("products"."original_price_poisha" > "products"."price_poisha"),
	CONSTRAINT "products_stock_never_below_zero" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_net_amount" CHECK (("products"."net_amount" is null) = ("products"."net_unit" is null)),
	CONSTRAINT "products_net_unit" CHECK ("products"."net_unit" in ('g', 'ml', 'pc') and "products"."net_amount" > 0),
	CONSTRAINT "products_rating" CHECK ("products"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "advertisements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advertisements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"image" text NOT NULL,
	"title_en" text NOT NULL,
	"title_bn" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_bn" text DEFAULT '' NOT NULL,
	"link" text,
	"button_text_en" text,
	"button_text_bn" text,
	"tint" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "advertisements_link_safe" CHECK ("advertisements"."link" ~ '^(/([^/\\]|$)|https?://)')
);
--> statement-breakpoint
CREATE TABLE "sliders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sliders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"image" text NOT NULL,
	"title_en" text NOT NULL,
	"title_bn" text NOT NULL,
	"subtitle_en" text DEFAULT '' NOT NULL,
	"subtitle_bn" text DEFAULT '' NOT NULL,
	"button_text_en" text DEFAULT 'Shop Now' NOT NULL,
	"button_text_bn" text DEFAULT 'বাজার করুন' NOT NULL,
	"link" text DEFAULT '/products' NOT NULL,
	"tint" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "sliders_link_safe" CHECK ("sliders"."link" ~ '^(/([^/\\]|$)|https?://)')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_known_as" UNIQUE("issuer","subject"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"product_id" bigint,
	"name_en" text NOT NULL,
	"name_bn" text NOT NULL,
	"weight_en" text NOT NULL,
	"weight_bn" text NOT NULL,
	"image" text NOT NULL,
	"tint" text NOT NULL,
	"price_poisha" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_items_once_per_product" UNIQUE("order_id","product_id"),
	CONSTRAINT "order_items_quantity_positive" CHECK ("order_items"."quantity" > 0),
	CONSTRAINT "order_items_price_positive" CHECK ("order_items"."price_poisha" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"address_details" text NOT NULL,
	"mobile_no" text NOT NULL,
	"mobile_e164" text,
	"payment_type" text DEFAULT 'cash' NOT NULL,
	"total_poisha" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_once_per_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'processing', 'completed', 'cancelled')),
	CONSTRAINT "orders_payment" CHECK ("orders"."payment_type" = 'cash'),
	CONSTRAINT "orders_total_positive" CHECK ("orders"."total_poisha" > 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "catalogue_version_one_row" CHECK ("catalogue_version"."only")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_in_order" ON "categories" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "products_featured_first" ON "products" USING btree ("is_featured" DESC NULLS LAST,"position","id");--> statement-breakpoint
CREATE INDEX "products_newest_first" ON "products" USING btree ("is_new_arrival" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_poisha","id");--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category_id","is_featured" DESC NULLS LAST,"position","id");--> statement-breakpoint
CREATE INDEX "products_of_category_by_price" ON "products" USING btree ("category_id","price_poisha","id");--> statement-breakpoint
CREATE INDEX "products_only_featured" ON "products" USING btree ("position","id") WHERE "products"."is_featured";--> statement-breakpoint
CREATE INDEX "products_only_new" ON "products" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "products"."is_new_arrival";--> statement-breakpoint
CREATE INDEX "products_only_top" ON "products" USING btree ("position","id") WHERE "products"."is_top_selling";--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "advertisements_in_order" ON "advertisements" USING btree ("is_active","position","id");--> statement-breakpoint
CREATE INDEX "sliders_in_order" ON "sliders" USING btree ("is_active","position","id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "order_items_of_product" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","id" DESC NULLS LAST);