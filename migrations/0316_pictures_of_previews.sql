-- Every preview of a work has a picture, not only the first one. The database keeps content and position of both equal.
alter table preview add constraint preview_place unique (id, content_id, position);

alter table picture
  drop constraint picture_pkey,
  drop constraint picture_content_id_fkey,
  add column preview_id uuid,
  add column position integer;
drop index picture_due, picture_in_cell;

-- What was computed from first previews stays.
update picture set preview_id = first.id, position = first.position
from (select distinct on (content_id) id, content_id, position from preview order by content_id, position) first
where first.content_id = picture.content_id;
delete from picture where preview_id is null;
insert into picture (preview_id, content_id, position)
select id, content_id, position from preview
where not exists (select from picture where picture.preview_id = preview.id);

alter table picture
  add primary key (preview_id),
  alter column position set not null,
  add foreign key (preview_id, content_id, position) references preview (id, content_id, position)
    on update cascade on delete cascade;
create index picture_of_content on picture (content_id, position);
-- First pictures come before the others.
create index picture_due on picture (recipe, position, preview_id);
-- All that a look-up reads.
create index picture_in_cell on picture (cell, recipe) include (content_id, preview_id, code) where code is not null;

-- A new preview waits for its picture. Look-alikes are found again, because they compare first pictures.
create or replace function await_picture() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- A revision's preview has the same files as the one that it is a copy of.
    insert into picture (preview_id, content_id, position, recipe, code, hashes, mature, cell)
    select new.id, new.content_id, new.position, coalesce(known.recipe, 0), known.code, coalesce(known.hashes, '{}'), known.mature,
      coalesce(known.cell, 0)
    from (values (new.revision_of)) as given (id) left join picture known on known.preview_id = given.id;
  end if;
  update look_alike set found_at = null
  where found_at is not null and content_id in (old.content_id, new.content_id);
  return null;
end $$;
