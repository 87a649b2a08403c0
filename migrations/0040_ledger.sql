-- Where every poisha is. A journal is one fact about money; each of its transfers debits one account and credits
-- another, so that what is written adds up. Nothing here is ever changed or deleted: a correction is a journal of its own.

create schema ledger;

create table ledger.account (
  id uuid primary key,
  kind text not null check (kind in (
    -- Money with a payment provider; settled money; what providers charged; losses that the site bears
    'provider_clearing', 'bank', 'provider_fee', 'write_off',
    -- What the site has earned
    'platform_fee',
    -- A contributor's: earned and not cleared; free to withdraw; kept for a withdrawal; owed to the site
    'contributor_pending', 'contributor_available', 'contributor_reserved', 'contributor_debt')),
  contributor_id uuid references contributor (id) on delete restrict,
  provider text check (provider ~ '^[a-z][a-z0-9-]{1,30}$'),
  -- Says the same of an account in one column
  name text not null generated always as (
    kind || ' ' || coalesce(contributor_id::text, '') || ' ' || coalesce(provider, '')
  ) stored,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- 1: grows by debits; -1: grows by credits
  side smallint not null generated always as (
    case when kind in ('provider_clearing', 'bank', 'provider_fee', 'write_off', 'contributor_debt') then 1 else -1 end
  ) stored,
  -- Has its balance in the row, which can't fall below zero. Others are summed when they are read: every sale touches
  -- them, and would wait for the one before it.
  is_guarded boolean not null generated always as (kind like 'contributor\_%') stored,
  -- Minor units; kept by a trigger alone.
  balance bigint not null default 0,
  constraint account_no_overdraw check (balance between 0 and 1000000000000000),
  check ((contributor_id is not null) = (kind like 'contributor\_%')),
  check ((provider is not null) = (kind in ('provider_clearing', 'provider_fee'))),
  check (kind like 'contributor\_%' or balance = 0),
  unique (name, currency),
  unique (id, currency)
);
create index account_contributor on ledger.account (contributor_id);

create table ledger.journal (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('sale', 'release', 'refund', 'settlement')),
  -- What it is about: an order line, a refund, a settlement of a provider.
  subject text not null check (length(subject) between 1 and 200),
  -- The order line whose money this is: what is left of it can be told from its journals.
  line_id uuid,
  created_at timestamptz not null default now(),
  -- The transaction that wrote it, and alone may add transfers.
  created_by_transaction xid8 not null default pg_current_xact_id(),
  unique (kind, subject),
  check ((line_id is not null) = (kind in ('sale', 'release', 'refund')))
);
create index journal_line on ledger.journal (line_id);

create table ledger.transfer (
  id bigint generated always as identity primary key,
  journal_id bigint not null references ledger.journal (id) on delete restrict,
  debit_id uuid not null,
  credit_id uuid not null,
  currency text not null,
  amount bigint not null check (amount between 1 and 1000000000000),
  check (debit_id <> credit_id),
  foreign key (debit_id, currency) references ledger.account (id, currency) on delete restrict,
  foreign key (credit_id, currency) references ledger.account (id, currency) on delete restrict
);
create index transfer_journal on ledger.transfer (journal_id);
create index transfer_debit on ledger.transfer (debit_id, id);
create index transfer_credit on ledger.transfer (credit_id, id);

-- What only this file sets, whatever a statement says.
create function ledger.begin_account() returns trigger language plpgsql set search_path = pg_catalog, ledger as $$
begin
  new.balance := 0;
  return new;
end $$;
create trigger account_begin before insert on ledger.account for each row execute function ledger.begin_account();

create function ledger.begin_journal() returns trigger language plpgsql set search_path = pg_catalog, ledger as $$
begin
  new.created_at := now();
  new.created_by_transaction := pg_current_xact_id();
  return new;
end $$;
create trigger journal_begin before insert on ledger.journal for each row execute function ledger.begin_journal();

-- A fact is written whole: nothing is added to it afterwards, and it isn't empty.
create function ledger.check_transfer() returns trigger language plpgsql security definer set search_path = pg_catalog, ledger as $$
begin
  if (select created_by_transaction from ledger.journal where id = new.journal_id) is distinct from pg_current_xact_id() then
    raise exception 'journal % is complete', new.journal_id
      using errcode = 'check_violation', constraint = 'journal_complete';
  end if;
  return new;
end $$;
create trigger transfer_check before insert on ledger.transfer for each row execute function ledger.check_transfer();

create function ledger.check_journal() returns trigger language plpgsql security definer set search_path = pg_catalog, ledger as $$
begin
  if not exists (select from ledger.transfer where journal_id = new.id) then
    raise exception 'journal % moves nothing', new.id
      using errcode = 'check_violation', constraint = 'journal_not_empty';
  end if;
  return null;
end $$;
create constraint trigger journal_not_empty after insert on ledger.journal
  deferrable initially deferred for each row execute function ledger.check_journal();

-- Balances follow the transfers, lowest identifier first, so that two statements can't wait for each other.
create function ledger.move_balances() returns trigger language plpgsql security definer set search_path = pg_catalog, ledger as $$
begin
  perform from ledger.account
    where is_guarded and id in (select debit_id from added union select credit_id from added)
    order by id for no key update;
  update ledger.account a set balance = a.balance + a.side * moved.debits
  from (
    select id, sum(amount)::bigint as debits
    from (select debit_id as id, amount from added union all select credit_id, -amount from added) as entries
    group by id
  ) as moved
  where a.id = moved.id and a.is_guarded;
  return null;
end $$;
create trigger transfer_move after insert on ledger.transfer
  referencing new table as added for each statement execute function ledger.move_balances();

create function ledger.refuse_change() returns trigger language plpgsql set search_path = pg_catalog, ledger as $$
begin
  -- Balances are moved by the trigger above, which is one level up.
  if tg_table_name = 'account' and tg_op = 'UPDATE' and pg_trigger_depth() > 1 then return null; end if;
  raise exception '% of % is refused: the ledger is only added to', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
create trigger account_keep before update or delete or truncate on ledger.account
  for each statement execute function ledger.refuse_change();
create trigger journal_keep before update or delete or truncate on ledger.journal
  for each statement execute function ledger.refuse_change();
create trigger transfer_keep before update or delete or truncate on ledger.transfer
  for each statement execute function ledger.refuse_change();

-- Balances of a contributor's accounts, held until the transaction ends: for what depends on how much there is.
create function ledger.lock_balances(contributors uuid[], in_currency text)
returns table (contributor_id uuid, kind text, balance bigint)
language sql security definer set search_path = pg_catalog, ledger as $$
  select a.contributor_id, a.kind, a.balance from ledger.account a
  where a.contributor_id = any (contributors) and a.currency = in_currency
  order by a.id for no key update
$$;

-- What must be true at any time; a row for each thing that isn't.
create view ledger.violation as
  with folded as (
    select a.id, a.side * (
      coalesce((select sum(amount) from ledger.transfer where debit_id = a.id), 0)
      - coalesce((select sum(amount) from ledger.transfer where credit_id = a.id), 0))::numeric as balance
    from ledger.account a where a.is_guarded
  )
  select 'balance_is_sum' as rule, a.id::text as subject, folded.balance as expected, a.balance::numeric as actual
  from ledger.account a join folded using (id) where folded.balance <> a.balance
  union all
  select 'no_overdraft', id::text, 0, balance from ledger.account where balance < 0
  union all
  select 'journal_has_transfers', j.id::text, 1, 0 from ledger.journal j
  where not exists (select from ledger.transfer t where t.journal_id = j.id)
  union all
  select 'line_was_sold', j.line_id::text, 1, 0 from ledger.journal j
  where j.kind in ('release', 'refund')
    and not exists (select from ledger.journal s where s.kind = 'sale' and s.line_id = j.line_id)
  union all
  -- Another line's money was taken for it, or it was released and something stayed behind.
  select 'line_pending', line_id::text, 0, sum(amount)
  from (
    select j.line_id, t.amount from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id join ledger.account a on a.id = t.credit_id
    where a.kind = 'contributor_pending'
    union all
    select j.line_id, -t.amount from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id join ledger.account a on a.id = t.debit_id
    where a.kind = 'contributor_pending'
  ) as entries
  group by line_id
  having sum(amount) < 0 or (sum(amount) > 0 and exists (
    select from ledger.journal r where r.kind = 'release' and r.line_id = entries.line_id));

-- Gives the ledger to a role of its own, so that the product's role can only read it and add to it. For a superuser, or
-- whoever may act as both roles. `ledger.give` to the product's role takes that back, for a
-- migration that changes the ledger.
create procedure ledger.give(to_role name) language plpgsql as $$
declare
  statement text;
begin
  for statement in
    select format('alter %s %s owner to %I', case relkind when 'v' then 'view' else 'table' end, oid::regclass, to_role)
    from pg_class where relnamespace = 'ledger'::regnamespace and relkind in ('r', 'v')
    union all
    select format('alter routine %s owner to %I', oid::regprocedure, to_role)
    from pg_proc where pronamespace = 'ledger'::regnamespace
    union all
    select format('alter schema ledger owner to %I', to_role)
  loop
    execute statement;
  end loop;
end $$;

create procedure ledger.guard(owner_role name, product_role name) language plpgsql as $$
begin
  call ledger.give(owner_role);
  execute format('revoke all on schema ledger from public, %I', product_role);
  execute format('revoke all on all tables in schema ledger from public, %I', product_role);
  execute format('revoke all on all routines in schema ledger from public, %I', product_role);
  execute format('grant usage on schema ledger to %I', product_role);
  execute format('grant select on all tables in schema ledger to %I', product_role);
  execute format('grant insert (id, kind, contributor_id, provider, currency) on ledger.account to %I', product_role);
  execute format('grant insert (kind, subject, line_id) on ledger.journal to %I', product_role);
  execute format('grant insert (journal_id, debit_id, credit_id, currency, amount) on ledger.transfer to %I', product_role);
  execute format('grant execute on function ledger.lock_balances to %I', product_role);
end $$;
