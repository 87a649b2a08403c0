-- People: accounts, how they sign in, sessions of both realms, admins, their log, favourites.

-- A person. What accounting needs of somebody who left is the identifier alone. --------------------------------------
create table account (
  id uuid primary key,
  username text not null unique check (username ~ '^[a-z0-9][a-z0-9_-]{1,38}$'),
  name text not null default '' check (length(name) <= 120),
  bio text not null default '' check (length(bio) <= 2000),
  email text check (length(email) <= 254),
  email_verified boolean not null default false,
  phone text check (phone ~ '^\+[1-9][0-9]{10,14}$'),
  image_key text,
  language text not null default 'en' check (language in ('en', 'bn')),
  -- Which e-mails this person wants.
  emails text[] not null default '{receipt,review,withdrawal,refund}'
    check (emails <@ '{receipt,review,withdrawal,refund,news}'),
  -- Kept by a trigger: `contributor` belongs to another slice.
  is_contributor boolean not null default false,
  status text not null default 'active' check (status in ('active', 'suspended', 'deleted')),
  suspended_at timestamptz,
  suspended_reason text check (length(suspended_reason) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((status = 'suspended') = (suspended_at is not null)),
  check ((status = 'deleted') = (deleted_at is not null)),
  check (status <> 'deleted' or (name = '' and bio = '' and email is null and phone is null and image_key is null))
);
create index account_search on account using gin ((lower(username || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) gin_trgm_ops);

-- Who somebody is, is the identity provider's subject: an e-mail or phone that happens to match says nothing. ---------
create table identity (
  issuer text not null check (length(issuer) <= 200),
  subject text not null check (length(subject) between 1 and 128),
  account_id uuid not null references account (id) on delete cascade,
  method text not null check (method in ('phone', 'google', 'facebook')),
  -- What the person knows it by: a number or an e-mail.
  label text not null default '' check (length(label) <= 254),
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identity_account on identity (account_id);

-- Subjects of deleted accounts that the identity provider has not forgotten yet; a job goes through them.
create table departed_identity (
  subject text primary key,
  created_at timestamptz not null default now()
);

-- ID tokens that have signed somebody in: shown again by another browser, they are stolen.
create table used_token (
  hash bytea primary key check (length(hash) = 32),
  client bytea not null,
  expires_at timestamptz not null
);
create index used_token_expires on used_token (expires_at);

-- Admins are accounts of their own: other table, other cookie, other sessions. ---------------------------------------
create table admin (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 120),
  role text not null check (role in ('owner', 'moderator')),
  password_hash text not null,
  -- The printed one-time password has to be replaced before anything else can be done.
  password_expired boolean not null default false,
  -- Encrypted with the deployment's secret. It counts from the moment a first code confirmed it.
  totp_secret text,
  totp_confirmed_at timestamptz,
  -- A code is good once: the 30-second step of the last one.
  totp_step bigint not null default 0,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  check (totp_confirmed_at is null or totp_secret is not null)
);

create table admin_recovery_code (
  admin_id uuid not null references admin (id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (admin_id, code_hash)
);

-- Failed admin sign-ins by keyed hash of the e-mail, whether it exists or not. Logged: a crash forgets none.
create table admin_failure (
  email_hash bytea primary key,
  failures integer not null,
  window_start timestamptz not null
);

-- Sessions: the token is in the cookie, its hash is here. -------------------------------------------------------------
create table session (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  realm text not null check (realm in ('user', 'admin')),
  account_id uuid references account (id) on delete cascade,
  admin_id uuid references admin (id) on delete cascade,
  method text not null check (method in ('phone', 'google', 'facebook', 'password')),
  -- "Chrome on Android": enough to recognise one's own.
  browser text not null default '' check (length(browser) <= 80),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check ((realm = 'user') = (account_id is not null)),
  check ((realm = 'admin') = (admin_id is not null))
);
create index session_account on session (account_id) where revoked_at is null;
create index session_admin on session (admin_id) where revoked_at is null;
create index session_expires on session (expires_at);

-- What admins did. Written once, never changed. -----------------------------------------------------------------------
create table audit_log (
  id uuid primary key,
  at timestamptz not null default now(),
  admin_id uuid not null references admin (id) on delete restrict,
  action text not null check (action ~ '^[a-z]+(\.[a-z_]+)+$'),
  subject_type text not null check (length(subject_type) <= 40),
  subject_id text not null check (length(subject_id) <= 100),
  details jsonb not null default '{}',
  request_id text not null
);
-- Identifiers sort by time.
create index audit_log_subject on audit_log (subject_id, id desc);
create index audit_log_admin on audit_log (admin_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_log_keeps before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_stays before truncate on audit_log for each statement execute function refuse_change();

-- A contributor is an account that applied. Those of the demo catalogue have none. -----------------------------------
alter table contributor add column account_id uuid unique references account (id) on delete restrict;
alter table contributor add column terms_accepted_at timestamptz;
alter table contributor drop constraint contributor_status_check;
alter table contributor add constraint contributor_status_check
  check (status in ('pending', 'active', 'rejected', 'suspended', 'closed'));

create function mark_contributor() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.account_id is not null then
    update account set is_contributor = false where id = old.account_id;
  end if;
  if tg_op <> 'DELETE' and new.account_id is not null then
    update account set is_contributor = true where id = new.account_id;
  end if;
  return null;
end $$;
create trigger contributor_marks after insert or delete or update of account_id on contributor
  for each row execute function mark_contributor();

-- What people keep. ---------------------------------------------------------------------------------------------------
create table favorite (
  account_id uuid not null references account (id) on delete cascade,
  content_id uuid not null references content (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, content_id)
);
create index favorite_newest on favorite (account_id, created_at desc, content_id desc);
create index favorite_content on favorite (content_id);

-- `content_stat.favorites` counts them in the same transaction, whichever door they come through.
create function count_favorite() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into content_stat as t (content_id, favorites) values (new.content_id, 1)
    on conflict (content_id) do update set favorites = t.favorites + 1;
  else
    update content_stat set favorites = favorites - 1 where content_id = old.content_id;
  end if;
  return null;
end $$;
create trigger favorite_counts after insert or delete on favorite for each row execute function count_favorite();

-- What a signed-in person has downloaded: kept for them, unlike the daily count of visitors. --------------------------
create table account_download (
  account_id uuid not null references account (id) on delete cascade,
  content_id uuid not null,
  variant_id uuid not null,
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (account_id, variant_id),
  foreign key (variant_id, content_id) references variant (id, content_id) on delete cascade
);
create index account_download_newest on account_download (account_id, last_at desc, variant_id desc);
create index account_download_variant on account_download (variant_id, content_id);
