-- Withdrawals in the books: money is kept back for a request, and leaves or comes back once. The ledger was given back to
-- the product's role before this runs; `guard` takes it away again afterwards.

alter table ledger.account drop constraint account_kind_check;
alter table ledger.account add constraint account_kind_check check (kind in (
  'provider_clearing', 'bank', 'provider_fee', 'write_off', 'platform_fee',
  -- What contributors paid for transfers: it covers what the bank or wallet takes for them
  'transfer_fee',
  'contributor_pending', 'contributor_available', 'contributor_reserved', 'contributor_debt'));

alter table ledger.journal drop constraint journal_kind_check;
alter table ledger.journal add constraint journal_kind_check check (kind in (
  'sale', 'release', 'refund', 'settlement', 'provider_fee',
  -- Of a withdraw request: its subject is the request
  'withdraw_reserve', 'withdraw_resolve', 'withdraw_return'));
alter table ledger.journal
  -- How a withdraw request ended; one resolve a request, so it can't end twice.
  add column outcome text check (outcome in ('paid', 'rejected', 'failed', 'cancelled')),
  -- Of a sale: when its contributor's share may be released; null where no time was promised.
  add column clears_at timestamptz,
  add constraint journal_outcome check ((outcome is not null) = (kind = 'withdraw_resolve')),
  add constraint journal_clears_at check (clears_at is null or kind = 'sale');

create or replace function ledger.begin_journal() returns trigger language plpgsql set search_path = pg_catalog, ledger as $$
begin
  new.created_at := now();
  new.created_by_transaction := pg_current_xact_id();
  if new.kind = 'release' and exists (
    select from ledger.journal where kind = 'sale' and line_id = new.line_id and clears_at > now()) then
    raise exception 'line % has not cleared', new.line_id
      using errcode = 'check_violation', constraint = 'journal_cleared';
  end if;
  return new;
end $$;

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
  if of_kind not in ('withdraw_reserve', 'withdraw_resolve') and exists (
    select from ledger.account where id in (new.debit_id, new.credit_id) and kind = 'contributor_reserved') then
    raise exception 'a % moves nothing that is kept for withdrawals', of_kind
      using errcode = 'check_violation', constraint = 'reserved_for_withdrawals';
  end if;
  return new;
end $$;

-- What the journals of each request say together.
create view ledger.withdrawal as
  with entry as (
    select j.subject, j.kind, j.outcome, t.currency, t.amount, d.kind as debit, c.kind as credit,
      coalesce(d.contributor_id, c.contributor_id) as contributor_id,
      d.contributor_id <> c.contributor_id as is_between_two
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id
    join ledger.account d on d.id = t.debit_id
    join ledger.account c on c.id = t.credit_id
    where j.kind in ('withdraw_reserve', 'withdraw_resolve', 'withdraw_return')
  ), told as (
    select subject, min(contributor_id::text)::uuid as contributor_id, min(currency) as currency, max(outcome) as outcome,
      coalesce(sum(amount) filter (where kind = 'withdraw_reserve'), 0)::bigint as reserved,
      coalesce(sum(amount) filter (where kind = 'withdraw_resolve'), 0)::bigint as resolved,
      coalesce(sum(amount) filter (where kind = 'withdraw_resolve' and credit = 'bank'), 0)::bigint as paid,
      coalesce(sum(amount) filter (where kind = 'withdraw_resolve' and credit in ('bank', 'transfer_fee')), 0)::bigint as gone,
      coalesce(sum(amount) filter (where kind = 'withdraw_return'), 0)::bigint as returned,
      count(distinct contributor_id) = 1 and count(distinct currency) = 1 and not coalesce(bool_or(is_between_two), false)
        and bool_and(case kind
          when 'withdraw_reserve' then debit = 'contributor_available' and credit = 'contributor_reserved'
          when 'withdraw_resolve' then debit = 'contributor_reserved'
            and credit in ('bank', 'transfer_fee', 'contributor_available', 'contributor_debt')
          else debit = 'bank' and credit in ('contributor_available', 'contributor_debt') end) as is_from_where_it_was
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
    select from ledger.withdrawal where subject = new.subject and is_sound) then
    raise exception 'the journals of withdraw request % do not fit together', new.subject
      using errcode = 'check_violation', constraint = 'withdrawal_sound';
  end if;
  return null;
end $$;

do $$ begin
  execute 'create or replace view ledger.violation as ' || rtrim(pg_get_viewdef('ledger.violation'::regclass), ';') || $view$
    union all
    -- What the site holds and is owed is what it owes and has earned.
    select 'adds_up', currency, 0::numeric, sum(debits)
    from (
      select a.currency, case when a.is_guarded then a.side * a.balance::numeric else
        coalesce((select sum(amount) from ledger.transfer where debit_id = a.id), 0)
        - coalesce((select sum(amount) from ledger.transfer where credit_id = a.id), 0) end as debits
      from ledger.account a
    ) as balances
    group by currency having sum(debits) <> 0
    union all
    select 'reserved_is_open', a.id::text, coalesce(o.amount, 0), a.balance
    from ledger.account a left join (
      select contributor_id, currency, sum(reserved) as amount from ledger.withdrawal where outcome is null group by 1, 2
    ) o using (contributor_id, currency)
    where a.kind = 'contributor_reserved' and a.balance <> coalesce(o.amount, 0)
    union all
    select 'withdrawal_sound', subject, 1, 0 from ledger.withdrawal where not is_sound
    union all
    -- What is owed is taken before anything is free.
    select 'debt_first', d.contributor_id::text, 0, least(d.balance, f.balance)
    from ledger.account d join ledger.account f using (contributor_id, currency)
    where d.kind = 'contributor_debt' and f.kind = 'contributor_available' and d.balance > 0 and f.balance > 0
    union all
    select 'released_when_cleared', r.line_id::text, extract(epoch from s.clears_at), extract(epoch from r.created_at)
    from ledger.journal r join ledger.journal s on s.line_id = r.line_id and s.kind = 'sale'
    where r.kind = 'release' and r.created_at < s.clears_at
  $view$;
end $$;

create or replace procedure ledger.guard(owner_role name, product_role name) language plpgsql as $$
begin
  call ledger.give(owner_role);
  execute format('revoke all on schema ledger from public, %I', product_role);
  execute format('revoke all on all tables in schema ledger from public, %I', product_role);
  execute format('revoke all on all routines in schema ledger from public, %I', product_role);
  execute format('grant usage on schema ledger to %I', product_role);
  execute format('grant select on all tables in schema ledger to %I', product_role);
  execute format('grant insert (id, kind, contributor_id, provider, currency) on ledger.account to %I', product_role);
  execute format('grant insert (kind, subject, line_id, outcome, clears_at) on ledger.journal to %I', product_role);
  execute format('grant insert (journal_id, debit_id, credit_id, currency, amount) on ledger.transfer to %I', product_role);
  execute format('grant execute on function ledger.lock_balances to %I', product_role);
end $$;
