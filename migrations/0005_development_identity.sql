-- The development identity provider: what Firebase holds in production, so that sign-ins work on a fresh machine.
-- Production refuses to start with that provider, and these tables stay empty there.

-- The key that signs its tokens, made once: every process signs with it, and sign-ins outlive a restart.
create table development_key (
  one boolean primary key default true check (one),
  kid text not null check (length(kid) between 8 and 64),
  -- A private RSA key (JWK). It opens this deployment's development accounts alone.
  jwk jsonb not null,
  created_at timestamptz not null default now()
);

create table development_person (
  -- `sub` of this person's tokens.
  subject text primary key check (subject ~ '^[A-Za-z0-9_-]{20,40}$'),
  method text not null check (method in ('phone', 'google', 'facebook')),
  -- Who that is where the person signs in: a number, or the identifier that Google or Facebook would give.
  account text not null check (length(account) between 1 and 128),
  email text check (length(email) between 3 and 254),
  email_verified boolean not null default false,
  name text check (length(name) between 1 and 120),
  created_at timestamptz not null default now(),
  signed_in_at timestamptz not null default now(),
  unique (method, account),
  check (method <> 'phone' or (account ~ '^\+8801[3-9][0-9]{8}$' and email is null)),
  check (email is not null or not email_verified)
);
-- As Firebase does: one e-mail, one account, whichever button was pressed first.
create unique index development_person_email on development_person (lower(email)) where email is not null;

-- Codes that would go out by SMS: the log and an inbox page show them.
create table development_code (
  session text primary key check (length(session) between 32 and 64),
  phone text not null check (phone ~ '^\+8801[3-9][0-9]{8}$'),
  code text not null check (code ~ '^[0-9]{6}$'),
  -- Network address that asked, for the limit of sends.
  address text not null check (length(address) <= 100),
  wrong_tries integer not null default 0 check (wrong_tries between 0 and 5),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index development_code_phone on development_code (phone, created_at);
create index development_code_address on development_code (address, created_at);
create index development_code_created on development_code (created_at);
