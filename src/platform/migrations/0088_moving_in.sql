CREATE TABLE "product_import_lines" (
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"cells" text[] NOT NULL,
	CONSTRAINT "product_import_lines_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "product_import_pictures" (
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"place" integer NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'staged' NOT NULL,
	"host" text NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"image" text,
	CONSTRAINT "product_import_pictures_import_id_row_place_pk" PRIMARY KEY("import_id","row","place"),
	CONSTRAINT "product_import_pictures_state" CHECK ("product_import_pictures"."state" in ('staged', 'waiting', 'fetched', 'failed', 'left_out'))
);
--> statement-breakpoint
ALTER TABLE "product_imports" DROP CONSTRAINT "product_imports_state";--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "format" text DEFAULT 'tatka' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "header" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "mapping" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "category_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "new_categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "created_categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_lines" ADD CONSTRAINT "product_import_lines_import" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_pictures" ADD CONSTRAINT "product_import_pictures_import" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_pictures_due" ON "product_import_pictures" USING btree ("due_at") WHERE "product_import_pictures"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_state" CHECK ("product_imports"."state" in ('reading', 'mapping', 'checked', 'merging', 'done', 'undoing', 'undone'));