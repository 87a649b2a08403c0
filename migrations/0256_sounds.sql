-- The sounds of sound files and of archives, as the reader of uploads measures them. They go with their file.
create table sound (
  file_id uuid not null references file (id) on delete cascade,
  position smallint not null check (position between 0 and 59),
  path text not null check (length(path) between 1 and 300 and is_clean_line(path)),
  format text not null check (format in ('flac', 'mp3', 'ogg', 'wav', 'm4a')),
  seconds real not null check (seconds > 0),
  -- The waveform: the loudness of 120 slices of equal length, each as a digit of base 36.
  levels text not null check (levels ~ '^[0-9a-z]{120}$'),
  -- Beats per minute.
  tempo smallint check (tempo between 20 and 400),
  key text check (key ~ '^[A-G]#?m?$'),
  -- Loop points in seconds.
  loop_start real check (loop_start >= 0),
  loop_end real,
  -- Format and length in seconds of the stored sample that isn't marked.
  sample_format text not null check (sample_format in ('mp3', 'wav')),
  heard_seconds real not null check (heard_seconds > 0 and heard_seconds <= 600),
  primary key (file_id, position),
  check ((loop_start is null) = (loop_end is null)),
  check (loop_end > loop_start)
);

-- How the sounds of the file were read; 0 where they have to be read.
alter table file add column sounds_recipe smallint not null default 0 check (sounds_recipe between 0 and 1000);
create index file_sounds_due on file (sounds_recipe, id)
  where media_type in ('audio/flac', 'audio/mpeg', 'audio/ogg', 'audio/wav', 'audio/mp4', 'application/zip')
    and deleting_at is null;
