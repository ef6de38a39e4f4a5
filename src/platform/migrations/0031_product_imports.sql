CREATE TABLE "product_import_rows" (
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"sku" text NOT NULL,
	"state" text NOT NULL,
	"cells" jsonb NOT NULL,
	"problem" jsonb,
	"product_id" bigint,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "product_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "product_import_rows_state" CHECK ("product_import_rows"."state" in ('new', 'change', 'same', 'wrong', 'left_out', 'merged', 'overtaken', 'undone', 'stayed'))
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"unknown_columns" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "product_imports_state" CHECK ("product_imports"."state" in ('reading', 'checked', 'merging', 'done', 'undoing', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_rows_to_do" ON "product_import_rows" USING btree ("import_id","state","product_id","row");--> statement-breakpoint
CREATE INDEX "product_import_rows_by_sku" ON "product_import_rows" USING btree ("import_id","sku");--> statement-breakpoint
CREATE INDEX "product_imports_by_hash" ON "product_imports" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "product_imports_at_work" ON "product_imports" USING btree ("id") WHERE "product_imports"."state" in ('merging', 'undoing');