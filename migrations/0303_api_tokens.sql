-- Tokens by which programs call the API for an account or an admin, within scopes.
create table api_token (
  id uuid primary key,
  account_id uuid references account (id) on delete cascade,
  admin_id uuid references admin (id) on delete cascade,
  name text not null check (length(name) between 1 and 60 and is_clean_text(name)),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The token's last characters, by which its owner recognises it.
  last_four text not null check (length(last_four) = 4),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Updated at most once a minute.
  used_at timestamptz,
  revoked_at timestamptz,
  constraint api_token_owner check (num_nonnulls(account_id, admin_id) = 1)
);
create index api_token_account on api_token (account_id) where account_id is not null;
create index api_token_admin on api_token (admin_id) where admin_id is not null;
create index api_token_expires on api_token (expires_at);
