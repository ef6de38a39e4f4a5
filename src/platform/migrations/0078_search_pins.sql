-- Older versions do not miss it: they only put no product first.
CREATE TABLE "search_pins" (
	"term" text NOT NULL,
	"product_id" bigint NOT NULL,
	"pinned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_pins_term_product_id_pk" PRIMARY KEY("term","product_id")
);
--> statement-breakpoint
ALTER TABLE "search_pins" ADD CONSTRAINT "search_pins_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_pins_of_product" ON "search_pins" USING btree ("product_id");
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER search_pins_touch_pages AFTER INSERT OR DELETE OR UPDATE ON search_pins DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION touch_table('search', 'synonyms');
