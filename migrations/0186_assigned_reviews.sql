-- Who is asked to review a submission. Anybody may still decide on it.
alter table submission
  add column assigned_to uuid references admin (id) on delete set null;
create index submission_assigned on submission (assigned_to, id) where decision is null and assigned_to is not null;
create index submission_assigned_to on submission (assigned_to) where assigned_to is not null;
