-- Receipts have numbers of their own, a series for each year in which orders were paid. A number is given after the payment's
-- transaction, so that payments don't wait for each other (docs/decisions/0087-receipt-numbers.md).
create table receipt (
  order_id uuid primary key references customer_order (id) on delete restrict,
  paid_at timestamptz not null,
  year smallint not null generated always as (extract(year from paid_at at time zone 'Asia/Dhaka')) stored,
  -- Null until it is given
  number integer check (number > 0),
  -- No number is missing.
  previous integer generated always as (nullif(number - 1, 0)) stored,
  unique (year, number),
  foreign key (year, previous) references receipt (year, number)
);
create index receipt_unnumbered on receipt (year, paid_at, order_id) where number is null;

insert into receipt (order_id, paid_at, number)
select id, paid_at, row_number() over (partition by extract(year from paid_at at time zone 'Asia/Dhaka') order by paid_at, id)
from customer_order where paid_at is not null;

create function keep_receipt() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.number is null and new.order_id = old.order_id and new.paid_at = old.paid_at then
    return new;
  end if;
  raise exception 'receipts and their numbers stay as they are' using errcode = 'check_violation', constraint = 'receipt_kept';
end $$;
create trigger receipt_kept before update or delete on receipt for each row execute function keep_receipt();

-- Every order that is paid has one.
create function add_receipt() returns trigger language plpgsql as $$
begin
  insert into receipt (order_id, paid_at) values (new.id, new.paid_at);
  return null;
end $$;
create trigger order_begins_paid after insert on customer_order
  for each row when (new.paid_at is not null) execute function add_receipt();
create trigger order_paid after update of paid_at on customer_order
  for each row when (old.paid_at is null and new.paid_at is not null) execute function add_receipt();
