-- Who leaves may give up what is left of their earnings: with the deletion of their account, and so once. The ledger was
-- given back to the product's role before this runs; `guard` takes it away again afterwards.

alter table ledger.journal drop constraint journal_kind_check;
alter table ledger.journal add constraint journal_kind_check check (kind in (
  'sale', 'release', 'refund', 'settlement', 'provider_fee',
  'withdraw_reserve', 'withdraw_resolve', 'withdraw_return',
  -- Of a contributor: its subject is the contributor
  'forfeit'));

do $$ begin
  execute 'create or replace view ledger.violation as ' || rtrim(pg_get_viewdef('ledger.violation'::regclass), ';') || $view$
    union all
    -- Nothing is given up but what was free, of the one whom the journal names.
    select 'forfeit_is_own', j.subject, 0, t.amount
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id
    join ledger.account d on d.id = t.debit_id
    join ledger.account c on c.id = t.credit_id
    where j.kind = 'forfeit'
      and (d.kind <> 'contributor_available' or c.kind <> 'write_off' or d.contributor_id::text <> j.subject)
  $view$;
end $$;
