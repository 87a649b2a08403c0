-- The name that an owner gives money which went back past this site stands for one refund of its payment, and for the very sum that
-- the provider tells of. What was decided before this stays as it was: of a name that stands there more than once, the first counts.
do $$
declare
  later uuid[];
begin
  select array_agg(id order by id) into later from (
    select id, row_number() over (partition by payment_id, reference order by id) as nth
    from payment_decision where decision = 'elsewhere') decided
  where nth > 1;
  execute 'create unique index payment_decision_reference_once on payment_decision (payment_id, reference) where decision = ''elsewhere'''
    || case when later is null then '' else format(' and id <> all (%L::uuid[])', later) end;
end $$;

-- What of it has gone back. An owner may have said so of money that the provider sent after it had refused to: then it has left the
-- provider's account, otherwise the site's bank.
create or replace view surplus_returned as
  select r.id as payment_refund_id, p.provider, p.currency, r.amount, r.status = 'elsewhere' as is_elsewhere,
    r.status = 'elsewhere' and not exists (
      select from payment_decision d
      join payment_refund_elsewhere e on e.payment_id = d.payment_id and e.provider_refund = d.reference and e.amount = r.amount
      where d.payment_refund_id = r.id and d.decision = 'elsewhere') as is_by_transfer
  from payment_refund r join payment p on p.id = r.payment_id
  where r.refund_id is null and r.status in ('completed', 'elsewhere');

-- Only what the provider has told of may have left its account; that it tells later than an owner is accepted as before.
do $$
begin
  execute 'create or replace view order_violation as ' || rtrim(pg_get_viewdef('order_violation'::regclass), ';') || $view$
    union all
    select 'surplus_return_is_posted', r.payment_refund_id::text, r.amount::numeric, 0
    from surplus_returned r
    where r.is_by_transfer and exists (
      select from ledger.journal j join ledger.transfer t on t.journal_id = j.id join ledger.account c on c.id = t.credit_id
      where j.kind = 'surplus_return' and j.subject = r.payment_refund_id::text and c.provider = r.provider)
  $view$;
end $$;
