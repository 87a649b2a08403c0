-- Money that no order needed is looked for in the whole history: some of it is older than the days of a nightly check.
create index payment_surplus on payment (id) where is_surplus;
create index payment_refund_refused on payment_refund (payment_id) where status = 'failed' and refund_id is null;
update reconciliation_break set day = null where kind = 'surplus_kept';

-- When the provider was last asked what went back of a payment.
alter table payment add column refunds_asked_at timestamptz;
update payment p set refunds_asked_at = c.at
  from (select payment_id, max(started_at) as at from payment_call where kind = 'refund_list' group by payment_id) c
  where c.payment_id = p.id;
create function note_refunds_asked() returns trigger language plpgsql as $$
begin
  update payment set refunds_asked_at = new.started_at where id = new.payment_id;
  return null;
end $$;
create trigger payment_call_refunds_asked after insert on payment_call
  for each row when (new.kind = 'refund_list') execute function note_refunds_asked();

-- What was refused is not sent again where it has gone back in the provider's panel meanwhile.
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
    if new.status = 'elsewhere' and not exists (
      select from payment_decision where payment_refund_id = new.id and decision = 'elsewhere') then
      raise exception 'nobody said how it was given back'
        using errcode = 'check_violation', constraint = 'payment_refund_decided';
    end if;
    return new;
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
