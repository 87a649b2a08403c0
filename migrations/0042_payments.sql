-- How orders are paid: attempts with payment providers, every call made to them, and what they told us.

-- One attempt. An order can have several; at most one of them pays it.
create table payment (
  id uuid primary key,
  order_id uuid not null references customer_order (id) on delete restrict,
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{1,30}$'),
  mode text not null check (mode in ('test', 'live')),
  -- Ours, and the provider's name for the attempt
  reference text not null unique check (reference ~ '^[0-9A-Z]{25}$'),
  provider_reference text check (length(provider_reference) between 1 and 255),
  redirect_url text check (length(redirect_url) <= 4000),
  -- Minor units
  amount bigint not null check (amount between 1 and 100000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'created'
    check (status in ('created', 'redirected', 'completed', 'held', 'failed', 'cancelled', 'expired')),
  -- The provider's name for the money that moved
  transaction_id text check (length(transaction_id) between 1 and 255),
  fee bigint check (fee between 0 and amount),
  -- Money that the order did not need: it goes back.
  is_surplus boolean not null default false,
  -- How often the provider was asked to move the money
  completions integer not null default 0 check (completions >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  checks integer not null default 0 check (checks >= 0),
  next_check_at timestamptz,
  unique (provider, provider_reference),
  constraint payment_transaction_once unique (provider, transaction_id),
  check ((status in ('completed', 'held')) = (transaction_id is not null)),
  check ((status in ('completed', 'held')) = (paid_at is not null)),
  check (status in ('created', 'failed') or provider_reference is not null),
  check (not is_surplus or status = 'completed')
);
create index payment_order on payment (order_id, id);
-- Two clicks at the same time begin one.
create unique index payment_one_begins on payment (order_id, provider) where status = 'created';
create index payment_due on payment (next_check_at) where next_check_at is not null;
create unique index payment_one_pays on payment (order_id) where status in ('completed', 'held') and not is_surplus;

create table payment_transition (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into payment_transition values
  ('created', 'redirected'), ('created', 'failed'),
  ('redirected', 'completed'), ('redirected', 'held'),
  ('redirected', 'failed'), ('redirected', 'cancelled'), ('redirected', 'expired'),
  -- Money that comes late
  ('failed', 'completed'), ('cancelled', 'completed'), ('expired', 'completed'),
  ('failed', 'held'), ('cancelled', 'held'), ('expired', 'held'),
  ('held', 'completed');
create function check_payment_change() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.provider, new.mode, new.reference, new.amount, new.currency)
    is distinct from (old.order_id, old.provider, old.mode, old.reference, old.amount, old.currency)
    or (old.provider_reference is not null and new.provider_reference is distinct from old.provider_reference)
    or (old.transaction_id is not null and new.transaction_id is distinct from old.transaction_id) then
    raise exception 'what an attempt is about stays as it is'
      using errcode = 'check_violation', constraint = 'payment_kept';
  end if;
  if old.status is distinct from new.status
    and not exists (select from payment_transition where from_status = old.status and to_status = new.status) then
    raise exception 'a payment can not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'payment_transition';
  end if;
  return new;
end $$;
create trigger payment_change before update on payment for each row execute function check_payment_change();

-- Money that goes back: for a refund of the order, or because the order did not need it.
create table payment_refund (
  id uuid primary key,
  payment_id uuid not null references payment (id) on delete restrict,
  -- Null for money that the order did not need
  refund_id uuid unique references refund (id) on delete restrict,
  reference text not null unique check (reference ~ '^[0-9A-Z]{25}$'),
  transaction_id text not null check (length(transaction_id) between 1 and 255),
  amount bigint not null check (amount between 1 and 100000000000000),
  reason text not null check (length(reason) between 1 and 200 and is_clean_line(reason)),
  status text not null default 'requested'
    check (status in ('requested', 'sent', 'processing', 'completed', 'failed', 'unknown')),
  -- The provider's name for it
  provider_refund text check (length(provider_refund) between 1 and 255),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  checks integer not null default 0 check (checks >= 0),
  next_check_at timestamptz,
  unique (payment_id, provider_refund),
  check (status not in ('processing', 'completed') or provider_refund is not null),
  check ((status in ('completed', 'failed')) = (ended_at is not null))
);
create index payment_refund_due on payment_refund (next_check_at) where next_check_at is not null;
create unique index payment_refund_surplus on payment_refund (payment_id, transaction_id) where refund_id is null;
-- A provider that keeps no name of ours is asked for one at a time.
create unique index payment_refund_one_sent on payment_refund (payment_id) where status = 'sent';

create table payment_refund_transition (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into payment_refund_transition values
  ('requested', 'sent'), ('requested', 'failed'),
  ('sent', 'requested'), ('sent', 'processing'), ('sent', 'completed'), ('sent', 'failed'), ('sent', 'unknown'),
  ('processing', 'completed'), ('processing', 'failed'), ('unknown', 'completed'), ('unknown', 'failed');
create function check_payment_refund() returns trigger language plpgsql as $$
declare
  paid bigint;
begin
  if tg_op = 'UPDATE' then
    if (new.payment_id, new.refund_id, new.reference, new.transaction_id, new.amount)
      is distinct from (old.payment_id, old.refund_id, old.reference, old.transaction_id, old.amount) then
      raise exception 'what a refund is about stays as it is'
        using errcode = 'check_violation', constraint = 'payment_refund_kept';
    end if;
    if old.status is distinct from new.status and not exists (
      select from payment_refund_transition where from_status = old.status and to_status = new.status) then
      raise exception 'a refund can not go from % to %', old.status, new.status
        using errcode = 'check_violation', constraint = 'payment_refund_transition';
    end if;
    return new;
  end if;
  select amount into paid from payment where id = new.payment_id and status = 'completed' for no key update;
  if paid is null or paid < new.amount + coalesce((
    select sum(amount) from payment_refund
    where payment_id = new.payment_id and transaction_id = new.transaction_id and status <> 'failed'), 0) then
    raise exception 'more would go back than was paid'
      using errcode = 'check_violation', constraint = 'payment_refund_total';
  end if;
  return new;
end $$;
create trigger payment_refund_check before insert or update on payment_refund
  for each row execute function check_payment_refund();

-- Written before a provider is called, and ended with what came of it. One without an end belongs to a process that died.
create table payment_call (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment (id) on delete restrict,
  payment_refund_id uuid references payment_refund (id) on delete restrict,
  kind text not null check (kind in ('begin', 'query', 'complete', 'cancel', 'refund', 'refund_query')),
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text check (outcome in ('answered', 'refused', 'in_doubt', 'abandoned')),
  -- What it answered in a word, or why it failed; no personal data
  detail text not null default '' check (length(detail) <= 300),
  check ((ended_at is null) = (outcome is null)),
  check ((payment_refund_id is not null) = (kind in ('refund', 'refund_query')))
);
create index payment_call_payment on payment_call (payment_id, id);
create index payment_call_refund on payment_call (payment_refund_id);
create index payment_call_open on payment_call (started_at) where ended_at is null;
-- Money is moved by one call at a time.
create unique index payment_call_one_complete on payment_call (payment_id) where kind = 'complete' and ended_at is null;
create unique index payment_call_one_refund on payment_call (payment_refund_id) where kind = 'refund' and ended_at is null;

-- What providers told, once for each event. The words themselves are not kept: they hold phone and card numbers.
create table payment_notice (
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{1,30}$'),
  event_id text not null check (length(event_id) between 1 and 200),
  payment_id uuid references payment (id) on delete restrict,
  about text not null check (about in ('payment', 'refund', 'dispute', 'other')),
  claim text check (claim in ('completed', 'held', 'pending', 'failed', 'cancelled', 'expired')),
  received_at timestamptz not null default now(),
  deliveries integer not null default 1 check (deliveries > 0),
  handled_at timestamptz,
  primary key (provider, event_id)
);
create index payment_notice_payment on payment_notice (payment_id, received_at);
create index payment_notice_open on payment_notice (received_at) where handled_at is null;

-- What doesn't fit, for an admin to look at. The order stays as it was.
create table payment_anomaly (
  id uuid primary key,
  payment_id uuid not null references payment (id) on delete restrict,
  kind text not null check (kind in (
    'status', 'amount', 'currency', 'order', 'store', 'mode', 'signature', 'transaction_reused', 'paid_twice',
    'surplus', 'dispute', 'refund_elsewhere', 'refund_in_doubt', 'refund_refused')),
  expected text not null default '' check (length(expected) <= 300),
  actual text not null default '' check (length(actual) <= 300),
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  -- Who has looked at it; one that comes again is new again.
  seen_at timestamptz,
  seen_by uuid references admin (id) on delete set null,
  unique (payment_id, kind),
  check (seen_by is null or seen_at is not null)
);
create index payment_anomaly_seen_by on payment_anomaly (seen_by);
create index payment_anomaly_newest on payment_anomaly (last_at desc, id desc);

-- The sandbox's own, as a provider keeps them at its place. Empty in production.
create table development_payment (
  id uuid primary key,
  reference text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  description text not null check (is_clean_line(description)),
  return_url text not null,
  cancel_url text not null,
  notice_url text not null,
  status text not null default 'open' check (status in ('open', 'paid', 'failed', 'cancelled')),
  transaction_id text unique,
  extra_transaction_id text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- In the future for one that comes late
  paid_at timestamptz,
  check ((status = 'paid') = (transaction_id is not null)),
  check ((status = 'paid') = (paid_at is not null))
);

create table development_refund (
  id uuid primary key,
  payment_id uuid not null references development_payment (id) on delete restrict,
  reference text not null unique,
  transaction_id text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now()
);
create index development_refund_payment on development_refund (payment_id);
