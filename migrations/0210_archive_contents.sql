-- What is inside archives: listed by the reader of uploads, shown on the page of a work. It goes with its file.
create table archive_contents (
  file_id uuid primary key references file (id) on delete cascade,
  -- How the thumbnails that are stored were made.
  recipe smallint not null check (recipe between 1 and 1000),
  files integer not null check (files between 0 and 100000),
  folders integer not null check (folders between 0 and 100000),
  formats jsonb not null check (jsonb_typeof(formats) = 'array' and jsonb_array_length(formats) <= 12),
  sheets smallint not null check (sheets between 0 and 10)
);
create table archive_entry (
  file_id uuid not null references archive_contents (file_id) on delete cascade,
  position smallint not null check (position between 0 and 499),
  path text not null check (length(path) between 1 and 300 and is_clean_line(path)),
  size bigint not null check (size >= 0),
  -- Its place on the sheets of thumbnails.
  thumbnail smallint check (thumbnail between 0 and 119),
  primary key (file_id, position),
  unique (file_id, thumbnail)
);

-- The recipe that the archive was last read for, whatever came of that: a job reads those of older ones.
alter table file add column contents_recipe smallint not null default 0 check (contents_recipe between 0 and 1000);
create index file_contents_due on file (contents_recipe, id)
  where media_type = 'application/zip' and deleting_at is null;
