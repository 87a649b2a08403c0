-- What contributors ask to be paid. The books (`ledger.withdrawal`) and a request's status agree at the end of every
-- transaction; requests stay when their contributor leaves.

create table withdraw_transition (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into withdraw_transition values
  ('requested', 'approved'), ('requested', 'rejected'), ('requested', 'cancelled'),
  ('approved', 'paid'), ('approved', 'rejected'), ('approved', 'failed'),
  ('paid', 'returned');

-- Approved requests of one way to be paid, as a file for the bank or wallet.
create table withdraw_batch (
  id uuid primary key,
  -- For people: in the file's name
  number bigint generated always as identity unique,
  type text not null references withdraw_type (type) on delete restrict,
  admin_id uuid references admin (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (id, type)
);
create index withdraw_batch_type on withdraw_batch (type);
create index withdraw_batch_admin on withdraw_batch (admin_id);

create table withdraw_request (
  id uuid primary key,
  -- For people: in letters, files and bank statements
  number bigint generated always as identity (start with 1001) unique,
  contributor_id uuid not null references contributor (id) on delete restrict,
  -- The caller's `Idempotency-Key`, and what was asked with it: the same call again answers the same request.
  request_key text not null check (length(request_key) between 8 and 200 and request_key ~ '^[!-~]+$'),
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  status text not null default 'requested'
    check (status in ('requested', 'approved', 'paid', 'rejected', 'failed', 'returned', 'cancelled')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Minor units. `fee` is what the contributor pays of it for the transfer.
  amount bigint not null check (amount between 1 and 100000000000),
  fee bigint not null check (fee >= 0 and fee < amount),
  -- How it is paid, as it was when it was asked for: later changes of the option don't reach it.
  type text not null references withdraw_type (type) on delete restrict,
  option_id uuid,
  -- Encrypted, bound to this row; emptied once the request is over and its contributor has left.
  encrypted text check (length(encrypted) <= 4000 and encrypted ~ '^v1(\.[A-Za-z0-9_-]+){4}$'),
  key_id text generated always as (split_part(encrypted, '.', 2)) stored,
  masked text not null check (length(masked) between 1 and 300 and is_clean_line(masked)),
  -- Whoever approves it may not pay it.
  needs_second_admin boolean not null,
  batch_id uuid,
  approved_by uuid references admin (id) on delete set null,
  paid_by uuid references admin (id) on delete set null,
  -- The admin of the last step; null where it was the contributor's
  changed_by uuid references admin (id) on delete set null,
  -- Of the bank or wallet, once it is paid
  reference text not null default '' check (length(reference) <= 100 and is_clean_line(reference)),
  -- Why it was rejected, failed or came back
  reason text not null default '' check (length(reason) <= 500 and is_clean_text(reason)),
  requested_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (contributor_id, request_key),
  foreign key (option_id, contributor_id) references withdraw_option (id, contributor_id) on delete set null (option_id),
  foreign key (batch_id, type) references withdraw_batch (id, type) on delete restrict,
  constraint withdraw_request_two_admins check (not (needs_second_admin and approved_by = paid_by)),
  constraint withdraw_request_reference check ((reference <> '') = (status in ('paid', 'returned'))),
  constraint withdraw_request_reason check ((reason <> '') = (status in ('rejected', 'failed', 'returned'))),
  constraint withdraw_request_encrypted check (encrypted is not null or status not in ('requested', 'approved')),
  check (batch_id is null or status not in ('requested', 'cancelled'))
);
create unique index withdraw_request_open on withdraw_request (contributor_id, currency)
  where status in ('requested', 'approved');
create index withdraw_request_contributor on withdraw_request (contributor_id, id desc);
create index withdraw_request_newest on withdraw_request (id desc);
create index withdraw_request_status on withdraw_request (status, id);
create index withdraw_request_type on withdraw_request (type, id desc);
create index withdraw_request_option on withdraw_request (option_id, contributor_id);
create index withdraw_request_batch on withdraw_request (batch_id, type);
create index withdraw_request_key on withdraw_request (key_id, id);
create index withdraw_request_approved_by on withdraw_request (approved_by);
create index withdraw_request_paid_by on withdraw_request (paid_by);
create index withdraw_request_changed_by on withdraw_request (changed_by);

-- What became of it when; written by a trigger, whoever changes the status.
create table withdraw_request_transition (
  id bigint generated always as identity primary key,
  request_id uuid not null references withdraw_request (id) on delete restrict,
  from_status text,
  to_status text not null,
  admin_id uuid references admin (id) on delete set null,
  reference text not null check (length(reference) <= 100 and is_clean_line(reference)),
  reason text not null check (length(reason) <= 500 and is_clean_text(reason)),
  at timestamptz not null default now()
);
create index withdraw_request_transition_request on withdraw_request_transition (request_id, id);
create index withdraw_request_transition_admin on withdraw_request_transition (admin_id);

create function check_withdraw_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'what was asked for stays' using errcode = 'check_violation', constraint = 'withdraw_request_kept';
  end if;
  if (new.id, new.contributor_id, new.request_key, new.request_hash, new.currency, new.amount, new.fee, new.type, new.masked,
      new.requested_at)
    is distinct from (old.id, old.contributor_id, old.request_key, old.request_hash, old.currency, old.amount, old.fee,
      old.type, old.masked, old.requested_at)
    or (old.batch_id is not null and new.batch_id is distinct from old.batch_id)
    or (old.needs_second_admin and not new.needs_second_admin) then
    raise exception 'what was asked for stays' using errcode = 'check_violation', constraint = 'withdraw_request_kept';
  end if;
  if new.status <> old.status and not exists (
    select from withdraw_transition where from_status = old.status and to_status = new.status) then
    raise exception 'a withdraw request can not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'withdraw_transition';
  end if;
  return new;
end $$;
create trigger withdraw_request_check before update or delete on withdraw_request
  for each row execute function check_withdraw_request();

create function begin_withdraw_request() returns trigger language plpgsql as $$
begin
  if new.status <> 'requested' then
    raise exception 'a withdraw request begins as requested' using errcode = 'check_violation', constraint = 'withdraw_transition';
  end if;
  return new;
end $$;
create trigger withdraw_request_begin before insert on withdraw_request
  for each row execute function begin_withdraw_request();

create function note_withdraw_transition() returns trigger language plpgsql as $$
begin
  insert into withdraw_request_transition (request_id, from_status, to_status, admin_id, reference, reason)
  values (new.id, case when tg_op = 'UPDATE' then old.status end, new.status, new.changed_by, new.reference, new.reason);
  return null;
end $$;
create trigger withdraw_request_noted_first after insert on withdraw_request
  for each row execute function note_withdraw_transition();
create trigger withdraw_request_noted after update of status on withdraw_request
  for each row when (old.status <> new.status) execute function note_withdraw_transition();

create function keep_withdraw_transitions() returns trigger language plpgsql as $$
begin
  -- An admin who has left is forgotten.
  if tg_op = 'UPDATE' then
    if new.admin_id is null and to_jsonb(new) - 'admin_id' = to_jsonb(old) - 'admin_id' then return new; end if;
  end if;
  raise exception 'what became of a request stays' using errcode = 'check_violation', constraint = 'withdraw_transition_kept';
end $$;
create trigger withdraw_transition_kept before update or delete on withdraw_request_transition
  for each row execute function keep_withdraw_transitions();

-- What the books must say of a request in a status.
create function is_withdrawal_booked(request withdraw_request) returns boolean language sql stable as $$
  select exists (
    select from ledger.withdrawal w
    where w.subject = request.id::text and w.contributor_id = request.contributor_id and w.currency = request.currency
      and w.reserved = request.amount
      and case
        when request.status in ('requested', 'approved') then w.outcome is null
        when request.status in ('paid', 'returned') then w.outcome = 'paid' and w.paid = request.amount - request.fee
          and (w.returned > 0) = (request.status = 'returned')
        else w.outcome = request.status end)
$$;
create function check_withdrawal_booked() returns trigger language plpgsql as $$
declare
  request withdraw_request;
begin
  -- As it is at the end of the transaction
  select * into request from withdraw_request where id = new.id;
  if not is_withdrawal_booked(request) then
    raise exception 'the books do not say that request % is %', request.number, request.status
      using errcode = 'check_violation', constraint = 'withdrawal_booked';
  end if;
  return null;
end $$;
create constraint trigger withdrawal_booked after insert or update of status on withdraw_request
  deferrable initially deferred for each row execute function check_withdrawal_booked();

-- What must be true of requests and books together; a row for each thing that isn't.
create view withdraw_violation as
  select 'request_is_booked' as rule, r.id::text as subject, 1::numeric as expected, 0::numeric as actual
  from withdraw_request r where not is_withdrawal_booked(r)
  union all
  select 'booked_is_request', w.subject, 0, 1
  from ledger.withdrawal w where not exists (select from withdraw_request r where r.id::text = w.subject)
  union all
  select 'reserved_is_requested', a.contributor_id::text, coalesce(sum(r.amount), 0), a.balance
  from ledger.account a left join withdraw_request r
    on r.contributor_id = a.contributor_id and r.currency = a.currency and r.status in ('requested', 'approved')
  where a.kind = 'contributor_reserved'
  group by a.id, a.contributor_id, a.balance having coalesce(sum(r.amount), 0) <> a.balance
  union all
  select 'transitions_end_here', r.id::text, 1, 0
  from withdraw_request r where r.status is distinct from (
    select t.to_status from withdraw_request_transition t where t.request_id = r.id order by t.id desc limit 1);
