-- What admins note about a person.
create table account_note (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  admin_id uuid not null references admin (id),
  text text not null check (length(text) between 1 and 2000 and is_clean_text(text)),
  created_at timestamptz not null default now()
);
create index account_note_account on account_note (account_id, id desc);
create index account_note_admin on account_note (admin_id);

-- The search of the admin area finds a person by the whole e-mail.
create index account_email on account (lower(email));

-- The count of custom requests that nobody has answered.
create index content_request_new on content_request (id) where status = 'new' and deleted_at is null;
