-- The transfers of a journal are one statement. What is deferred to the end of the transaction, that they fit together, can be asked
-- for earlier ("set constraints"), and is asked once a journal: a transfer that was added after it was never looked at. So nothing
-- is added to a journal that has transfers. Several inserts of one statement are one here: the server calls this once for all of them.
create or replace function ledger.move_balances() returns trigger language plpgsql security definer set search_path = pg_catalog, ledger as $$
begin
  if exists (
    select from ledger.transfer t
    where t.journal_id in (select journal_id from added) and not exists (select from added a where a.id = t.id)) then
    raise exception 'a journal has its transfers already'
      using errcode = 'check_violation', constraint = 'journal_complete';
  end if;
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
