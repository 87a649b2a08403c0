-- Named lists of works that people keep, and share by a link.
create table favorite_list (
  id uuid primary key,
  account_id uuid not null references account (id),
  -- A place among at most 50 of an account; a deleted list has none.
  place integer check (place between 0 and 49),
  name text not null check (length(name) between 1 and 80 and is_clean_text(name)),
  note text not null default '' check (length(note) <= 500 and is_clean_text(note)),
  -- What the address of a shared list ends with; a new link is a new one.
  share_token text unique check (share_token ~ '^[A-Za-z0-9_-]{22}$'),
  shows_owner boolean not null default false,
  -- An admin has ended the sharing, and it can't begin again until one allows it.
  taken_down_at timestamptz,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Restored within 30 days, or gone.
  deleted_at timestamptz,
  unique (id, account_id),
  unique (account_id, place),
  constraint favorite_list_place_while_kept check ((place is null) = (deleted_at is not null)),
  constraint favorite_list_taken_down_is_unshared check (taken_down_at is null or share_token is null),
  constraint favorite_list_deleted_is_unshared check (deleted_at is null or share_token is null)
);
create index favorite_list_deleted on favorite_list (deleted_at) where deleted_at is not null;

create table favorite_list_item (
  list_id uuid not null,
  -- Whose list it is, so that nobody's work lands in somebody else's list.
  account_id uuid not null,
  content_id uuid not null references content (id) on delete cascade,
  -- A place among at most 200.
  position integer not null check (position between 0 and 199),
  primary key (list_id, content_id),
  constraint favorite_list_item_place unique (list_id, position) deferrable initially deferred,
  foreign key (list_id, account_id) references favorite_list (id, account_id) on delete cascade
);
create index favorite_list_item_content on favorite_list_item (content_id);

-- A report can be about a shared list. As with works, it outlives the list.
alter table report
  add column list_id uuid,
  add constraint report_about_one check (content_id is null or list_id is null);
create index report_list on report (list_id) where list_id is not null;

do $$
declare name text;
begin
  for name in select conname from pg_constraint
    where conrelid = 'report'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%contributor_suspended%'
  loop
    execute format('alter table report drop constraint %I', name);
  end loop;
end $$;
alter table report add constraint report_outcome check (
  outcome in ('no_action', 'content_unpublished', 'contributor_warned', 'contributor_suspended', 'list_unshared', 'spam')
);

create or replace function check_report_change() returns trigger language plpgsql as $$
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
  if (new.kind, new.content_id, new.list_id, new.words, new.language)
      is distinct from (old.kind, old.content_id, old.list_id, old.words, old.language)
    or (new.account_id is distinct from old.account_id and new.account_id is not null)
    or (new.email is distinct from old.email and new.email is not null)
  then
    raise exception 'what was reported never changes' using errcode = 'check_violation', constraint = 'report_fixed';
  end if;
  return new;
end $$;
