-- A fee that is to come can be cancelled until it takes effect. The row stays, with the moment and the person.
alter table platform_fee
  add column cancelled_at timestamptz,
  add column cancelled_by uuid references admin (id) on delete set null,
  add constraint platform_fee_cancelled_in_time check (cancelled_at >= set_at and cancelled_at < effective_at),
  add constraint platform_fee_cancelled_by check (cancelled_by is null or cancelled_at is not null);
create index platform_fee_cancelled_by on platform_fee (cancelled_by);

create or replace function keep_platform_fee() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - '{set_by,cancelled_at,cancelled_by}'::text[] = to_jsonb(old) - '{set_by,cancelled_at,cancelled_by}'::text[]
      -- The name of somebody whose account ended is forgotten.
      and (new.set_by is null or new.set_by = old.set_by)
      and (case when old.cancelled_at is null then new.cancelled_at is null or new.cancelled_at <= now() + interval '1 minute'
        else new.cancelled_at is not distinct from old.cancelled_at
          and (new.cancelled_by is null or new.cancelled_by = old.cancelled_by) end)
    then return new; end if;
  end if;
  raise exception 'a fee that was set stays as it is' using errcode = 'check_violation', constraint = 'platform_fee_kept';
end $$;
