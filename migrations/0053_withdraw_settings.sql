-- What the site keeps of a sale, and on what terms a contributor's share is paid out.

-- Share of the site, with the time from which orders have it. A change is a row of its own; none is ever edited.
create table platform_fee (
  -- Counted from 1 without a gap: two owners who change it at once can't both have the next one.
  number integer primary key check (number > 0),
  effective_at timestamptz not null,
  basis_points integer not null check (basis_points between 0 and 10000),
  -- Null for the first one, which nobody set
  set_by uuid references admin (id) on delete set null,
  set_at timestamptz not null,
  note text not null default '' check (length(note) <= 500 and is_clean_text(note)),
  -- What has been sold was sold on the terms of its time.
  check (effective_at >= set_at)
);
create index platform_fee_effective on platform_fee (effective_at desc, number desc);
create index platform_fee_set_by on platform_fee (set_by);
insert into platform_fee (number, effective_at, basis_points, set_at) values (1, '2000-01-01T00:00:00Z', 3000, '2000-01-01T00:00:00Z');

create function prepare_platform_fee() returns trigger language plpgsql as $$
begin
  if new.number <> (select max(number) + 1 from platform_fee) then
    raise exception 'changes of the fee follow each other' using errcode = 'unique_violation', constraint = 'platform_fee_next';
  end if;
  if new.set_at < (select max(set_at) from platform_fee) then
    raise exception 'changes of the fee follow each other' using errcode = 'check_violation', constraint = 'platform_fee_later';
  end if;
  return new;
end $$;
create trigger platform_fee_prepare before insert on platform_fee
  for each row execute function prepare_platform_fee();

create function keep_platform_fee() returns trigger language plpgsql as $$
begin
  -- Whose account ended is forgotten.
  if tg_op = 'UPDATE' then
    if new.set_by is null and to_jsonb(new) - 'set_by' = to_jsonb(old) - 'set_by' then return new; end if;
  end if;
  raise exception 'a fee that was set stays as it is' using errcode = 'check_violation', constraint = 'platform_fee_kept';
end $$;
create trigger platform_fee_kept before update or delete on platform_fee
  for each row execute function keep_platform_fee();
create trigger platform_fee_not_emptied before truncate on platform_fee
  for each statement execute function keep_platform_fee();

-- The ways in which earnings are paid out. Amounts are minor units.
create table withdraw_type (
  type text primary key check (type in ('bkash', 'nagad', 'rocket', 'bank')),
  is_allowed boolean not null default true,
  minimum bigint not null default 50000 check (minimum >= 1),
  maximum bigint not null check (maximum <= 100000000000),
  -- Taken off what is paid out
  fee bigint not null default 0 check (fee >= 0),
  instructions_en text not null default '' check (length(instructions_en) <= 1000 and is_clean_text(instructions_en)),
  instructions_bn text not null default '' check (length(instructions_bn) <= 1000 and is_clean_text(instructions_bn)),
  -- Grows with every change, so that of two owners the later is told
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now(),
  constraint withdraw_type_range check (minimum <= maximum),
  -- Something of the least amount arrives.
  constraint withdraw_type_fee_below_minimum check (fee < minimum)
);
insert into withdraw_type (type, maximum) values ('bkash', 5000000), ('nagad', 5000000), ('rocket', 5000000), ('bank', 50000000);
create function keep_withdraw_types() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.type = old.type and new.version = old.version + 1 then return new; end if;
  end if;
  raise exception 'a way to be paid is changed one version at a time, and never removed'
    using errcode = 'check_violation', constraint = 'withdraw_type_kept';
end $$;
create trigger withdraw_type_kept before update or delete on withdraw_type
  for each row execute function keep_withdraw_types();

create table money_setting (
  one boolean primary key default true check (one),
  -- From the sale until a contributor may withdraw; the site is never shorter than its refund window, whatever stands here.
  clearing_days integer not null default 7 check (clearing_days between 0 and 365),
  -- Withdrawals from this amount on need two owners; null: none does. Minor units.
  second_approver_from bigint default 5000000 check (second_approver_from between 1 and 100000000000),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now()
);
insert into money_setting default values;
create function keep_money_setting() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.version = old.version + 1 then return new; end if;
  end if;
  raise exception 'these settings are changed one version at a time, and never removed'
    using errcode = 'check_violation', constraint = 'money_setting_kept';
end $$;
create trigger money_setting_kept before update or delete on money_setting
  for each row execute function keep_money_setting();

-- Where a contributor wants to be paid; one for each way.
create table withdraw_option (
  id uuid primary key,
  contributor_id uuid not null references contributor (id) on delete cascade,
  type text not null references withdraw_type (type) on delete restrict,
  -- The account, encrypted: `v1.<key>.<nonce>.<tag>.<ciphertext>`; bound to this row.
  sealed text not null check (length(sealed) <= 4000 and sealed ~ '^v1(\.[A-Za-z0-9_-]+){4}$'),
  -- Which key opens it
  key_id text not null generated always as (split_part(sealed, '.', 2)) stored,
  -- What may be shown: the bank, and the end of the account number
  masked text not null check (length(masked) between 1 and 300 and is_clean_line(masked)),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- After a change nothing is paid there for a while: whoever stole a session gains nothing, and the owner is told.
  usable_from timestamptz not null,
  unique (contributor_id, type),
  unique (id, contributor_id),
  check (usable_from >= changed_at)
);
create index withdraw_option_type on withdraw_option (type);
create index withdraw_option_key on withdraw_option (key_id, id);

-- An option is one contributor's and of one way for good.
create function keep_withdraw_option() returns trigger language plpgsql as $$
begin
  raise exception 'a way to be paid belongs to one contributor' using errcode = 'check_violation', constraint = 'withdraw_option_kept';
end $$;
create trigger withdraw_option_kept before update of id, contributor_id, type on withdraw_option
  for each row when (old.id <> new.id or old.contributor_id <> new.contributor_id or old.type <> new.type)
  execute function keep_withdraw_option();
