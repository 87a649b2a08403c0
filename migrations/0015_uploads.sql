-- Who has put an upload into a draft needs it no longer in the list of what was sent.
alter table upload
  add column taken_at timestamptz,
  -- How often processing was begun: what makes its process die is not tried for ever.
  add column attempts smallint not null default 0 check (attempts >= 0);
create index upload_sha256 on upload (contributor_id, claimed_sha256);

-- What a contributor has sent on a day (UTC), for the limit; deleting an upload gives nothing back.
create table upload_day (
  contributor_id uuid not null references contributor (id) on delete cascade,
  day date not null,
  bytes bigint not null check (bytes >= 0),
  primary key (contributor_id, day)
);
