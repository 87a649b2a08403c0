-- Custom requests: what somebody wants made. Visitors send them too.
create table content_request (
  id uuid primary key,
  category_id uuid references category (id) on delete set null,
  title text not null check (length(title) between 1 and 120 and is_clean_text(title)),
  description text not null check (length(description) between 1 and 4000 and is_clean_text(description)),
  -- Minor units
  budget bigint check (budget between 1 and 1000000000000),
  deadline date,
  -- Of the page that it was sent from.
  language text not null check (language in ('en', 'bn')),
  -- Who was signed in. It goes with the account.
  account_id uuid references account (id),
  contact_kind text check (contact_kind in ('email', 'phone')),
  -- The contact; forgotten some time after the request has ended.
  encrypted text,
  key_id text generated always as (split_part(encrypted, '.', 2)) stored,
  -- What lists show of it.
  contact_hint text check (length(contact_hint) <= 254 and is_clean_text(contact_hint)),
  -- Of the key that came with it: sent twice it is one request.
  submission_hash bytea not null unique check (octet_length(submission_hash) = 32),
  -- Of the token in letters that deletes it.
  forget_hash bytea not null unique check (octet_length(forget_hash) = 32),
  status text not null default 'new' check (status in ('new', 'brief', 'declined', 'closed')),
  outcome text check (outcome in ('fulfilled', 'unfulfilled')),
  -- What the requester was told at the end.
  reply text not null default '' check (length(reply) <= 1500 and is_clean_text(reply)),
  closed_at timestamptz,
  -- An admin has deleted it, and can take that back for some time.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  constraint content_request_contact_whole check (num_nonnulls(encrypted, contact_kind, contact_hint) in (0, 3)),
  constraint content_request_contact_encrypted check (encrypted ~ '^v1\.[^.]+\.[^.]+\.[^.]+\.[^.]+$'),
  constraint content_request_ended check ((status in ('declined', 'closed')) = (closed_at is not null)),
  constraint content_request_outcome_at_end check ((status = 'closed') = (outcome is not null)),
  constraint content_request_declined_with_reason check (status <> 'declined' or reply <> ''),
  constraint content_request_open_has_contact check (encrypted is not null or closed_at is not null)
);
create index content_request_kept on content_request (id) where deleted_at is null;
create index content_request_account on content_request (account_id, id) where account_id is not null;
create index content_request_category on content_request (category_id);
create index content_request_contact on content_request (closed_at) where encrypted is not null;
create index content_request_deleted on content_request (deleted_at) where deleted_at is not null;
create index content_request_key on content_request (key_id, id) where encrypted is not null;

-- Which status of a request may follow which, for every door.
create table content_request_transition (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into content_request_transition values ('new', 'brief'), ('new', 'declined'), ('brief', 'closed');

-- What contributors read of a request, in an admin's words.
create table request_brief (
  request_id uuid primary key references content_request (id) on delete cascade,
  category_id uuid references category (id) on delete set null,
  title text not null check (length(title) between 1 and 120 and is_clean_text(title)),
  description text not null check (length(description) between 1 and 4000 and is_clean_text(description)),
  budget bigint check (budget between 1 and 1000000000000),
  deadline date,
  created_at timestamptz not null default now()
);
create index request_brief_category on request_brief (category_id);

-- A reference picture, encoded anew. One without a request waits for its form to be sent.
create table request_picture (
  id uuid primary key,
  request_id uuid references content_request (id) on delete cascade,
  position smallint check (position between 0 and 4),
  -- The brief that shows it: that of its own request.
  brief_id uuid references request_brief (request_id) on delete set null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null check (cardinality(widths) > 0),
  created_at timestamptz not null default now(),
  unique (request_id, position),
  constraint request_picture_placed check ((request_id is null) = (position is null)),
  constraint request_picture_of_own_brief check (brief_id is null or (request_id is not null and brief_id = request_id))
);
create index request_picture_waiting on request_picture (created_at) where request_id is null;
create index request_picture_brief on request_picture (brief_id) where brief_id is not null;

-- A work with which its contributor answers a brief.
create table request_answer (
  request_id uuid not null references request_brief (request_id) on delete cascade,
  content_id uuid not null,
  contributor_id uuid not null,
  -- The requester was told that it is published.
  told_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (request_id, content_id),
  foreign key (content_id, contributor_id) references content (id, contributor_id) on delete cascade
);
create index request_answer_content on request_answer (content_id, contributor_id);
create index request_answer_contributor on request_answer (contributor_id, request_id);
create index request_answer_untold on request_answer (created_at) where told_at is null;

-- What was asked for never changes; what becomes of it follows the table of transitions, and the end is the end.
create function check_content_request_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'new' then
      raise exception 'a request begins new' using errcode = 'check_violation', constraint = 'content_request_transition';
    end if;
    return new;
  end if;
  if (new.status <> old.status and not exists (
        select from content_request_transition where from_status = old.status and to_status = new.status))
    or (old.closed_at is not null
      and (new.outcome, new.reply, new.closed_at) is distinct from (old.outcome, old.reply, old.closed_at))
  then
    raise exception 'a request that is % can not become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'content_request_transition';
  end if;
  if (new.title, new.description, new.budget, new.deadline, new.language, new.account_id, new.submission_hash, new.forget_hash)
      is distinct from
      (old.title, old.description, old.budget, old.deadline, old.language, old.account_id, old.submission_hash, old.forget_hash)
    or (new.encrypted is not null and (old.encrypted is null or new.contact_kind <> old.contact_kind))
  then
    raise exception 'what was asked for never changes' using errcode = 'check_violation', constraint = 'content_request_fixed';
  end if;
  return new;
end $$;
create trigger content_request_change before insert or update on content_request
  for each row execute function check_content_request_change();

-- A brief and its answers are written while the request is one, and there is none without a brief.
create function check_open_request() returns trigger language plpgsql as $$
begin
  if not exists (select from content_request where id = new.request_id and status = 'brief' and deleted_at is null for share) then
    raise exception 'there is no open brief' using errcode = 'check_violation', constraint = 'request_brief_open';
  end if;
  return new;
end $$;
create trigger request_brief_open before insert or update of title, description, budget, deadline on request_brief
  for each row execute function check_open_request();
create trigger request_answer_open before insert on request_answer
  for each row execute function check_open_request();

create function check_request_has_brief() returns trigger language plpgsql as $$
begin
  if exists (select from content_request where id = new.id and status in ('brief', 'closed'))
    and not exists (select from request_brief where request_id = new.id) then
    raise exception 'a request is a brief with one' using errcode = 'check_violation', constraint = 'content_request_has_brief';
  end if;
  return null;
end $$;
create constraint trigger content_request_has_brief after insert or update of status on content_request
  deferrable initially deferred for each row execute function check_request_has_brief();

-- People choose whether they are written to about their requests.
alter table account
  drop constraint account_emails_check,
  add constraint account_emails_check check (emails <@ '{receipt,review,withdrawal,sale,refund,request,news}'),
  alter column emails set default '{receipt,review,withdrawal,sale,refund,request}';
update account set emails = emails || '{request}' where status <> 'deleted';
