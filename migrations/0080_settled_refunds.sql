-- A refund that its provider refused, or never confirmed, is settled by a transfer of a bank or wallet: a refund of its own, of the
-- same lines, completed at once. The ledger was given back to the product's role before this runs; `guard` takes it away again
-- afterwards.

-- `settles`: the refund that failed. `transfer_reference`: how the transfer can be found, in the words of the bank or wallet.
alter table refund
  add column settles uuid,
  add column transfer_reference text check (length(transfer_reference) between 3 and 100 and is_clean_line(transfer_reference)),
  add constraint refund_transfer check ((settles is null) = (transfer_reference is null)),
  add constraint refund_settles foreign key (settles, order_id) references refund (id, order_id) on delete restrict;
create unique index refund_settles_once on refund (settles, order_id);

create function check_settled_refund() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and not exists (
    select from refund where id = new.settles and status = 'failed' and amount = new.amount and amount > 0) then
    raise exception 'only a refund that failed is settled, with all of its money'
      using errcode = 'check_violation', constraint = 'refund_settles_failed';
  end if;
  if tg_op = 'UPDATE' and (new.settles, new.transfer_reference) is distinct from (old.settles, old.transfer_reference) then
    raise exception 'how a refund was settled stays as it is'
      using errcode = 'check_violation', constraint = 'refund_settles_kept';
  end if;
  return new;
end $$;
create trigger refund_settles_failed before insert on refund
  for each row when (new.settles is not null) execute function check_settled_refund();
create trigger refund_settles_kept before update on refund
  for each row when ((new.settles, new.transfer_reference) is distinct from (old.settles, old.transfer_reference))
  execute function check_settled_refund();

-- Once its transaction ends, a settlement is done, and gives back what the refund that failed would have given.
create function check_settlement_whole() returns trigger language plpgsql as $$
begin
  if not exists (select from refund where id = new.id and status = 'completed')
    or exists (
      (select order_line_id from refund_line where refund_id = new.id except select order_line_id from refund_line where refund_id = new.settles)
      union all
      (select order_line_id from refund_line where refund_id = new.settles except select order_line_id from refund_line where refund_id = new.id)) then
    raise exception 'refund % does not settle %', new.id, new.settles
      using errcode = 'check_violation', constraint = 'refund_settled_whole';
  end if;
  return null;
end $$;
create constraint trigger refund_settled_whole after insert on refund
  deferrable initially deferred for each row when (new.settles is not null) execute function check_settlement_whole();

-- Such a row of a payment is written as it ends, with an owner's decision beside it.
alter table payment_refund drop constraint payment_refund_elsewhere;

create or replace function check_refused_surplus() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payment_refund r where r.id = new.payment_refund_id and (
      (r.refund_id is null and r.status = 'failed')
      or (r.refund_id is not null and r.status = 'elsewhere' and new.decision = 'elsewhere'))) then
    raise exception 'only money whose return was refused is decided on'
      using errcode = 'check_violation', constraint = 'payment_decision_refused';
  end if;
  return new;
end $$;

create function check_elsewhere_decided() returns trigger language plpgsql as $$
begin
  if not exists (select from payment_decision where payment_refund_id = new.id and decision = 'elsewhere') then
    raise exception 'nobody said how it was given back'
      using errcode = 'check_violation', constraint = 'payment_refund_decided';
  end if;
  return null;
end $$;
create constraint trigger payment_refund_elsewhere_decided after insert on payment_refund
  deferrable initially deferred for each row when (new.status = 'elsewhere') execute function check_elsewhere_decided();

create or replace function check_payment_refund() returns trigger language plpgsql as $$
declare
  paid bigint;
  is_again boolean;
begin
  if tg_op = 'UPDATE' then
    if (new.payment_id, new.refund_id, new.reference, new.transaction_id, new.amount)
      is distinct from (old.payment_id, old.refund_id, old.reference, old.transaction_id, old.amount) then
      raise exception 'what a refund is about stays as it is'
        using errcode = 'check_violation', constraint = 'payment_refund_kept';
    end if;
    if old.status is distinct from new.status and not exists (
      select from payment_refund_transition where from_status = old.status and to_status = new.status) then
      raise exception 'a refund can not go from % to %', old.status, new.status
        using errcode = 'check_violation', constraint = 'payment_refund_transition';
    end if;
    if new.status = 'elsewhere' and old.status <> 'elsewhere' and (new.refund_id is not null or not exists (
      select from payment_decision where payment_refund_id = new.id and decision = 'elsewhere')) then
      raise exception 'nobody said how it was given back'
        using errcode = 'check_violation', constraint = 'payment_refund_decided';
    end if;
    return new;
  end if;
  if new.status = 'elsewhere' and not exists (select from refund where id = new.refund_id and settles is not null) then
    raise exception 'only a refund that settles another one was paid elsewhere'
      using errcode = 'check_violation', constraint = 'payment_refund_elsewhere';
  end if;
  if new.status <> 'elsewhere' and exists (select from refund where id = new.refund_id and settles is not null) then
    raise exception 'what was settled is not asked of a provider'
      using errcode = 'check_violation', constraint = 'payment_refund_elsewhere';
  end if;
  is_again := new.refund_id is null and exists (
    select from payment_refund r
    where r.payment_id = new.payment_id and r.transaction_id = new.transaction_id and r.refund_id is null and r.status = 'failed');
  select amount into paid from payment where id = new.payment_id and status = 'completed' for no key update;
  if paid is null or paid < new.amount + coalesce((
    select sum(amount) from payment_refund
    where payment_id = new.payment_id and transaction_id = new.transaction_id and status <> 'failed'), 0)
    + coalesce((select sum(amount) from payment_refund_elsewhere where payment_id = new.payment_id and is_again), 0) then
    raise exception 'more would go back than was paid'
      using errcode = 'check_violation', constraint = 'payment_refund_total';
  end if;
  if is_again and exists (
    select from payment_refund r
    where r.payment_id = new.payment_id and r.transaction_id = new.transaction_id
      and r.refund_id is null and r.status = 'failed' and not exists (
        select from payment_decision d where d.payment_refund_id = r.id and d.decision = 'send_again')) then
    raise exception 'what was refused is sent again by an owner alone'
      using errcode = 'check_violation', constraint = 'payment_refund_decided';
  end if;
  return new;
end $$;

-- What a provider had refused and sent back all the same: which refund of ours that was.
alter table payment_refund_elsewhere add column payment_refund_id uuid;
alter table payment_refund_elsewhere add constraint payment_refund_elsewhere_refused
  foreign key (payment_refund_id, payment_id) references payment_refund (id, payment_id) on delete restrict;
create unique index payment_refund_elsewhere_once on payment_refund_elsewhere (payment_refund_id, payment_id);

alter table payment_anomaly drop constraint payment_anomaly_kind_check;
alter table payment_anomaly add constraint payment_anomaly_kind_check check (kind in (
  'status', 'amount', 'currency', 'order', 'store', 'mode', 'signature', 'transaction_reused', 'paid_twice',
  'surplus', 'no_buyer', 'bought_twice', 'held_denied', 'dispute', 'refund_elsewhere', 'refund_in_doubt',
  'refund_refused', 'refund_late'));

alter table reconciliation_break drop constraint reconciliation_break_kind_check;
alter table reconciliation_break add constraint reconciliation_break_kind_check check (kind in (
  'receipt_missing', 'receipt_differs', 'charged_twice', 'receipt_without_order', 'surplus_kept',
  'sale_missing', 'sale_differs', 'share_differs', 'sale_without_order',
  'refund_not_sent', 'refund_sent_differs', 'refund_unknown', 'refund_elsewhere', 'refund_late',
  'refund_not_posted', 'refund_differs', 'refund_without_order',
  'statement_differs', 'day_differs', 'rule_broken'));

-- Whoever's money it is, the bank is no party to a line.
create or replace view ledger.line_party as
  select j.line_id, a.contributor_id,
    coalesce(sum(t.amount) filter (where j.kind = 'sale'), 0)::bigint as sold,
    coalesce(sum(t.amount) filter (where j.kind = 'refund'), 0)::bigint as returned
  from ledger.journal j
  join ledger.transfer t on t.journal_id = j.id
  join ledger.account a on a.id in (t.credit_id, t.debit_id) and a.kind not in ('provider_clearing', 'bank')
  where j.kind in ('sale', 'refund')
  group by j.line_id, a.contributor_id;

-- What a provider sends back leaves its account, what was settled leaves the bank.
do $$ begin
  execute 'create or replace view order_violation as ' || rtrim(pg_get_viewdef('order_violation'::regclass), ';') || $view$
    union all
    select 'refund_leaves_account', r.order_line_id::text, l.price::numeric, coalesce(sum(t.amount), 0)
    from refund f
    join refund_line r on r.refund_id = f.id
    join order_line l on l.id = r.order_line_id
    join customer_order o on o.id = f.order_id
    left join ledger.journal j on j.kind = 'refund' and j.line_id = l.id
    left join (ledger.transfer t join ledger.account a on a.id = t.credit_id) on t.journal_id = j.id
      and case when f.settles is null then a.kind = 'provider_clearing' and a.provider = o.provider else a.kind = 'bank' end
    where f.status = 'completed' and o.provider is not null
    group by r.order_line_id, l.price
    having coalesce(sum(t.amount), 0) <> l.price
  $view$;
end $$;
