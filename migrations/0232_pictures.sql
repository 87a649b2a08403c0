-- What the first picture of a work looks like, as software sees it: made in the background from the preview.
create table picture (
  content_id uuid primary key references content (id) on delete cascade,
  -- How it was made; 0 where it is to be made, or made again.
  recipe smallint not null default 0 check (recipe between 0 and 1000),
  -- 64 numbers of 16 bits; null where there is no picture that could be read.
  code bytea check (length(code) = 128),
  -- Perceptual hashes of the picture as it is, then turned and mirrored.
  hashes bigint[] not null default '{}' check (cardinality(hashes) in (0, 8)),
  -- In thousandths: how much the network takes it for nudity. A hint for reviewers, no more.
  mature smallint check (mature between 0 and 1000),
  -- Which of `picture_cell` it is nearest to; 0 while there are none.
  cell smallint not null default 0 check (cell between 0 and 4096),
  check ((code is null) = (cardinality(hashes) = 0)),
  check ((code is null) = (mature is null))
);
create index picture_due on picture (recipe, content_id);
-- All that a look-up reads.
create index picture_in_cell on picture (cell, recipe) include (content_id, code) where code is not null;

-- Where many pictures are alike, they are in a cell: a look-up reads the nearest few.
create table picture_cell (
  cell smallint primary key check (cell between 1 and 4096),
  recipe smallint not null check (recipe between 1 and 1000),
  centre bytea not null check (length(centre) = 128)
);

-- Public works that are like a public work, in picture and words, the most alike first.
create table look_alike (
  content_id uuid primary key references content (id) on delete cascade,
  found uuid[] not null default '{}' check (cardinality(found) <= 60),
  -- Null where they are to be found, or found again.
  found_at timestamptz
);
create index look_alike_due on look_alike (found_at nulls first, content_id);

create function await_picture() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    if old.position = 0 then
      update picture set recipe = 0 where content_id = old.content_id and recipe <> 0;
    end if;
    if tg_op = 'DELETE' then return null; end if;
  end if;
  if new.position = 0 then
    insert into picture (content_id) values (new.content_id)
    on conflict (content_id) do update set recipe = 0 where picture.recipe <> 0;
  end if;
  return null;
end $$;
create trigger preview_picture after insert or delete or update of content_id, position on preview
  for each row execute function await_picture();

create function await_look_alikes() returns trigger language plpgsql as $$
begin
  insert into look_alike (content_id) values (new.content_id)
  on conflict (content_id) do update set found_at = null where look_alike.found_at is not null;
  return null;
end $$;
create trigger listing_look_alikes after insert on listing for each row execute function await_look_alikes();

insert into picture (content_id) select distinct content_id from preview;
insert into look_alike (content_id) select content_id from listing;
