ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;
--> statement-breakpoint
-- Customers of phone orders: the previous version wrote an empty text.
UPDATE "users" SET "email" = NULL WHERE "email" = '';
