-- Searches whose new works a person wants to hear of.
create table followed_search (
  id uuid primary key,
  account_id uuid not null references account (id),
  -- Filters in one order, as in the address of the list
  query text not null check (length(query) between 1 and 1000),
  -- Title of the list, as the person saw it
  name text not null check (length(name) between 1 and 120 and is_clean_line(name)),
  created_at timestamptz not null default now(),
  -- Works published until then were told at the bell, or are older.
  told_at timestamptz not null default now(),
  -- The same for the weekly e-mail.
  mailed_at timestamptz not null default now(),
  unique (account_id, query)
);
create index followed_search_told on followed_search (told_at);
create index followed_search_mailed on followed_search (mailed_at);
