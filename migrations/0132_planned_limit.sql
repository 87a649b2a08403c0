-- One owner alone can't let fewer withdrawals need two owners: a higher limit, or none, takes effect after a day, or once a second
-- owner has confirmed it. A lower one takes effect at once.

alter table money_setting
  -- What the limit will be; null with a time: none.
  add column planned_approver_from bigint check (planned_approver_from between 1 and 100000000000),
  add column planned_for timestamptz,
  add column planned_by uuid references admin (id) on delete set null,
  -- The owner who confirmed the limit that is in force; null where nobody had to.
  add column confirmed_by uuid references admin (id) on delete set null,
  add constraint money_setting_plan check (planned_for is not null or (planned_approver_from is null and planned_by is null));
create index money_setting_planned_by on money_setting (planned_by);
create index money_setting_confirmed_by on money_setting (confirmed_by);

-- Whether some withdrawals needed two owners before and need one after.
create function is_looser_limit(before bigint, after bigint) returns boolean language sql immutable as $$
  select before is not null and (after is null or after > before)
$$;

create or replace function keep_money_setting() returns trigger language plpgsql as $$
declare
  in_force bigint;
begin
  if tg_op = 'UPDATE' then
    -- An admin who has left is forgotten.
    if (new.planned_by is null or new.planned_by is not distinct from old.planned_by)
      and (new.confirmed_by is null or new.confirmed_by is not distinct from old.confirmed_by)
      and to_jsonb(new) - '{planned_by,confirmed_by}'::text[] = to_jsonb(old) - '{planned_by,confirmed_by}'::text[] then
      return new;
    end if;
    if new.version = old.version + 1 then
      in_force := case when old.planned_for <= now() then old.planned_approver_from else old.second_approver_from end;
      if is_looser_limit(in_force, new.second_approver_from) and not coalesce(
        old.planned_for is not null and new.planned_for is null
        and new.second_approver_from is not distinct from old.planned_approver_from
        and new.confirmed_by <> old.planned_by
        and exists (select from admin where id = new.confirmed_by and role = 'owner' and disabled_at is null), false) then
        raise exception 'one owner alone can not raise this limit at once'
          using errcode = 'check_violation', constraint = 'money_setting_two_owners';
      end if;
      if (new.planned_for, new.planned_approver_from, new.planned_by)
          is distinct from (old.planned_for, old.planned_approver_from, old.planned_by)
        and new.planned_for < now() + interval '24 hours' then
        raise exception 'a higher limit takes effect after 24 hours'
          using errcode = 'check_violation', constraint = 'money_setting_a_day';
      end if;
      return new;
    end if;
  end if;
  raise exception 'these settings are changed one version at a time, and never removed'
    using errcode = 'check_violation', constraint = 'money_setting_kept';
end $$;

-- Withdrawals from this amount on need two owners now; null: none does.
create function second_approver_limit() returns bigint language sql stable as $$
  select case when planned_for <= now() then planned_approver_from else second_approver_from end from money_setting
$$;

-- Two owners are needed where the amount asks for it when the withdrawal is requested, approved or paid. What one owner alone has
-- paid the contributor in 30 days counts, so that many small withdrawals don't go around the limit.
create function require_second_admin() returns trigger language plpgsql as $$
declare
  alone bigint := 0;
begin
  if tg_op = 'INSERT' then
    select coalesce(sum(amount), 0) into alone from withdraw_request
    where contributor_id = new.contributor_id and currency = new.currency and status = 'paid' and approved_by = paid_by
      and updated_at > now() - interval '30 days';
  end if;
  if new.amount + alone >= second_approver_limit() then new.needs_second_admin := true; end if;
  return new;
end $$;
alter table withdraw_request alter column needs_second_admin set default false;
create trigger withdraw_request_second_admin before insert on withdraw_request
  for each row execute function require_second_admin();
create trigger withdraw_request_second_admin_later before update of status on withdraw_request
  for each row when (old.status in ('requested', 'approved') and new.status in ('approved', 'paid'))
  execute function require_second_admin();
