-- Money that came in for an order that needed none is in the books from the moment it is here until it is back: the provider has it,
-- and the site owes it to whoever paid. The ledger was given back to the product's role before this runs; `guard` takes it away again
-- afterwards.

alter table ledger.account drop constraint account_kind_check;
alter table ledger.account add constraint account_kind_check check (kind in (
  'provider_clearing', 'bank', 'provider_fee', 'write_off', 'platform_fee', 'transfer_fee',
  -- What buyers paid beyond what they owed, and get back
  'surplus_payable',
  'contributor_pending', 'contributor_available', 'contributor_reserved', 'contributor_debt'));

alter table ledger.journal drop constraint journal_kind_check;
alter table ledger.journal add constraint journal_kind_check check (kind in (
  'sale', 'release', 'refund', 'settlement', 'provider_fee',
  'withdraw_reserve', 'withdraw_resolve', 'withdraw_return', 'withdraw_reverse', 'forfeit',
  'debt_write_off', 'debt_payment', 'payout', 'late_forfeit',
  -- Its subject is the payment with the name of its transaction; that of its return is what was asked of the provider.
  'surplus', 'surplus_return'));
-- Names of transactions have up to 255 characters.
alter table ledger.journal drop constraint journal_subject_check;
alter table ledger.journal add constraint journal_subject_check check (length(subject) between 1 and 300);

-- What is kept for withdrawals, and what is to go back to buyers, is moved by their journals alone.
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
  if (of_kind in ('surplus', 'surplus_return') or exists (
      select from ledger.account where id in (new.debit_id, new.credit_id) and kind = 'surplus_payable'))
    and not exists (
      select from ledger.account d, ledger.account c where d.id = new.debit_id and c.id = new.credit_id
        and case of_kind
          when 'surplus' then d.kind = 'provider_clearing' and c.kind = 'surplus_payable'
          when 'surplus_return' then d.kind = 'surplus_payable' and c.kind in ('provider_clearing', 'bank')
          else false end) then
    raise exception 'a % moves no surplus like this', of_kind
      using errcode = 'check_violation', constraint = 'surplus_for_buyers';
  end if;
  return new;
end $$;

-- All surplus that ever came in: payments that pay no order, and what came in beyond a payment.
create view surplus_received as
  select p.id as payment_id, p.transaction_id, p.provider, p.currency, p.amount from payment p
  where p.is_surplus and p.status = 'completed'
  union all
  select p.id, r.transaction_id, p.provider, p.currency, max(r.amount)
  from payment_refund r join payment p on p.id = r.payment_id
  where r.refund_id is null and not (p.is_surplus and r.transaction_id = p.transaction_id)
  group by p.id, r.transaction_id;

-- What of it has gone back. An owner may have said so of money that the provider sent after it had refused to: then it has left the
-- provider's account, otherwise the site's bank.
create view surplus_returned as
  select r.id as payment_refund_id, p.provider, p.currency, r.amount, r.status = 'elsewhere' as is_elsewhere,
    r.status = 'elsewhere' and not exists (
      select from payment_decision d
      join payment_refund_elsewhere e on e.payment_id = d.payment_id and e.provider_refund = d.reference
      where d.payment_refund_id = r.id and d.decision = 'elsewhere') as is_by_transfer
  from payment_refund r join payment p on p.id = r.payment_id
  where r.refund_id is null and r.status in ('completed', 'elsewhere');

-- What came in and went back before this.
insert into ledger.account (id, kind, provider, currency)
select gen_random_uuid(), kind, provider, currency from (
  select distinct 'provider_clearing' as kind, provider, currency from surplus_received
  union select 'surplus_payable', null, currency from surplus_received
  union select 'bank', null, currency from surplus_returned where is_by_transfer) as missing
on conflict do nothing;

with added as (
  insert into ledger.journal (kind, subject)
  select 'surplus', payment_id || ' ' || transaction_id from surplus_received order by payment_id, transaction_id
  returning id, subject)
insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
select j.id, d.id, c.id, s.currency, s.amount
from added j join surplus_received s on s.payment_id || ' ' || s.transaction_id = j.subject
join ledger.account d on d.kind = 'provider_clearing' and d.provider = s.provider and d.currency = s.currency
join ledger.account c on c.kind = 'surplus_payable' and c.currency = s.currency;

with added as (
  insert into ledger.journal (kind, subject)
  select 'surplus_return', payment_refund_id::text from surplus_returned order by payment_refund_id
  returning id, subject)
insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
select j.id, d.id, c.id, r.currency, r.amount
from added j join surplus_returned r on r.payment_refund_id::text = j.subject
join ledger.account d on d.kind = 'surplus_payable' and d.currency = r.currency
join ledger.account c on c.currency = r.currency
  and case when r.is_by_transfer then c.kind = 'bank' else c.kind = 'provider_clearing' and c.provider = r.provider end;

-- What the books must say of it.
do $$ begin
  execute 'create or replace view order_violation as ' || rtrim(pg_get_viewdef('order_violation'::regclass), ';') || $view$
    union all
    select 'surplus_is_posted', coalesce(s.payment_id || ' ' || s.transaction_id, j.subject),
      coalesce(s.amount, 0)::numeric, coalesce(j.amount, 0)
    from surplus_received s
    full join (
      select j.subject, t.currency, d.provider, sum(t.amount) as amount
      from ledger.journal j join ledger.transfer t on t.journal_id = j.id join ledger.account d on d.id = t.debit_id
      where j.kind = 'surplus' group by j.subject, t.currency, d.provider
    ) j on j.subject = s.payment_id || ' ' || s.transaction_id and j.currency = s.currency and j.provider = s.provider
    where coalesce(s.amount, 0) <> coalesce(j.amount, 0)
    union all
    select 'surplus_return_is_posted', subject, expected, actual
    from (
      select coalesce(r.payment_refund_id::text, j.subject) as subject, coalesce(r.amount, 0)::numeric as expected,
        -- A provider may tell only later that what an owner calls given back has left its account.
        case when r.payment_refund_id is null or array[j.one, j.other] = array[r.provider, r.provider]
          or (r.is_elsewhere and array[j.one, j.other] = array['', '']) then j.amount else 0 end as actual
      from surplus_returned r
      full join (
        select j.subject, t.currency, min(coalesce(c.provider, '')) as one, max(coalesce(c.provider, '')) as other, sum(t.amount) as amount
        from ledger.journal j join ledger.transfer t on t.journal_id = j.id join ledger.account c on c.id = t.credit_id
        where j.kind = 'surplus_return' group by j.subject, t.currency
      ) j on j.subject = r.payment_refund_id::text and j.currency = r.currency
    ) as returned
    where expected <> actual
    union all
    -- What buyers are owed is what came in of it and hasn't gone back.
    select 'surplus_is_payable', currency, sum(amount) filter (where is_told), coalesce(sum(amount) filter (where not is_told), 0)
    from (
      select currency, amount::numeric as amount, true as is_told from surplus_received
      union all select currency, -amount, true from surplus_returned
      union all
      select t.currency, case when a.id = t.credit_id then t.amount else -t.amount end, false
      from ledger.account a join ledger.transfer t on a.id in (t.credit_id, t.debit_id)
      where a.kind = 'surplus_payable'
    ) as entries group by currency
    having coalesce(sum(amount) filter (where is_told), 0) <> coalesce(sum(amount) filter (where not is_told), 0)
  $view$;
end $$;
