-- A picture that a contributor uploaded only to be shown: none of the files that are sold.
alter table preview add column slide boolean not null default false;
alter table preview add constraint preview_slide check (not slide or (kind = 'image' and greatest(width, height) >= 1200));

-- A content has at most 12 previews. What has more already keeps them. The lock lets no two count at the same time.
create function check_preview_count() returns trigger language plpgsql as $$
begin
  perform from content where id = new.content_id for no key update;
  if (select count(*) from preview where content_id = new.content_id) > 12 then
    raise exception 'a content can not have more than 12 previews' using errcode = 'check_violation', constraint = 'preview_count';
  end if;
  return null;
end $$;
create trigger preview_count_added after insert on preview for each row execute function check_preview_count();
create trigger preview_count_moved after update of content_id on preview
  for each row when (old.content_id <> new.content_id) execute function check_preview_count();
