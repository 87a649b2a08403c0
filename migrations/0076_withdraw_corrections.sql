-- A result that was entered wrongly is corrected by two owners: the books take the old one back and say the new one, and nothing
-- that was written is changed. The ledger was given back to the product's role before this runs; `guard` takes it away again
-- afterwards.

alter table ledger.journal drop constraint journal_kind_check;
alter table ledger.journal add constraint journal_kind_check check (kind in (
  'sale', 'release', 'refund', 'settlement', 'provider_fee',
  'withdraw_reserve', 'withdraw_resolve', 'withdraw_return', 'forfeit',
  'debt_write_off', 'debt_payment', 'payout', 'late_forfeit',
  -- Takes back what the last resolve or return of a withdraw request did. Its subject, and that of the resolve that follows,
  -- is the request with the number of the correction.
  'withdraw_reverse'));
create index journal_withdrawal on ledger.journal (split_part(subject, ' ', 1))
  where kind in ('withdraw_reserve', 'withdraw_resolve', 'withdraw_return', 'withdraw_reverse');

-- What is kept for withdrawals is moved by their journals alone.
create or replace function ledger.check_transfer() returns trigger language plpgsql security definer set search_path = pg_catalog, ledger as $$
declare
  of_kind text;
begin
  select kind into of_kind from ledger.journal
  where id = new.journal_id and created_by_transaction = pg_current_xact_id();
  if of_kind is null then
    raise exception 'journal % is complete', new.journal_id
      using errcode = 'check_violation', constraint = 'journal_complete';
  end if;
  if of_kind not in ('withdraw_reserve', 'withdraw_resolve', 'withdraw_reverse') and exists (
    select from ledger.account where id in (new.debit_id, new.credit_id) and kind = 'contributor_reserved') then
    raise exception 'a % moves nothing that is kept for withdrawals', of_kind
      using errcode = 'check_violation', constraint = 'reserved_for_withdrawals';
  end if;
  return new;
end $$;

-- What the journals of each request say together. A result that was taken back counts no more, so what is left of all of them
-- must fit the last one.
create or replace view ledger.withdrawal as
  with entry as (
    select split_part(j.subject, ' ', 1) as subject, j.id, j.kind, j.outcome, t.currency,
      d.kind as debit, c.kind as credit,
      case when j.kind = 'withdraw_reverse' then -t.amount else t.amount end as amount,
      coalesce(d.contributor_id, c.contributor_id) as contributor_id,
      d.contributor_id <> c.contributor_id as is_between_two,
      -- Of a reverse: the account that the money had gone to
      case j.kind when 'withdraw_reverse' then d.kind else c.kind end as target,
      j.kind = 'withdraw_return' or (j.kind = 'withdraw_reverse' and c.kind = 'bank') as is_of_return
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id
    join ledger.account d on d.id = t.debit_id
    join ledger.account c on c.id = t.credit_id
    where j.kind in ('withdraw_reserve', 'withdraw_resolve', 'withdraw_return', 'withdraw_reverse')
  ), told as (
    select subject, min(contributor_id::text)::uuid as contributor_id, min(currency) as currency,
      (array_agg(outcome order by id desc) filter (where outcome is not null))[1] as outcome,
      coalesce(sum(amount) filter (where kind = 'withdraw_reserve'), 0)::bigint as reserved,
      coalesce(sum(amount) filter (where kind <> 'withdraw_reserve' and not is_of_return), 0)::bigint as resolved,
      coalesce(sum(amount) filter (where kind <> 'withdraw_reserve' and not is_of_return and target = 'bank'), 0)::bigint as paid,
      coalesce(sum(amount) filter (
        where kind <> 'withdraw_reserve' and not is_of_return and target in ('bank', 'transfer_fee')), 0)::bigint as gone,
      coalesce(sum(amount) filter (where is_of_return), 0)::bigint as returned,
      count(distinct contributor_id) = 1 and count(distinct currency) = 1 and not coalesce(bool_or(is_between_two), false)
        and bool_and(case kind
          when 'withdraw_reserve' then debit = 'contributor_available' and credit = 'contributor_reserved'
          when 'withdraw_resolve' then debit = 'contributor_reserved'
            and credit in ('bank', 'transfer_fee', 'contributor_available', 'contributor_debt')
          when 'withdraw_return' then debit = 'bank' and credit in ('contributor_available', 'contributor_debt')
          else case credit
            when 'contributor_reserved' then debit in ('bank', 'transfer_fee', 'contributor_available', 'contributor_debt')
            when 'bank' then debit in ('contributor_available', 'contributor_debt')
            else false end end) as is_from_where_it_was
    from entry group by subject
  )
  select subject, contributor_id, currency, outcome, reserved, paid, returned,
    is_from_where_it_was and reserved > 0
      and resolved = case when outcome is null then 0 else reserved end
      and gone = case when outcome = 'paid' then reserved else 0 end
      and (outcome is distinct from 'paid' or paid > 0)
      and returned in (0, paid) as is_sound
  from told;

create or replace function ledger.check_journal() returns trigger language plpgsql security definer set search_path = pg_catalog, ledger as $$
begin
  if not exists (select from ledger.transfer where journal_id = new.id) then
    raise exception 'journal % moves nothing', new.id
      using errcode = 'check_violation', constraint = 'journal_not_empty';
  end if;
  if new.kind like 'withdraw\_%' and not exists (
    select from ledger.withdrawal where subject = split_part(new.subject, ' ', 1) and is_sound) then
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

insert into withdraw_transition values ('failed', 'paid'), ('paid', 'failed'), ('returned', 'paid');

-- Said by one owner, confirmed by another.
create table withdraw_correction (
  id uuid primary key,
  request_id uuid not null references withdraw_request (id) on delete restrict,
  -- Of the request, from 1; part of the journals' subject
  number integer not null check (number between 1 and 100),
  status text not null default 'proposed' check (status in ('proposed', 'done', 'dropped')),
  from_status text not null,
  to_status text not null,
  -- Of the bank or wallet, where it was paid after all
  reference text not null default '' check (length(reference) <= 100 and is_clean_line(reference)),
  reason text not null check (length(reason) between 1 and 500 and is_clean_text(reason)),
  proposed_by uuid references admin (id) on delete set null,
  decided_by uuid references admin (id) on delete set null,
  proposed_at timestamptz not null default now(),
  decided_at timestamptz,
  -- The transaction that corrects, and alone may.
  done_by_transaction xid8,
  unique (request_id, number),
  check ((from_status, to_status) in (('failed', 'paid'), ('paid', 'failed'), ('returned', 'paid'))),
  constraint withdraw_correction_reference check ((reference <> '') = (from_status = 'failed')),
  constraint withdraw_correction_decided check ((status = 'proposed') = (decided_at is null)),
  constraint withdraw_correction_two_admins check (not (status = 'done' and proposed_by = decided_by))
);
create unique index withdraw_correction_open on withdraw_correction (request_id) where status = 'proposed';
create index withdraw_correction_proposed_by on withdraw_correction (proposed_by);
create index withdraw_correction_decided_by on withdraw_correction (decided_by);

create function check_withdraw_correction() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'what owners decided stays' using errcode = 'check_violation', constraint = 'withdraw_correction_kept';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'proposed' then
      raise exception 'a correction begins as proposed' using errcode = 'check_violation', constraint = 'withdraw_correction_transition';
    end if;
    new.done_by_transaction := null;
    return new;
  end if;
  -- An admin who has left is forgotten.
  if to_jsonb(new) - '{status,decided_by,decided_at,proposed_by,done_by_transaction}'::text[]
      is distinct from to_jsonb(old) - '{status,decided_by,decided_at,proposed_by,done_by_transaction}'::text[]
    or new.proposed_by is distinct from old.proposed_by and new.proposed_by is not null
    or old.status <> 'proposed' and (new.status, new.decided_at) is distinct from (old.status, old.decided_at)
    or old.status <> 'proposed' and new.decided_by is distinct from old.decided_by and new.decided_by is not null then
    raise exception 'what owners decided stays' using errcode = 'check_violation', constraint = 'withdraw_correction_kept';
  end if;
  new.done_by_transaction := case when new.status = 'done' and old.status <> 'done' then pg_current_xact_id()
    else old.done_by_transaction end;
  return new;
end $$;
create trigger withdraw_correction_check before insert or update or delete on withdraw_correction
  for each row execute function check_withdraw_correction();

-- A result becomes another by what two owners said, in the transaction in which the second did.
create function check_withdraw_corrected() returns trigger language plpgsql as $$
begin
  if not exists (
    select from withdraw_correction
    where request_id = new.id and from_status = old.status and to_status = new.status and status = 'done'
      and done_by_transaction = pg_current_xact_id()) then
    raise exception 'two owners correct a result' using errcode = 'check_violation', constraint = 'withdraw_request_corrected';
  end if;
  return new;
end $$;
create trigger withdraw_request_corrected before update of status on withdraw_request
  for each row when ((old.status in ('failed', 'returned') and new.status = 'paid') or (old.status = 'paid' and new.status = 'failed'))
  execute function check_withdraw_corrected();
