-- The animations of files and archives, as the confined reader draws them. They go with their file.
create table film (
  file_id uuid not null references file (id) on delete cascade,
  position smallint not null check (position between 0 and 47),
  path text not null check (length(path) between 1 and 300 and is_clean_line(path)),
  name text not null check (length(name) between 1 and 100 and is_clean_line(name)),
  width smallint not null check (width between 1 and 1000),
  height smallint not null check (height between 1 and 1000),
  frames smallint not null check (frames between 2 and 200),
  -- Frame that stands for the film while it doesn't play.
  poster smallint not null check (poster >= 0 and poster < frames),
  -- Whether it is best seen on a dark ground.
  is_light boolean not null,
  primary key (file_id, position)
);

-- How the animations of the file were drawn; 0 where that hasn't been tried.
alter table file add column motion_recipe smallint not null default 0 check (motion_recipe between 0 and 1000);
