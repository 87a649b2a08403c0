-- What was sold and given back on each day in Dhaka that is over, as the ledger has it: nothing is ever added to such a day.
create table trade_day (
  day date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  sales integer not null check (sales >= 0),
  -- Minor units
  gross bigint not null check (gross >= 0),
  fees bigint not null check (fees between 0 and gross),
  refunds integer not null check (refunds >= 0),
  refunded bigint not null check (refunded >= 0),
  fees_returned bigint not null check (fees_returned between 0 and refunded),
  primary key (currency, day)
);
create function keep_trade_days() returns trigger language plpgsql as $$
begin
  raise exception 'a day that is over stays as it is' using errcode = 'check_violation', constraint = 'trade_day_kept';
end $$;
create trigger trade_day_kept before update or delete or truncate on trade_day
  for each statement execute function keep_trade_days();

create index account_created on account (created_at);
