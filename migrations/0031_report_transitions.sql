-- Which status of a report may follow which, for every door.
create table report_transition (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into report_transition values ('open', 'closed');

update report set claimed_by = null, claimed_at = null where status = 'closed' and (claimed_by is not null or claimed_at is not null);
alter table report
  add constraint report_closed_is_free check (status = 'open' or (claimed_by is null and claimed_at is null));

-- Open, then closed once with an outcome: nothing leads back or on. What was said stays, except for who said it.
create function check_report_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'open' then
      raise exception 'a report begins open' using errcode = 'check_violation', constraint = 'report_transition';
    end if;
    return new;
  end if;
  if (new.status <> old.status
      and not exists (select from report_transition where from_status = old.status and to_status = new.status))
    or (old.status = 'closed' and (
      (new.status, new.outcome, new.closed_at, new.internal_note)
        is distinct from (old.status, old.outcome, old.closed_at, old.internal_note)
      or (new.closed_by is distinct from old.closed_by and new.closed_by is not null)))
  then
    raise exception 'a report that is % can not become % with outcome %', old.status, new.status, new.outcome
      using errcode = 'check_violation', constraint = 'report_transition';
  end if;
  if (new.kind, new.content_id, new.words, new.language) is distinct from (old.kind, old.content_id, old.words, old.language)
    or (new.account_id is distinct from old.account_id and new.account_id is not null)
    or (new.email is distinct from old.email and new.email is not null)
  then
    raise exception 'what was reported never changes' using errcode = 'check_violation', constraint = 'report_fixed';
  end if;
  return new;
end $$;
create trigger report_change before insert or update on report
  for each row execute function check_report_change();
