-- What a contributor wrote to reviewers goes with the account: it may be emptied, and otherwise stays as it was sent.
create or replace function check_submission_change() returns trigger language plpgsql as $$
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
  if (new.number, new.kind, new.submitted_at, new.is_revision)
    is distinct from (old.number, old.kind, old.submitted_at, old.is_revision)
    or (new.note is distinct from old.note and new.note <> '') then
    raise exception 'what was submitted never changes'
      using errcode = 'check_violation', constraint = 'submission_fixed';
  end if;
  return new;
end $$;
