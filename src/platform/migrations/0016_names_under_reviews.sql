-- A writer's name stands under their reviews, in pages that are kept: a new name, or none since the account is deleted.
create function show_renamed_reviewer() returns trigger language plpgsql as $$
begin
  if exists (select from reviews where user_id = new.id) then
    perform raised_catalogue_version();
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger users_raise_version_when_renamed
  after update on users
  deferrable initially deferred for each row
  when (old.name <> new.name or old.deleted_at is distinct from new.deleted_at)
  execute function show_renamed_reviewer();
