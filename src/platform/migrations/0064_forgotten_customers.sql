ALTER TABLE "contact_messages" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Besides the name of a customer whose account is deleted, that of somebody who acted may go from a line, where they were staff once
-- and deleted their account since.
drop trigger journal_lines_stay on journal;
--> statement-breakpoint
create trigger journal_lines_stay before update on journal
  for each row
  when (
    (to_jsonb(old) - '{subject_name,user_name}'::text[]) is distinct from (to_jsonb(new) - '{subject_name,user_name}'::text[])
    or (old.subject_name <> new.subject_name and (old.kind not in ('user', 'staff') or new.subject_name <> 'Deleted customer'))
    or (old.user_name is distinct from new.user_name and new.user_name is distinct from 'Deleted customer')
  )
  execute function refuse_journal_change();
