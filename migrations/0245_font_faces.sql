-- The faces of font files and of the fonts inside archives, as the reader of uploads describes them. They go with their file.
create table font_face (
  file_id uuid not null references file (id) on delete cascade,
  position smallint not null check (position between 0 and 59),
  path text not null check (length(path) between 1 and 300 and is_clean_line(path)),
  format text not null check (format in ('ttf', 'otf', 'woff', 'woff2')),
  family text not null check (length(family) between 1 and 80 and is_clean_line(family)),
  style text not null check (length(style) between 1 and 80 and is_clean_line(style)),
  weight smallint not null check (weight between 1 and 1000),
  italic boolean not null,
  glyphs integer not null check (glyphs between 0 and 65535),
  -- Code points as hexadecimal ranges.
  codes text not null check (length(codes) between 2 and 60000 and codes ~ '^[0-9a-f,-]+$'),
  axes jsonb not null check (jsonb_typeof(axes) = 'array' and jsonb_array_length(axes) <= 16),
  features jsonb not null check (jsonb_typeof(features) = 'array' and jsonb_array_length(features) <= 40),
  -- Size of the stored WOFF2.
  bytes integer not null check (bytes > 0),
  primary key (file_id, position)
);

-- How the faces of the file were read; 0 where they have to be read.
alter table file add column faces_recipe smallint not null default 0 check (faces_recipe between 0 and 1000);
create index file_faces_due on file (faces_recipe, id)
  where media_type in ('font/ttf', 'font/otf', 'font/woff', 'font/woff2', 'application/zip') and deleting_at is null;
