-- What is asked of days that are over, summed once: for the overview, and for contributors what each of their works earned.

-- Nothing is ever taken from the books, so a day can only grow: by what was written down late.
drop trigger trade_day_kept on trade_day;
-- They are summed again by the next run of the job, now together with what works earned.
truncate trade_day;
create or replace function keep_trade_days() returns trigger language plpgsql as $$
begin
  raise exception 'a day that is over can only grow' using errcode = 'check_violation', constraint = 'trade_day_kept';
end $$;
create trigger trade_day_kept before delete or truncate on trade_day
  for each statement execute function keep_trade_days();
create trigger trade_day_grows before update on trade_day for each row
  when (new.day <> old.day or new.currency <> old.currency or new.sales < old.sales or new.gross < old.gross
    or new.fees < old.fees or new.refunds < old.refunds or new.refunded < old.refunded or new.fees_returned < old.fees_returned)
  execute function keep_trade_days();

-- What a contributor got by a work on a day of `trade_day`; a work that is shared has a row for each who got a part.
create table earned_day (
  contributor_id uuid not null references contributor (id) on delete restrict,
  currency text not null,
  day date not null,
  -- As in order lines
  content_id uuid not null,
  sales integer not null check (sales >= 0),
  refunds integer not null check (refunds >= 0),
  -- Minor units, less what was given back
  gross bigint not null,
  fee bigint not null,
  earned bigint not null check (earned >= 0),
  returned bigint not null check (returned >= 0),
  is_shared boolean not null,
  -- The newest order line among them, and its title
  line_id uuid not null,
  title text not null,
  primary key (contributor_id, currency, day, content_id),
  foreign key (currency, day) references trade_day (currency, day) on delete restrict,
  check (sales + refunds > 0)
);
create index earned_day_day on earned_day (currency, day);
create function keep_earned_days() returns trigger language plpgsql as $$
begin
  raise exception 'a day that is over can only grow' using errcode = 'check_violation', constraint = 'earned_day_kept';
end $$;
create trigger earned_day_kept before delete or truncate on earned_day
  for each statement execute function keep_earned_days();
create trigger earned_day_grows before update on earned_day for each row
  when ((new.contributor_id, new.currency, new.day, new.content_id) is distinct from (old.contributor_id, old.currency, old.day, old.content_id)
    or new.sales < old.sales or new.refunds < old.refunds or new.earned < old.earned or new.returned < old.returned)
  execute function keep_earned_days();

-- What else happened on a day in Dhaka that is over. Works and accounts that are deleted later stay counted.
create table overview_day (
  day date primary key,
  downloads integer not null check (downloads >= 0),
  sign_ups integer not null check (sign_ups >= 0)
);
