-- Whole indexes: lists of people look for a person's last session, ended or not, and deletion removes them all.
drop index session_account;
drop index session_admin;
create index session_account on session (account_id, seen_at);
create index session_admin on session (admin_id, seen_at);
create index session_idle on session (idle_expires_at);
create index account_suspended on account (id) where status = 'suspended';
create index account_deleted on account (id) where status = 'deleted';
create index account_contributor on account (id) where is_contributor;

-- Nothing of a person comes back after the deletion, whoever was under way meanwhile.
alter table account add check (
  status <> 'deleted' or (username ~ '^deleted-[0-9a-f]{12}$' and emails = '{}' and language = 'en' and not email_verified)
);
alter table account add check (status = 'deleted' or username !~ '^deleted-');
-- An identifier says who somebody is; a username must not look like another's.
alter table account add check (username !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$');

-- One way in of each kind.
create unique index identity_method on identity (account_id, method);
drop index identity_account;

drop table departed_identity;
create table departed_identity (
  issuer text not null,
  subject text not null,
  created_at timestamptz not null default now(),
  -- While set, the provider is being asked to forget: whoever signs in as this subject waits.
  taken_at timestamptz,
  primary key (issuer, subject)
);

-- Stored files that nothing names any more, or not yet: removed by a job where whoever wrote the row could not.
create table departed_file (
  key text primary key check (length(key) <= 200),
  created_at timestamptz not null default now()
);

-- A printed one-time password is good for three days.
alter table admin add column password_set_at timestamptz not null default now();

-- In the order of identifiers, so that two who leave at once don't wait for each other.
drop trigger favorite_counts on favorite;
drop function count_favorite();
create function count_favorites() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into content_stat as t (content_id, favorites)
    select content_id, count(*) from changed group by content_id order by content_id
    on conflict (content_id) do update set favorites = t.favorites + excluded.favorites;
  else
    perform from content_stat where content_id in (select content_id from changed) order by content_id for update;
    update content_stat t set favorites = t.favorites - c.n
    from (select content_id, count(*) as n from changed group by content_id) c where t.content_id = c.content_id;
  end if;
  return null;
end $$;
create trigger favorite_added after insert on favorite referencing new table as changed
  for each statement execute function count_favorites();
create trigger favorite_removed after delete on favorite referencing old table as changed
  for each statement execute function count_favorites();
