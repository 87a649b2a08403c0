-- Environment maps that pictures for looking around were drawn of, at most one of a file. They go with their file.
create table panorama (
  file_id uuid primary key references file (id) on delete cascade,
  path text not null check (length(path) between 1 and 300 and is_clean_line(path)),
  width integer not null check (width between 1024 and 8192),
  height integer not null check (height between 1 and 8192),
  -- Whether light is brighter than white, so that there is a map of highlights.
  has_highlights boolean not null
);

-- How the panorama of the file was drawn; 0 where that hasn't been tried.
alter table file add column panorama_recipe smallint not null default 0 check (panorama_recipe between 0 and 1000);
