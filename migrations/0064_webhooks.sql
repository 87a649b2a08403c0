-- Programs of others that are told what happens here.

create table webhook_endpoint (
  id uuid primary key,
  url text not null check (length(url) between 10 and 500 and url ~ '^https?://[^@[:space:]]+$' and is_clean_line(url)),
  description text not null default '' check (length(description) <= 200 and is_clean_line(description)),
  events text[] not null check (
    cardinality(events) between 1 and 10
    and array_position(events, null) is null
    and events <@ '{order.paid,order.refunded,content.published,withdraw.paid}'
  ),
  is_enabled boolean not null default true,
  -- Who or what has switched it off: an owner, its own answer that it is gone, or days of failing
  disabled_by text check (disabled_by in ('admin', 'gone', 'failing')),
  -- Since when nothing has arrived; null where the last event did
  failing_since timestamptz,
  created_by uuid references admin (id) on delete set null,
  created_at timestamptz not null default now(),
  check (is_enabled = (disabled_by is null))
);
create index webhook_endpoint_created_by on webhook_endpoint (created_by);

-- What an endpoint's deliveries are signed with.
create table webhook_secret (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoint (id) on delete cascade,
  -- `v1.<key>.<nonce>.<tag>.<ciphertext>`; bound to this row
  encrypted text not null check (length(encrypted) <= 1000 and encrypted ~ '^v1(\.[A-Za-z0-9_-]+){4}$'),
  -- Which key opens it
  key_id text not null generated always as (split_part(encrypted, '.', 2)) stored,
  created_at timestamptz not null default now(),
  -- Of the one before the current: until then deliveries carry a signature of each.
  expires_at timestamptz check (expires_at > created_at)
);
create index webhook_secret_endpoint on webhook_secret (endpoint_id);
create unique index webhook_secret_current on webhook_secret (endpoint_id) where expires_at is null;
create unique index webhook_secret_previous on webhook_secret (endpoint_id) where expires_at is not null;
create index webhook_secret_key on webhook_secret (key_id, id);

create function keep_webhook_secret() returns trigger language plpgsql as $$
begin
  raise exception 'a secret belongs to one endpoint' using errcode = 'check_violation', constraint = 'webhook_secret_kept';
end $$;
create trigger webhook_secret_kept before update on webhook_secret
  for each row when (old.id <> new.id or old.endpoint_id <> new.endpoint_id or (old.expires_at is not null and new.expires_at is distinct from old.expires_at))
  execute function keep_webhook_secret();

-- What happened, written in the transaction in which it did.
create table webhook_event (
  -- Also the delivery's `webhook-id`: what arrives twice is known as one.
  id uuid primary key,
  type text not null check (type in ('order.paid', 'order.refunded', 'content.published', 'withdraw.paid', 'webhook.test')),
  -- Of the shape of its data
  version integer not null check (version > 0),
  data jsonb not null check (jsonb_typeof(data) = 'object' and octet_length(data::text) <= 262144),
  created_at timestamptz not null default now()
);
create index webhook_event_created on webhook_event (created_at);

create function keep_webhook_event() returns trigger language plpgsql as $$
begin
  raise exception 'what happened stays as it was told' using errcode = 'check_violation', constraint = 'webhook_event_kept';
end $$;
create trigger webhook_event_kept before update on webhook_event for each row execute function keep_webhook_event();

create table webhook_delivery (
  id uuid primary key,
  event_id uuid not null references webhook_event (id) on delete cascade,
  endpoint_id uuid not null references webhook_endpoint (id) on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  -- Attempts in all, and since it was last begun or replayed
  attempts integer not null default 0 check (attempts >= 0),
  tries integer not null default 0 check (tries between 0 and attempts),
  -- When it is tried again
  next_at timestamptz default date_trunc('milliseconds', now()),
  -- Until then one process has it in hand.
  leased_until timestamptz,
  last_status integer check (last_status between 100 and 599),
  last_error text check (last_error in ('status', 'redirect', 'timeout', 'address', 'resolve', 'tls', 'connection', 'disabled')),
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (event_id, endpoint_id),
  check ((state = 'pending') = (next_at is not null)),
  check ((state = 'delivered') = (delivered_at is not null)),
  check (state <> 'failed' or last_error is not null),
  check (leased_until is null or state = 'pending')
);
create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, id desc);
create index webhook_delivery_state on webhook_delivery (endpoint_id, state, id desc);

create function keep_webhook_delivery() returns trigger language plpgsql as $$
begin
  raise exception 'a delivery is of one event to one endpoint, and is begun again before it ends otherwise'
    using errcode = 'check_violation', constraint = 'webhook_delivery_kept';
end $$;
create trigger webhook_delivery_kept before update on webhook_delivery
  for each row when (
    old.event_id <> new.event_id or old.endpoint_id <> new.endpoint_id or new.attempts < old.attempts
    or (old.state <> new.state and old.state <> 'pending' and new.state <> 'pending')
  )
  execute function keep_webhook_delivery();

-- Each call, written down before it is made: one without an end belongs to a process that died.
create table webhook_attempt (
  delivery_id uuid not null references webhook_delivery (id) on delete cascade,
  number integer not null check (number > 0),
  started_at timestamptz not null default clock_timestamp(),
  milliseconds integer check (milliseconds >= 0),
  status integer check (status between 100 and 599),
  error text check (error in ('status', 'redirect', 'timeout', 'address', 'resolve', 'tls', 'connection')),
  primary key (delivery_id, number),
  check (milliseconds is not null or (status is null and error is null)),
  check (milliseconds is null or status is not null or error is not null)
);

create function keep_webhook_attempt() returns trigger language plpgsql as $$
begin
  raise exception 'an attempt ends once' using errcode = 'check_violation', constraint = 'webhook_attempt_kept';
end $$;
create trigger webhook_attempt_kept before update on webhook_attempt
  for each row when (old.milliseconds is not null or old.delivery_id <> new.delivery_id or old.number <> new.number)
  execute function keep_webhook_attempt();
