-- What people tell the operator: about a work, or about anything else.
create table report (
  id uuid primary key,
  kind text not null check (kind in ('copyright', 'unlawful', 'broken', 'privacy', 'other')),
  -- No foreign key: a report outlives the work that it is about.
  content_id uuid,
  words text not null check (length(words) between 1 and 4000 and is_clean_text(words)),
  email text check (length(email) <= 254),
  -- Who was signed in; forgotten, with the e-mail, when the account is deleted.
  account_id uuid references account (id),
  language text not null check (language in ('en', 'bn')),
  status text not null default 'open' check (status in ('open', 'closed')),
  created_at timestamptz not null default now()
);
create index report_open on report (id) where status = 'open';
create index report_account on report (account_id, id) where account_id is not null;
