CREATE TABLE "picture_files" (
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_files_hash_format_width_pk" PRIMARY KEY("hash","format","width"),
	CONSTRAINT "picture_files_format" CHECK ("picture_files"."format" in ('avif', 'webp'))
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"ground" text NOT NULL,
	"whole" boolean NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"needed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_hash" CHECK ("pictures"."hash" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "pictures_ground" CHECK ("pictures"."ground" ~ '^([0-9a-f]{6})?$')
);
--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_picture" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_of_user" ON "pictures" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "pictures_by_need" ON "pictures" USING btree ("needed_at");--> statement-breakpoint
-- Pictures are compressed already: PostgreSQL need not try again.
ALTER TABLE "picture_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
