-- Reviews: what a decision can never become again, appeals, and how the queue is read.

-- A revision's row goes when it is applied; that the submission was of one stays known.
alter table submission
  add column is_revision boolean not null default false,
  add constraint submission_revision_known check (revision_id is null or is_revision),
  add constraint submission_decided_is_free check (decision is null or (claimed_by is null and claimed_at is null));
create unique index submission_appeal on submission (content_id) where kind = 'appeal' and not is_revision;
create unique index submission_revision_appeal on submission (revision_id) where kind = 'appeal';

-- Identifiers sort by time, so they are the queue's order and its cursor.
drop index submission_queue;
create index submission_queue on submission (id) where decision is null;
create index submission_decided on submission (decided_at desc) where decided_at is not null;

-- Open, then decided once: nothing leads back or on.
create function check_submission_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.decision is not null then
      raise exception 'a submission begins open' using errcode = 'check_violation', constraint = 'submission_transition';
    end if;
    return new;
  end if;
  if old.decision is not null and (
    (new.decision, new.decided_at, new.message, new.internal_note)
      is distinct from (old.decision, old.decided_at, old.message, old.internal_note)
    or (new.decided_by is distinct from old.decided_by and new.decided_by is not null)
  ) then
    raise exception 'a submission that is % stays so', old.decision
      using errcode = 'check_violation', constraint = 'submission_transition';
  end if;
  if (new.number, new.kind, new.note, new.submitted_at, new.is_revision)
    is distinct from (old.number, old.kind, old.note, old.submitted_at, old.is_revision) then
    raise exception 'what was submitted never changes'
      using errcode = 'check_violation', constraint = 'submission_fixed';
  end if;
  return new;
end $$;
create trigger submission_change before insert or update on submission
  for each row execute function check_submission_change();

-- Who is refused or asked for changes is told why, for every door.
create function check_submission_reason() returns trigger language plpgsql as $$
begin
  if not exists (select from submission_reason where submission_id = new.id) then
    raise exception 'this decision needs a reason' using errcode = 'check_violation', constraint = 'submission_reason_given';
  end if;
  return null;
end $$;
create constraint trigger submission_reason_given after insert or update of decision on submission
  deferrable initially deferred
  for each row when (new.decision in ('changes_requested', 'rejected')) execute function check_submission_reason();
