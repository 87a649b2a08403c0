-- The documents of PDFs and archives, whose first pages the confined reader draws. They go with their file.
create table document (
  file_id uuid not null references file (id) on delete cascade,
  position smallint not null check (position between 0 and 11),
  path text not null check (length(path) between 1 and 300 and is_clean_line(path)),
  -- Number of all pages.
  pages integer not null check (pages > 0),
  -- Sizes of the drawn pages in millimetres.
  sizes jsonb not null check (jsonb_typeof(sizes) = 'array' and jsonb_array_length(sizes) between 1 and 40),
  -- Names of the fonts that the document uses.
  fonts jsonb not null check (jsonb_typeof(fonts) = 'array' and jsonb_array_length(fonts) <= 24),
  primary key (file_id, position)
);

-- How the pages of the file were drawn; 0 where that hasn't been tried.
alter table file add column documents_recipe smallint not null default 0 check (documents_recipe between 0 and 1000);
create index file_documents_due on file (documents_recipe, id)
  where media_type in ('application/pdf', 'application/zip') and deleting_at is null;
