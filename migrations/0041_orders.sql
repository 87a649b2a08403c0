-- What people buy. Lines are a snapshot of what was promised; nothing of them changes afterwards.

create table customer_order (
  id uuid primary key,
  -- For people: on receipts and in messages
  number bigint generated always as identity (start with 1001) unique,
  -- Null once the account is deleted: the order stays for the books.
  account_id uuid references account (id) on delete set null,
  -- As the receipt names the buyer; emptied when the account is deleted.
  buyer_name text not null default '' check (length(buyer_name) <= 200 and is_clean_line(buyer_name)),
  -- The caller's `Idempotency-Key`, and what was asked with it: the same call again answers the same order.
  request_key text not null check (length(request_key) between 8 and 200 and request_key ~ '^[!-~]+$'),
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  locale text not null check (locale in ('en', 'bn')),
  status text not null default 'pending'
    check (status in ('pending', 'on_hold', 'paid', 'failed', 'cancelled', 'expired', 'refunded')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Minor units; the sum of its lines.
  total bigint not null check (total between 0 and 100000000000000),
  -- Who took the money; null for what cost nothing.
  provider text check (provider ~ '^[a-z][a-z0-9-]{1,30}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (account_id, request_key),
  check ((status in ('paid', 'refunded')) = (paid_at is not null)),
  check (expires_at > created_at)
);
create index customer_order_account on customer_order (account_id, id desc);
create index customer_order_newest on customer_order (id desc);
create index customer_order_status on customer_order (status, id desc);
create index customer_order_expiry on customer_order (expires_at) where status = 'pending';

create table order_transition (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into order_transition values
  ('pending', 'paid'), ('pending', 'on_hold'), ('pending', 'failed'), ('pending', 'cancelled'), ('pending', 'expired'),
  ('on_hold', 'paid'), ('on_hold', 'cancelled'),
  -- Tried again while there is time
  ('failed', 'pending'), ('cancelled', 'pending'), ('failed', 'expired'),
  -- Money that comes late is honoured
  ('failed', 'paid'), ('cancelled', 'paid'), ('expired', 'paid'),
  ('failed', 'on_hold'), ('cancelled', 'on_hold'), ('expired', 'on_hold'),
  ('paid', 'refunded');
create function check_order_transition() returns trigger language plpgsql as $$
begin
  if not exists (select from order_transition where from_status = old.status and to_status = new.status) then
    raise exception 'an order can not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'order_transition';
  end if;
  return new;
end $$;
create trigger order_transition before update of status on customer_order
  for each row when (old.status is distinct from new.status) execute function check_order_transition();

create table order_line (
  id uuid primary key,
  order_id uuid not null references customer_order (id) on delete restrict,
  position integer not null check (position >= 0),
  content_id uuid not null,
  variant_id uuid not null,
  contributor_id uuid not null references contributor (id) on delete restrict,
  title text not null check (length(title) between 1 and 200 and is_clean_line(title)),
  variant_name text not null check (length(variant_name) between 1 and 120 and is_clean_line(variant_name)),
  -- Of the content, when it was bought
  content_version integer not null check (content_version > 0),
  licence_code text not null references licence (code) on delete restrict,
  licence_version integer not null check (licence_version > 0),
  -- Minor units, and how they are shared
  price bigint not null check (price between 0 and 1000000000000),
  fee_basis_points integer not null check (fee_basis_points between 0 and 10000),
  fee bigint not null check (fee between 0 and price),
  foreign key (variant_id, content_id) references variant (id, content_id) on delete restrict,
  unique (order_id, position),
  unique (order_id, variant_id)
);
create index order_line_variant on order_line (variant_id, content_id);
create index order_line_contributor on order_line (contributor_id, id desc);
create index order_line_licence on order_line (licence_code);

create function keep_order_lines() returns trigger language plpgsql as $$
begin
  raise exception 'what was ordered stays as it is' using errcode = 'check_violation', constraint = 'order_line_kept';
end $$;
create trigger order_line_kept before update or delete or truncate on order_line
  for each statement execute function keep_order_lines();

create function check_order_total() returns trigger language plpgsql as $$
declare
  of_order uuid := case tg_table_name when 'customer_order' then new.id else (to_jsonb(new) ->> 'order_id')::uuid end;
begin
  if (select total from customer_order where id = of_order)
    is distinct from (select sum(price) from order_line where order_id = of_order) then
    raise exception 'an order costs what its lines cost' using errcode = 'check_violation', constraint = 'order_total';
  end if;
  return null;
end $$;
create constraint trigger order_total after insert or update of total on customer_order
  deferrable initially deferred for each row execute function check_order_total();
create constraint trigger order_line_total after insert on order_line
  deferrable initially deferred for each row execute function check_order_total();

-- Given back, whole lines at a time.
create table refund (
  id uuid primary key,
  order_id uuid not null references customer_order (id) on delete restrict,
  request_key text not null check (length(request_key) between 8 and 200 and request_key ~ '^[!-~]+$'),
  status text not null default 'requested' check (status in ('requested', 'completed', 'failed')),
  -- Minor units; the sum of its lines.
  amount bigint not null check (amount between 0 and 100000000000000),
  reason text not null check (reason in ('customer_request', 'not_as_described', 'does_not_work', 'paid_twice', 'fraud', 'takedown', 'other')),
  note text not null default '' check (length(note) <= 1000 and is_clean_text(note)),
  admin_id uuid references admin (id) on delete set null,
  requested_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (order_id, request_key),
  unique (id, order_id),
  check ((status = 'requested') = (ended_at is null))
);
create index refund_admin on refund (admin_id);
create index refund_open on refund (requested_at) where status = 'requested';

alter table order_line add unique (id, order_id);
create table refund_line (
  refund_id uuid not null,
  order_line_id uuid not null,
  order_id uuid not null,
  -- Whether it counts: a refund that failed can be tried again.
  is_void boolean not null default false,
  primary key (refund_id, order_line_id),
  foreign key (refund_id, order_id) references refund (id, order_id) on delete restrict,
  foreign key (order_line_id, order_id) references order_line (id, order_id) on delete restrict
);
create unique index refund_line_once on refund_line (order_line_id) where not is_void;
create index refund_line_line on refund_line (order_line_id, order_id);

-- That somebody may download a variant, because of a line that was paid.
create table entitlement (
  id uuid primary key,
  -- Null once the account is deleted: the certificate still tells what was licensed.
  account_id uuid references account (id) on delete set null,
  content_id uuid not null,
  variant_id uuid not null,
  order_line_id uuid not null unique references order_line (id) on delete restrict,
  -- On the certificate, for anybody who wants to verify it
  certificate_code text not null unique check (certificate_code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  granted_at timestamptz not null default now(),
  revoked_at timestamptz,
  foreign key (variant_id, content_id) references variant (id, content_id) on delete restrict
);
create index entitlement_account on entitlement (account_id, variant_id) where revoked_at is null;
create index entitlement_variant on entitlement (variant_id, content_id);

-- What must be true of orders, books and downloads together; a row for each thing that isn't.
create view order_violation as
  with sold as (
    select l.id, l.price, l.fee, o.account_id, o.provider,
      exists (select from refund_line r where r.order_line_id = l.id and not r.is_void) as is_refunded
    from order_line l join customer_order o on o.id = l.order_id where o.status in ('paid', 'refunded')
  ), posted as (
    select j.line_id, j.kind,
      sum(t.amount) as amount,
      coalesce(sum(t.amount) filter (where 'platform_fee' in (d.kind, c.kind)), 0) as fee
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id
    join ledger.account d on d.id = t.debit_id
    join ledger.account c on c.id = t.credit_id
    where j.kind in ('sale', 'refund') group by j.line_id, j.kind
  )
  select 'paid_line_is_posted' as rule, sold.id::text as subject, sold.price::numeric as expected, coalesce(p.amount, 0) as actual
  from sold left join posted p on p.line_id = sold.id and p.kind = 'sale'
  where sold.provider is not null and coalesce(p.amount, 0) <> sold.price
  union all
  select 'fee_is_posted', sold.id::text, sold.fee, p.fee
  from sold join posted p on p.line_id = sold.id and p.kind = 'sale' where p.fee <> sold.fee
  union all
  select 'posted_line_is_paid', p.line_id::text, 0, p.amount
  from posted p where not exists (select from sold where sold.id = p.line_id)
  union all
  select 'refund_is_posted', r.order_line_id::text, l.price, coalesce(p.amount, 0)
  from refund_line r join refund f on f.id = r.refund_id
  join order_line l on l.id = r.order_line_id join customer_order o on o.id = l.order_id
  left join posted p on p.line_id = l.id and p.kind = 'refund'
  where f.status = 'completed' and o.provider is not null and coalesce(p.amount, 0) <> l.price
  union all
  select 'posted_refund_is_completed', p.line_id::text, 0, p.amount
  from posted p where p.kind = 'refund' and not exists (
    select from refund_line r join refund f on f.id = r.refund_id
    where r.order_line_id = p.line_id and f.status = 'completed')
  union all
  select 'bought_can_be_downloaded', sold.id::text, 1, 0
  from sold where sold.account_id is not null and not sold.is_refunded
    and not exists (select from entitlement e where e.order_line_id = sold.id and e.revoked_at is null)
  union all
  select 'downloadable_was_bought', e.order_line_id::text, 0, 1
  from entitlement e where e.revoked_at is null
    and not exists (select from sold where sold.id = e.order_line_id and not sold.is_refunded);
