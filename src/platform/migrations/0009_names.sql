-- What a person may be called, as `personName` has it: a line of 1 to 100 characters without control characters and
-- without marks that turn the direction of text, which would turn the page around the name as well.
create function is_name(name text) returns boolean language sql immutable parallel safe as $$
  select length(btrim(name)) >= 1 and length(name) <= 100
    and name !~ '[\u0001-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]'
$$;
--> statement-breakpoint
-- Names from before there was a rule, so that they can be shown.
create function repaired_name(name text) returns text language sql immutable parallel safe as $$
  select coalesce(nullif(btrim(left(btrim(
    regexp_replace(
      regexp_replace(normalize(name, NFC), '[\u0001-\u001F\u007F-\u009F\u2028\u2029]+', ' ', 'g'),
      '[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+', '', 'g')
  ), 100)), ''), '-')
$$;
--> statement-breakpoint
update users set name = repaired_name(name) where not is_name(name);
--> statement-breakpoint
update identity."user" set name = repaired_name(name) where not is_name(name);
--> statement-breakpoint
update contact_messages set name = repaired_name(name) where not is_name(name);
--> statement-breakpoint
update custom_orders set customer_name = repaired_name(customer_name) where not is_name(customer_name);
--> statement-breakpoint
drop function repaired_name;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_name" CHECK (is_name("users"."name"));--> statement-breakpoint
ALTER TABLE identity."user" ADD CONSTRAINT "user_name" CHECK (is_name("name"));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_name" CHECK (is_name("contact_messages"."name"));--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_name" CHECK (is_name("custom_orders"."customer_name"));
