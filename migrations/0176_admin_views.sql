-- Filters and an order of a list that an admin gave a name.
create table admin_view (
  id uuid primary key,
  admin_id uuid not null references admin (id) on delete cascade,
  -- Path of the page, without a language
  list text not null check (list ~ '^/admin(/[a-z-]+)+$' and length(list) <= 100),
  name text not null check (length(name) between 1 and 40 and is_clean_line(name)),
  -- Query of the page's address, without a page
  query text not null check (length(query) <= 600),
  created_at timestamptz not null default now()
);
create unique index admin_view_name on admin_view (admin_id, list, lower(name));
