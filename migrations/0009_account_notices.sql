-- What changed about how somebody signs in or is reached, told to its owner on every device for a month. A device hides
-- it for itself alone: whoever holds a stolen session can't keep it from the owner.
create table account_notice (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  code text not null check (code in ('method_linked', 'method_unlinked', 'email_changed')),
  method text check (method in ('phone', 'google', 'facebook')),
  created_at timestamptz not null default now(),
  check ((code = 'email_changed') = (method is null))
);
create index account_notice_account on account_notice (account_id, id desc);
create index account_notice_created on account_notice (created_at);

create table account_notice_dismissal (
  notice_id uuid not null references account_notice (id) on delete cascade,
  session_id uuid not null references session (id) on delete cascade,
  primary key (notice_id, session_id)
);
create index account_notice_dismissal_session on account_notice_dismissal (session_id);
