-- What a person has chosen to leave out of every list: AI-made works, works with a keyword, works of a contributor.
create table exclusion (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  kind text not null check (kind in ('ai', 'keyword', 'contributor')),
  keyword text check (length(keyword) between 1 and 80 and is_clean_line(keyword) and keyword = lower(keyword)),
  contributor_id uuid references contributor (id) on delete cascade,
  created_at timestamptz not null default now(),
  check ((kind = 'keyword') = (keyword is not null)),
  check ((kind = 'contributor') = (contributor_id is not null)),
  unique nulls not distinct (account_id, kind, keyword, contributor_id)
);
create index exclusion_contributor on exclusion (contributor_id) where contributor_id is not null;
