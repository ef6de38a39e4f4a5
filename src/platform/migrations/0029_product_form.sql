CREATE TABLE "product_pictures" (
	"product_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"image" text NOT NULL,
	"alt_en" text NOT NULL,
	"alt_bn" text NOT NULL,
	CONSTRAINT "product_pictures_product_id_place_pk" PRIMARY KEY("product_id","place")
);
--> statement-breakpoint
CREATE TABLE "related_products" (
	"product_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"related_id" bigint NOT NULL,
	CONSTRAINT "related_products_product_id_place_pk" PRIMARY KEY("product_id","place")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image_alt_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image_alt_bn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "related_products_of_related" ON "related_products" USING btree ("related_id");--> statement-breakpoint
create constraint trigger product_pictures_raise_version
  after insert or update or delete on product_pictures
  deferrable initially deferred for each row execute function raise_catalogue_version();
--> statement-breakpoint
create constraint trigger related_products_raise_version
  after insert or update or delete on related_products
  deferrable initially deferred for each row execute function raise_catalogue_version();
