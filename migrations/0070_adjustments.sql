-- What ordinary ways can't settle of a contributor's money: a debt that no sale will pay, and money of somebody who can't ask
-- for it any more. Owners decide, with a reason. The ledger was given back to the product's role before this runs; `guard` takes
-- it away again afterwards.

alter table ledger.journal drop constraint journal_kind_check;
alter table ledger.journal add constraint journal_kind_check check (kind in (
  'sale', 'release', 'refund', 'settlement', 'provider_fee',
  'withdraw_reserve', 'withdraw_resolve', 'withdraw_return', 'forfeit',
  -- Of an owner's adjustment: its subject is the adjustment
  'debt_write_off', 'debt_payment', 'payout', 'late_forfeit'));

-- What the journal of each adjustment says.
create view ledger.adjustment as
  select j.subject, j.kind, min(coalesce(d.contributor_id, c.contributor_id)::text)::uuid as contributor_id,
    min(t.currency) as currency, sum(t.amount)::bigint as amount,
    count(*) = 1 and bool_and(d.kind || ' ' || c.kind = case j.kind
      -- A loss of the site
      when 'debt_write_off' then 'write_off contributor_debt'
      -- The contributor has paid it to the site's bank
      when 'debt_payment' then 'bank contributor_debt'
      -- Paid past any withdraw request
      when 'payout' then 'contributor_available bank'
      -- Makes the site's losses less
      else 'contributor_available write_off' end) as is_sound
  from ledger.journal j
  join ledger.transfer t on t.journal_id = j.id
  join ledger.account d on d.id = t.debit_id
  join ledger.account c on c.id = t.credit_id
  where j.kind in ('debt_write_off', 'debt_payment', 'payout', 'late_forfeit')
  group by j.id, j.subject, j.kind;

create or replace function ledger.check_journal() returns trigger language plpgsql security definer set search_path = pg_catalog, ledger as $$
begin
  if not exists (select from ledger.transfer where journal_id = new.id) then
    raise exception 'journal % moves nothing', new.id
      using errcode = 'check_violation', constraint = 'journal_not_empty';
  end if;
  if new.kind like 'withdraw\_%' and not exists (
    select from ledger.withdrawal where subject = new.subject and is_sound) then
    raise exception 'the journals of withdraw request % do not fit together', new.subject
      using errcode = 'check_violation', constraint = 'withdrawal_sound';
  end if;
  if new.kind = 'refund' and exists (select from ledger.line_party where line_id = new.line_id and returned > sold) then
    raise exception 'more of line % is taken back than was given', new.line_id
      using errcode = 'check_violation', constraint = 'refund_within_sale';
  end if;
  if new.kind in ('debt_write_off', 'debt_payment', 'payout', 'late_forfeit') and not exists (
    select from ledger.adjustment where subject = new.subject and kind = new.kind and is_sound) then
    raise exception 'adjustment % moves something else than its kind', new.subject
      using errcode = 'check_violation', constraint = 'adjustment_sound';
  end if;
  return null;
end $$;

do $$ begin
  execute 'create or replace view ledger.violation as ' || rtrim(pg_get_viewdef('ledger.violation'::regclass), ';') || $view$
    union all
    select 'adjustment_sound', subject, 1, 0 from ledger.adjustment where not is_sound
  $view$;
end $$;

create table adjustment_transition (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into adjustment_transition values ('proposed', 'done'), ('proposed', 'dropped');

create table adjustment (
  id uuid primary key,
  contributor_id uuid not null references contributor (id) on delete restrict,
  -- The caller's `Idempotency-Key`: the same call again answers the same adjustment.
  request_key text not null check (length(request_key) between 8 and 200 and request_key ~ '^[!-~]+$'),
  kind text not null check (kind in ('debt_write_off', 'debt_payment', 'payout', 'late_forfeit')),
  status text not null default 'proposed' check (status in ('proposed', 'done', 'dropped')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Minor units
  amount bigint not null check (amount between 1 and 100000000000),
  -- How the money can be found at a bank or wallet
  reference text not null default '' check (length(reference) <= 100 and is_clean_line(reference)),
  reason text not null check (length(reason) between 1 and 500 and is_clean_text(reason)),
  -- Whoever proposes it may not do it.
  needs_second_admin boolean not null,
  proposed_by uuid references admin (id) on delete set null,
  decided_by uuid references admin (id) on delete set null,
  proposed_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (contributor_id, request_key),
  constraint adjustment_reference check ((length(reference) >= 3) = (kind in ('debt_payment', 'payout'))),
  constraint adjustment_decided check ((status = 'proposed') = (decided_at is null)),
  constraint adjustment_two_admins check (not (needs_second_admin and status = 'done' and proposed_by = decided_by))
);
-- One at a time: the next one is about what this one leaves.
create unique index adjustment_open on adjustment (contributor_id) where status = 'proposed';
create index adjustment_newest on adjustment (contributor_id, id desc);
create index adjustment_proposed_by on adjustment (proposed_by);
create index adjustment_decided_by on adjustment (decided_by);

create function check_adjustment() returns trigger language plpgsql as $$
declare
  standing text;
begin
  if tg_op = 'DELETE' then
    raise exception 'what an owner decided stays' using errcode = 'check_violation', constraint = 'adjustment_kept';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'proposed' then
      raise exception 'an adjustment begins as proposed' using errcode = 'check_violation', constraint = 'adjustment_transition';
    end if;
    return new;
  end if;
  -- An admin who has left is forgotten.
  if to_jsonb(new) - 'status' - 'decided_by' - 'decided_at' - 'proposed_by'
      is distinct from to_jsonb(old) - 'status' - 'decided_by' - 'decided_at' - 'proposed_by'
    or new.proposed_by is distinct from old.proposed_by and new.proposed_by is not null
    or old.status <> 'proposed' and new.decided_at is distinct from old.decided_at
    or old.status <> 'proposed' and new.decided_by is distinct from old.decided_by and new.decided_by is not null then
    raise exception 'what an owner decided stays' using errcode = 'check_violation', constraint = 'adjustment_kept';
  end if;
  if new.status <> old.status and not exists (
    select from adjustment_transition where from_status = old.status and to_status = new.status) then
    raise exception 'an adjustment can not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'adjustment_transition';
  end if;
  if new.status = 'done' and old.status <> 'done' and new.kind in ('payout', 'late_forfeit') then
    select status into standing from contributor where id = new.contributor_id for share;
    -- Whoever can ask for their money is paid by a withdraw request; nobody but who has left can lose it.
    if standing = 'active' or (new.kind = 'late_forfeit' and standing <> 'closed') then
      raise exception 'a % is not for a contributor who is %', new.kind, standing
        using errcode = 'check_violation', constraint = 'adjustment_standing';
    end if;
  end if;
  return new;
end $$;
create trigger adjustment_check before insert or update or delete on adjustment
  for each row execute function check_adjustment();

-- What the books must say of an adjustment in a status.
create function is_adjustment_booked(adjusted adjustment) returns boolean language sql stable as $$
  select (adjusted.status = 'done') = exists (
    select from ledger.adjustment a
    where a.subject = adjusted.id::text and a.kind = adjusted.kind and a.contributor_id = adjusted.contributor_id
      and a.currency = adjusted.currency and a.amount = adjusted.amount)
$$;
create function check_adjustment_booked() returns trigger language plpgsql as $$
declare
  adjusted adjustment;
begin
  -- As it is at the end of the transaction
  select * into adjusted from adjustment where id = new.id;
  if not is_adjustment_booked(adjusted) then
    raise exception 'the books do not say that adjustment % is %', adjusted.id, adjusted.status
      using errcode = 'check_violation', constraint = 'adjustment_booked';
  end if;
  return null;
end $$;
create constraint trigger adjustment_booked after insert or update of status on adjustment
  deferrable initially deferred for each row execute function check_adjustment_booked();

-- What must be true of adjustments and books together; a row for each thing that isn't.
create view adjustment_violation as
  select 'adjustment_is_booked' as rule, a.id::text as subject, 1::numeric as expected, 0::numeric as actual
  from adjustment a where not is_adjustment_booked(a)
  union all
  select 'booked_is_adjustment', b.subject, 0, 1
  from ledger.adjustment b where not exists (
    select from adjustment a where a.id::text = b.subject and a.kind = b.kind and a.status = 'done');
