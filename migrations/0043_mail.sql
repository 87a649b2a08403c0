-- Letters that were decided on, written in the transaction that decides; a job sends them afterwards.
create table mail (
  -- Also its Message-ID: a letter that is sent twice is known as one.
  id uuid primary key,
  -- Whose it is; taken away with the account.
  account_id uuid references account (id) on delete cascade,
  recipient text not null check (length(recipient) between 3 and 254 and recipient !~ '[[:cntrl:]]' and recipient like '%_@_%'),
  subject text not null check (length(subject) between 1 and 300 and is_clean_line(subject)),
  text_body text not null check (length(text_body) <= 50000),
  html_body text not null check (length(html_body) <= 200000),
  -- Where one click ends letters of this kind; null for what people must be told.
  unsubscribe_url text check (unsubscribe_url ~ '^https?://'),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- The server refused it for good.
  refused_at timestamptz,
  check (sent_at is null or refused_at is null)
);
create index mail_account on mail (account_id);
create index mail_created on mail (created_at);
