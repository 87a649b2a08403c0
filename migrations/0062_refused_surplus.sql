-- Money that no order needed and whose return its provider refused: an owner has it sent again, or says how it was given back
-- elsewhere. Each refused return is decided on once, and nothing sends it again by itself.
alter table payment_refund drop constraint payment_refund_status_check;
alter table payment_refund add constraint payment_refund_status_check
  check (status in ('requested', 'sent', 'processing', 'completed', 'failed', 'unknown', 'elsewhere'));
alter table payment_refund drop constraint payment_refund_check1;
alter table payment_refund add constraint payment_refund_ended
  check ((status in ('completed', 'failed', 'elsewhere')) = (ended_at is not null));
alter table payment_refund add constraint payment_refund_elsewhere check (status <> 'elsewhere' or refund_id is null);
alter table payment_refund add constraint payment_refund_of_payment unique (id, payment_id);
insert into payment_refund_transition values ('failed', 'elsewhere');

drop index payment_refund_surplus;
create unique index payment_refund_surplus on payment_refund (payment_id, transaction_id)
  where refund_id is null and status <> 'failed';

-- `reference`: how the money can be found that was given back elsewhere, in the words of a bank or a panel.
alter table payment_decision add column payment_refund_id uuid;
alter table payment_decision add column reference text
  check (length(reference) between 3 and 100 and is_clean_line(reference));
alter table payment_decision add constraint payment_decision_refund
  foreign key (payment_refund_id, payment_id) references payment_refund (id, payment_id) on delete restrict;
create unique index payment_decision_refund_once on payment_decision (payment_refund_id, payment_id);
alter table payment_decision drop constraint payment_decision_decision_check;
alter table payment_decision add constraint payment_decision_decision_check
  check (decision in ('accept', 'refuse', 'send_again', 'elsewhere'));
alter table payment_decision add constraint payment_decision_of_refund
  check ((decision in ('send_again', 'elsewhere')) = (payment_refund_id is not null));
alter table payment_decision add constraint payment_decision_reference
  check ((decision = 'elsewhere') = (reference is not null));

create or replace function keep_payment_decision() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.payment_id, new.decision, new.decided_at, new.payment_refund_id, new.reference)
      is not distinct from (old.id, old.payment_id, old.decision, old.decided_at, old.payment_refund_id, old.reference)
    and new.note in (old.note, '') and (new.admin_id is null or new.admin_id = old.admin_id) then
    return new;
  end if;
  raise exception 'what was decided stays as it is'
    using errcode = 'check_violation', constraint = 'payment_decision_kept';
end $$;

-- Only what was refused, and belongs to no refund of the order, is decided on.
create function check_refused_surplus() returns trigger language plpgsql as $$
begin
  if not exists (select from payment_refund where id = new.payment_refund_id and refund_id is null and status = 'failed') then
    raise exception 'only money whose return was refused is decided on'
      using errcode = 'check_violation', constraint = 'payment_decision_refused';
  end if;
  return new;
end $$;
create trigger payment_decision_refused before insert on payment_decision
  for each row when (new.payment_refund_id is not null) execute function check_refused_surplus();

create or replace function check_payment_refund() returns trigger language plpgsql as $$
declare
  paid bigint;
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
  select amount into paid from payment where id = new.payment_id and status = 'completed' for no key update;
  if paid is null or paid < new.amount + coalesce((
    select sum(amount) from payment_refund
    where payment_id = new.payment_id and transaction_id = new.transaction_id and status <> 'failed'), 0) then
    raise exception 'more would go back than was paid'
      using errcode = 'check_violation', constraint = 'payment_refund_total';
  end if;
  if new.refund_id is null and exists (
    select from payment_refund r
    where r.payment_id = new.payment_id and r.transaction_id = new.transaction_id
      and r.refund_id is null and r.status = 'failed' and not exists (
        select from payment_decision d where d.payment_refund_id = r.id and d.decision = 'send_again')) then
    raise exception 'what was refused is sent again by an owner alone'
      using errcode = 'check_violation', constraint = 'payment_refund_decided';
  end if;
  return new;
end $$;

-- Payments whose provider is asked for what went back of them past this site.
create index payment_paid on payment (paid_at) where status = 'completed';
