-- One name for one thing: what the code calls an e-mail and an attempt is called so here.
alter table letters rename to emails;
--> statement-breakpoint
alter table emails rename column tries to attempts;
--> statement-breakpoint
alter table emails rename column next_try_at to next_attempt_at;
--> statement-breakpoint
alter table emails rename constraint letters_say_nothing_once_failed to emails_say_nothing_once_failed;
--> statement-breakpoint
alter table emails rename constraint letters_pkey to emails_pkey;
--> statement-breakpoint
alter index letters_waiting rename to emails_waiting;
--> statement-breakpoint
-- For processes of the version before, which may run beside this one: PostgreSQL writes through it. A later migration drops it.
create view letters as
  select id, recipient, subject, text, html, attempts as tries, next_attempt_at as next_try_at, expires_at, failed_at,
         created_at
  from emails;
