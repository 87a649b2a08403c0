-- What admins decide: who contributes, where contents belong, which are shown together, what becomes of reports.

-- Which standing of a contributor may follow which, for every door.
create table contributor_transition (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into contributor_transition values
  ('pending', 'active'), ('pending', 'rejected'),
  ('active', 'suspended'), ('active', 'rejected'),
  ('suspended', 'active'), ('suspended', 'rejected'),
  ('rejected', 'active'),
  ('pending', 'closed'), ('active', 'closed'), ('suspended', 'closed'), ('rejected', 'closed');
create function check_contributor_transition() returns trigger language plpgsql as $$
begin
  if not exists (select from contributor_transition where from_status = old.status and to_status = new.status) then
    raise exception 'a contributor can not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'contributor_transition';
  end if;
  return new;
end $$;
create trigger contributor_transition before update of status on contributor
  for each row when (old.status is distinct from new.status) execute function check_contributor_transition();

-- Told to the contributor.
alter table contributor
  add column status_reason text not null default '' check (length(status_reason) <= 500 and is_clean_text(status_reason)),
  add constraint contributor_house_is_active check (not is_house or status = 'active');
-- To the millisecond, which is all that a cursor carries.
update contributor set created_at = date_trunc('milliseconds', created_at);
alter table contributor
  alter column created_at set default date_trunc('milliseconds', now()),
  add constraint contributor_created_exactly check (created_at = date_trunc('milliseconds', created_at));
create index contributor_created on contributor (created_at, id);
create index contributor_status on contributor (status, created_at, id);
create index contributor_search on contributor using gin (lower(username || ' ' || name) gin_trgm_ops);

-- Notices also tell what admins decided about somebody's contributing, and why. Which codes there are, the contract says.
alter table account_notice drop constraint account_notice_code_check, drop constraint account_notice_check;
alter table account_notice
  add constraint account_notice_code_form check (code ~ '^[a-z]+(_[a-z]+)*$' and length(code) <= 40),
  add constraint account_notice_method_known check ((code in ('method_linked', 'method_unlinked')) = (method is not null)),
  -- The title of the content that it is about.
  add column about text not null default '' check (length(about) <= 200 and is_clean_line(about)),
  add column reason text not null default '' check (length(reason) <= 2000 and is_clean_text(reason));

-- Categories.
alter table subcategory add column published boolean not null default true;
-- Keys that a category or subcategory had, or that were merged into it: addresses with them lead on.
create table retired_category_key (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  category_id uuid references category (id) on delete cascade,
  subcategory_id uuid references subcategory (id) on delete cascade,
  check (num_nonnulls(category_id, subcategory_id) = 1)
);
create index retired_category_key_category on retired_category_key (category_id);
create index retired_category_key_subcategory on retired_category_key (subcategory_id);
-- Contents that stand for a category; without any, its most popular ones do.
create table category_cover (
  category_id uuid not null references category (id) on delete cascade,
  content_id uuid not null references content (id) on delete cascade,
  position integer not null check (position between 0 and 3),
  primary key (category_id, content_id)
);
create index category_cover_content on category_cover (content_id);
-- Merging moves contents and subcategories to another category in one transaction.
alter table content_subcategory drop constraint content_subcategory_subcategory_id_category_id_fkey;
alter table content_subcategory add constraint content_subcategory_place
  foreign key (subcategory_id, category_id) references subcategory (id, category_id) deferrable initially immediate;

-- Collections.
alter table collection add column cover_id uuid references content (id) on delete set null;
create index collection_cover on collection (cover_id);

-- Every content of every status, for the admin area.
alter table content add column unpublished_reason text not null default ''
  check (length(unpublished_reason) <= 2000 and is_clean_text(unpublished_reason));
create index content_status on content (status, id);
create index content_category_id on content (category_id, id);
create index content_contributor_id on content (contributor_id, id);
create index content_ai on content (id) where ai;
create index content_title_search on content using gin (lower(title) gin_trgm_ops);
create index variant_unpriced on variant (content_id) where price is null;
drop index content_category;

-- Reports have a queue.
alter table report
  add column claimed_by uuid references admin (id) on delete set null,
  add column claimed_at timestamptz,
  add column outcome text check (outcome in ('no_action', 'content_unpublished', 'contributor_warned', 'contributor_suspended', 'spam')),
  add column closed_by uuid references admin (id) on delete set null,
  add column closed_at timestamptz,
  add column internal_note text not null default '' check (length(internal_note) <= 2000 and is_clean_text(internal_note));
update report set outcome = 'no_action', closed_at = created_at where status = 'closed';
alter table report add constraint report_closed_with_outcome check
  ((status = 'closed') = (outcome is not null) and (status = 'closed') = (closed_at is not null));
create index report_status on report (status, id);
create index report_content on report (content_id, id) where content_id is not null;
create index report_claimed_by on report (claimed_by);
create index report_closed_by on report (closed_by);
