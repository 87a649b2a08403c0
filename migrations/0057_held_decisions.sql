-- A payment that is held can be denied by its provider: its money is not there, and another may still pay the order.
insert into payment_transition values ('held', 'failed'), ('held', 'cancelled'), ('held', 'expired');
create or replace function check_payment_change() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.provider, new.mode, new.reference, new.amount, new.currency)
    is distinct from (old.order_id, old.provider, old.mode, old.reference, old.amount, old.currency)
    or (old.provider_reference is not null and new.provider_reference is distinct from old.provider_reference)
    or (old.transaction_id is not null and new.transaction_id is distinct from old.transaction_id
      and not (old.status = 'held' and new.status in ('failed', 'cancelled', 'expired') and new.transaction_id is null)) then
    raise exception 'what an attempt is about stays as it is'
      using errcode = 'check_violation', constraint = 'payment_kept';
  end if;
  if old.status is distinct from new.status
    and not exists (select from payment_transition where from_status = old.status and to_status = new.status) then
    raise exception 'a payment can not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'payment_transition';
  end if;
  return new;
end $$;

alter table payment_anomaly drop constraint payment_anomaly_kind_check;
alter table payment_anomaly add constraint payment_anomaly_kind_check check (kind in (
  'status', 'amount', 'currency', 'order', 'store', 'mode', 'signature', 'transaction_reused', 'paid_twice',
  'surplus', 'no_buyer', 'bought_twice', 'held_denied', 'dispute', 'refund_elsewhere', 'refund_in_doubt',
  'refund_refused'));

-- What owners decided about held payments. The note may name the buyer: it is emptied when the account is deleted.
create table payment_decision (
  id uuid primary key,
  payment_id uuid not null references payment (id) on delete restrict,
  decision text not null check (decision in ('accept', 'refuse')),
  note text not null default '' check (length(note) <= 1000 and is_clean_text(note)),
  admin_id uuid references admin (id) on delete set null,
  decided_at timestamptz not null default now()
);
create index payment_decision_payment on payment_decision (payment_id, id);
create index payment_decision_admin on payment_decision (admin_id);
create function keep_payment_decision() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.payment_id, new.decision, new.decided_at) = (old.id, old.payment_id, old.decision, old.decided_at)
    and new.note in (old.note, '') and (new.admin_id is null or new.admin_id = old.admin_id) then
    return new;
  end if;
  raise exception 'what was decided stays as it is'
    using errcode = 'check_violation', constraint = 'payment_decision_kept';
end $$;
create trigger payment_decision_kept before update or delete on payment_decision
  for each row execute function keep_payment_decision();
