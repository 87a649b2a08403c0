-- Whether orders, what payment providers answered, and the books say the same. Facts are found by their day.
create index customer_order_paid on customer_order (paid_at) where paid_at is not null;
create index refund_ended on refund (ended_at) where ended_at is not null;
create index payment_refund_ended on payment_refund (ended_at) where ended_at is not null;
create index payment_refund_elsewhere_found on payment_refund_elsewhere (found_at);

create table reconciliation_run (
  id uuid primary key,
  -- Days in Dhaka, both included. Days of breaks that are open are looked at besides.
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  -- Null for the daily one and the command
  started_by uuid references admin (id) on delete set null,
  started_at timestamptz not null default now(),
  -- Who does it: a process that has died leaves it to another.
  worker uuid,
  touched_at timestamptz not null default now(),
  days_total integer not null default 0 check (days_total >= 0),
  days_done integer not null default 0 check (days_done between 0 and days_total),
  finished_at timestamptz,
  -- Breaks that were open at its end; null for one that nobody brought to its end
  open_breaks integer check (open_breaks >= 0),
  check (finished_at is not null or open_breaks is null)
);
create unique index reconciliation_run_one on reconciliation_run ((true)) where finished_at is null;
create index reconciliation_run_newest on reconciliation_run (started_at desc);
create index reconciliation_run_admin on reconciliation_run (started_by);

-- What each side said of a day, when it was last looked at. Minor units.
create table reconciliation_day (
  day date not null,
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{1,30}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  orders integer not null check (orders >= 0),
  ordered bigint not null check (ordered >= 0),
  received bigint not null check (received >= 0),
  posted bigint not null check (posted >= 0),
  refunds integer not null check (refunds >= 0),
  refunded bigint not null check (refunded >= 0),
  sent_back bigint not null check (sent_back >= 0),
  posted_back bigint not null check (posted_back >= 0),
  run_id uuid not null references reconciliation_run (id) on delete restrict,
  primary key (day, provider, currency)
);
create index reconciliation_day_run on reconciliation_day (run_id);

create table reconciliation_break (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'receipt_missing', 'receipt_differs', 'charged_twice', 'receipt_without_order', 'surplus_kept',
    'sale_missing', 'sale_differs', 'share_differs', 'sale_without_order',
    'refund_not_sent', 'refund_sent_differs', 'refund_unknown', 'refund_elsewhere',
    'refund_not_posted', 'refund_differs', 'refund_without_order',
    'statement_differs', 'day_differs', 'rule_broken')),
  -- What it is about: an order, a line, a payment, a refund, a journal, a contributor, a day, or a rule and its subject
  subject text not null check (length(subject) between 1 and 300),
  -- In Dhaka; null for what is looked for in the whole history at once
  day date,
  provider text,
  currency text,
  order_id uuid references customer_order (id) on delete restrict,
  contributor_id uuid references contributor (id) on delete restrict,
  -- Minor units, where it is about money
  expected bigint,
  found bigint,
  -- Of a broken rule: its name
  detail text not null default '' check (length(detail) <= 100),
  state text not null default 'open' check (state in ('open', 'accepted', 'closed')),
  first_seen timestamptz not null default now(),
  -- The last time that it wasn't known before
  opened_at timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  -- The last that found it
  run_id uuid not null references reconciliation_run (id) on delete restrict,
  closed_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid references admin (id) on delete set null,
  note text not null default '' check (length(note) <= 1000 and is_clean_text(note)),
  unique (kind, subject),
  check ((state = 'closed') = (closed_at is not null)),
  check (state <> 'accepted' or (accepted_at is not null and note <> ''))
);
create index reconciliation_break_newest on reconciliation_break (state, first_seen desc, id desc);
create index reconciliation_break_day on reconciliation_break (day) where state <> 'closed';
create index reconciliation_break_order on reconciliation_break (order_id);
create index reconciliation_break_contributor on reconciliation_break (contributor_id);
create index reconciliation_break_run on reconciliation_break (run_id);
create index reconciliation_break_admin on reconciliation_break (accepted_by);
