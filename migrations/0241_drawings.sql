-- Vector drawings inside archives, cleaned by the reader of uploads. They are shown and taken one by one.
-- The sources are one stored object for each archive; a row says where a drawing is in it.
alter table archive_contents
  add column drawings smallint not null default 0 check (drawings between 0 and 2000),
  -- SVG files that are too large, too many, or hold pictures.
  add column drawings_left_out integer not null default 0 check (drawings_left_out between 0 and 100000);

create table drawing (
  file_id uuid not null references archive_contents (file_id) on delete cascade,
  position smallint not null check (position between 0 and 1999),
  slug text not null check (length(slug) between 1 and 80 and slug !~ '[[:space:]/?#%.]'),
  name text not null check (length(name) between 1 and 100 and is_clean_line(name)),
  -- SHA-256 of the cleaned drawing: who may download one archive with it may take it from any other.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  paint text check (paint ~ '^(#[0-9a-f]{6}|[a-z]{3,30})$'),
  ratio real not null check (ratio between 0.01 and 100),
  first_byte integer not null check (first_byte >= 0),
  bytes integer not null check (bytes > 0),
  primary key (file_id, position),
  unique (file_id, slug)
);
create index drawing_digest on drawing (digest, file_id);
