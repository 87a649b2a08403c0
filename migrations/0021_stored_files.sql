-- Stored files: their bytes are read again from time to time, and what nothing refers to is deleted.

alter table file
  -- When the bytes were last compared with the hash, and since when they have been others, or missing.
  add column checked_at timestamptz,
  add column damaged_at timestamptz;
create index file_checked on file (checked_at nulls first, id) where deleting_at is null;
create index file_deleting on file (deleting_at) where deleting_at is not null;

-- Every table that refers to a file is named here; a test compares.
create function is_file_used(wanted uuid) returns boolean language sql stable as $$
  select exists (select from variant_file where file_id = wanted)
    or exists (select from preview where file_id = wanted)
    or exists (select from content_release where file_id = wanted)
    or exists (select from upload where file_id = wanted)
$$;

-- A file is marked for deletion only where nothing refers to it, and from then on nothing can: its bytes go before its row.
create function check_file_deletion() returns trigger language plpgsql as $$
begin
  -- Waits for whoever is referring to it right now; the next statement sees what they did.
  perform from file where id = old.id for update;
  if is_file_used(old.id) then
    raise exception 'file % is in use', old.id using errcode = 'check_violation', constraint = 'file_unused';
  end if;
  return new;
end $$;
create trigger file_deletion before update of deleting_at on file
  for each row when (old.deleting_at is null and new.deleting_at is not null) execute function check_file_deletion();

create function refuse_deleting_file() returns trigger language plpgsql as $$
begin
  perform from file where id = new.file_id and deleting_at is not null for key share;
  if found then
    raise exception 'file % is being deleted', new.file_id using errcode = 'check_violation', constraint = 'file_kept';
  end if;
  return new;
end $$;
create trigger variant_file_kept before insert or update of file_id on variant_file
  for each row execute function refuse_deleting_file();
create trigger preview_file_kept before insert or update of file_id on preview
  for each row when (new.file_id is not null) execute function refuse_deleting_file();
create trigger content_release_file_kept before insert or update of file_id on content_release
  for each row execute function refuse_deleting_file();
create trigger upload_file_kept before insert or update of file_id on upload
  for each row when (new.file_id is not null) execute function refuse_deleting_file();
