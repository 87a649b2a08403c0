-- Whether an order line cost nothing: only somebody who paid for a work can rate it.
alter table entitlement add column is_free boolean not null default false;
update entitlement e set is_free = true from order_line l where l.id = e.order_line_id and l.price = 0;
-- Whether somebody bought a work is asked for each of its ratings.
create index entitlement_of_work on entitlement (account_id, content_id);

-- What buyers think of a work: one rating per buyer and work.
create table rating (
  id uuid primary key,
  content_id uuid not null references content (id) on delete cascade,
  account_id uuid not null references account (id),
  stars smallint not null check (stars between 1 and 5),
  words text not null default '' check (length(words) <= 2000 and is_clean_text(words)),
  created_at timestamptz not null default now(),
  -- When stars or words changed; the answer has a time of its own.
  edited_at timestamptz,
  -- The contributor's answer.
  answer text check (length(answer) between 1 and 1000 and is_clean_text(answer)),
  answered_at timestamptz,
  answered_by uuid references account (id) on delete set null,
  -- An admin hid the rating from everybody but its author and the contributor.
  hidden_at timestamptz,
  hidden_by uuid references admin (id) on delete set null,
  hidden_reason text check (length(hidden_reason) between 1 and 1500 and is_clean_text(hidden_reason)),
  -- The author deleted it while it was hidden. It is kept without its words, so that rating again doesn't unhide it.
  deleted_at timestamptz,
  unique (content_id, account_id),
  constraint rating_answered check (
    (answer is null) = (answered_at is null) and (answer is not null or answered_by is null)
  ),
  constraint rating_hidden check (
    (hidden_at is null) = (hidden_reason is null) and (hidden_at is not null or hidden_by is null)
  ),
  constraint rating_deleted check (deleted_at is null or (hidden_at is not null and words = '' and answer is null))
);
create index rating_of_content on rating (content_id, id desc);
create index rating_of_account on rating (account_id, id desc);
create index rating_answered_by on rating (answered_by) where answered_by is not null;

-- A report can be about a rating. As with works, it outlives the rating.
alter table report
  add column rating_id uuid,
  drop constraint report_about_one,
  add constraint report_about_one check (num_nonnulls(content_id, list_id, rating_id) <= 1),
  drop constraint report_outcome,
  add constraint report_outcome check (
    outcome in (
      'no_action', 'content_unpublished', 'contributor_warned', 'contributor_suspended', 'list_unshared',
      'rating_hidden', 'spam'
    )
  );
create index report_rating on report (rating_id) where rating_id is not null;

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
  if (new.kind, new.content_id, new.list_id, new.rating_id, new.words, new.language)
      is distinct from (old.kind, old.content_id, old.list_id, old.rating_id, old.words, old.language)
    or (new.account_id is distinct from old.account_id and new.account_id is not null)
    or (new.email is distinct from old.email and new.email is not null)
  then
    raise exception 'what was reported never changes' using errcode = 'check_violation', constraint = 'report_fixed';
  end if;
  return new;
end $$;
