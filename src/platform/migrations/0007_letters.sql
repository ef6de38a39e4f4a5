CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"html" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letters_say_nothing_once_failed" CHECK (("letters"."failed_at" is null) = ("letters"."text" is not null and "letters"."html" is not null))
);
--> statement-breakpoint
CREATE INDEX "letters_waiting" ON "letters" USING btree ("next_try_at") WHERE "letters"."failed_at" is null;