-- Pictures around 3D models, on one sheet of each file. They go with their file.
create table turntable (
  file_id uuid primary key references file (id) on delete cascade,
  frames smallint not null check (frames between 2 and 48),
  columns smallint not null check (columns between 1 and 48),
  -- Size of a frame in pixels.
  width smallint not null check (width between 1 and 1024),
  height smallint not null check (height between 1 and 1024)
);

-- How the turntable of the file was drawn; 0 where that hasn't been tried.
alter table file add column turntable_recipe smallint not null default 0 check (turntable_recipe between 0 and 1000);
create index file_turntable_due on file (turntable_recipe, id)
  where media_type in ('model/gltf-binary') and deleting_at is null;
