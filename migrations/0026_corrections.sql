-- What reviewers changed of works that they had before them, for the contributor to see: what each field said before
-- the first change, and says since the last.
create table submission_correction (
  submission_id uuid not null references submission (id) on delete cascade,
  field text not null check (field in ('title', 'description', 'keywords', 'category', 'subcategories', 'ai')),
  before jsonb not null,
  after jsonb not null check (after <> before),
  corrected_by uuid references admin (id) on delete set null,
  corrected_at timestamptz not null default now(),
  primary key (submission_id, field)
);
create index submission_correction_corrected_by on submission_correction (corrected_by);

-- What was decided on stays as it was.
create function check_submission_correction() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- Whose account ended is forgotten.
    if new.corrected_by is null and (new.field, new.before, new.after) = (old.field, old.before, old.after) then
      return new;
    end if;
  end if;
  if exists (select from submission where id = coalesce(new.submission_id, old.submission_id) and decision is not null) then
    raise exception 'a submission that was decided is not corrected'
      using errcode = 'check_violation', constraint = 'submission_correction_open';
  end if;
  return coalesce(new, old);
end $$;
create trigger submission_correction_open before insert or update or delete on submission_correction
  for each row execute function check_submission_correction();
