-- Tiles of patterns and textures: pictures that are repeated edge to edge, as the reader of uploads describes them. They go with their file.
create table tile (
  file_id uuid not null references file (id) on delete cascade,
  position smallint not null check (position between 0 and 11),
  path text not null check (length(path) between 1 and 300 and is_clean_line(path)),
  -- SHA-256 of the drawn pixels, by which the same tile in several files is recognized.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  is_vector boolean not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  is_transparent boolean not null,
  -- Periods of the marked picture in each direction.
  marked_periods smallint not null check (marked_periods between 1 and 4),
  -- Whether opposite edges match so well that no seam shows.
  is_seamless boolean not null,
  primary key (file_id, position)
);

-- How the tiles of the file were read; 0 where they have to be read.
alter table file add column tiles_recipe smallint not null default 0 check (tiles_recipe between 0 and 1000);
