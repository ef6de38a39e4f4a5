-- Older versions do not miss it: the triggers write it.
CREATE TABLE "answer_deadlines" (
	"message_id" bigint PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "answer_deadlines_by_time" ON "answer_deadlines" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "answer_deadlines_open" ON "answer_deadlines" USING btree ("answer_by") WHERE "answer_deadlines"."answered_at" is null;
--> statement-breakpoint
-- A message that is deleted unanswered, such as spam, counts neither as answered in time nor as late. One that was settled
-- without an answer waits for it again once it is reopened.
create function write_answer_deadline() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into answer_deadlines (message_id, created_at, answer_by)
    select new.id, new.created_at, new.created_at + make_interval(hours => complaint_hours) from shop_details;
  elsif tg_op = 'DELETE' then
    delete from answer_deadlines where message_id = old.id and answered_at is null;
  elsif new.status in ('answered', 'done') then
    update answer_deadlines set answered_at = now() where message_id = new.id and answered_at is null;
  else
    update answer_deadlines set answered_at = null where message_id = new.id and answered_at is not null
      and not exists (select from request_answers where message_id = new.id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger contact_messages_write_deadline after insert or delete on contact_messages
  for each row execute function write_answer_deadline();
--> statement-breakpoint
create trigger contact_messages_meet_deadline after update of status on contact_messages
  for each row when (new.status is distinct from old.status) execute function write_answer_deadline();
--> statement-breakpoint
insert into answer_deadlines (message_id, created_at, answer_by, answered_at)
select e.id, e.created_at, e.created_at + make_interval(hours => d.complaint_hours),
  coalesce((select min(at) from request_answers where message_id = e.id), e.settled_at)
from contact_messages e, shop_details d;
