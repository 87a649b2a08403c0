-- Contributors bring works: uploads, drafts, reviews, revisions.

-- Licences that contributors can choose from. The terms of each never change; a change is a new code.
alter table licence add column is_offered boolean not null default false;
insert into licence (code, name, name_bn, summary, summary_bn, url, attribution_required, commercial_use) values
  ('arbor-standard-1', 'Standard licence', 'স্ট্যান্ডার্ড লাইসেন্স',
   'Use in your own and your clients’ work, printed or online, up to 500,000 copies. Not for resale of the file itself.',
   'নিজের ও ক্লায়েন্টের কাজে, ছাপা বা অনলাইনে, ৫ লাখ কপি পর্যন্ত ব্যবহার করুন। ফাইলটি আবার বিক্রি করা যাবে না।',
   '/terms-and-conditions#licences', false, true),
  ('arbor-extended-1', 'Extended licence', 'বর্ধিত লাইসেন্স',
   'As the standard licence, without a limit of copies, and on goods for sale and in templates.',
   'স্ট্যান্ডার্ড লাইসেন্সের সবকিছু, কপির সীমা ছাড়া; বিক্রির পণ্যে ও টেমপ্লেটেও।',
   '/terms-and-conditions#licences', false, true),
  ('arbor-free-1', 'Free licence with attribution', 'ফ্রি লাইসেন্স, কৃতজ্ঞতা স্বীকারসহ',
   'Use in your own and your clients’ work; name the contributor.',
   'নিজের ও ক্লায়েন্টের কাজে ব্যবহার করুন; নির্মাতার নাম উল্লেখ করুন।',
   '/terms-and-conditions#licences', true, true),
  ('cc0-1.0', 'CC0 1.0 Public Domain Dedication', 'সিসি০ ১.০ (পাবলিক ডোমেইন)',
   'No rights kept. Use it for anything, without asking and without naming anybody.',
   'কোনো স্বত্ব সংরক্ষিত নেই। অনুমতি বা নাম উল্লেখ ছাড়াই যেকোনো কাজে ব্যবহার করুন।',
   'https://creativecommons.org/publicdomain/zero/1.0/', false, true)
on conflict do nothing;
update licence set is_offered = true where code in ('arbor-standard-1', 'arbor-extended-1', 'arbor-free-1', 'cc0-1.0');

-- What admins upload is the site's own.
alter table contributor add column is_house boolean not null default false;
create unique index contributor_house on contributor (is_house) where is_house;
alter table contributor add constraint contributor_house_has_no_account check (not is_house or account_id is null);

-- Deleted in two phases: the mark, then the object, then the row; a process that dies between leaves what can be retried.
alter table file add column deleting_at timestamptz;

-- What is being sent, and what was found in it.
create table upload (
  id uuid primary key,
  contributor_id uuid not null references contributor (id) on delete restrict,
  name text not null check (length(name) between 1 and 200 and is_clean_line(name) and name !~ '[/\\]'),
  -- Of the folder that was dropped, to group by; empty for single files.
  folder text not null default '' check (length(folder) <= 400 and is_clean_line(folder)),
  size bigint not null check (size > 0),
  -- Bytes that are safely stored.
  received bigint not null default 0 check (received between 0 and size),
  -- What the sender says it is, to be compared.
  claimed_sha256 text check (claimed_sha256 ~ '^[0-9a-f]{64}$'),
  status text not null default 'receiving' check (status in ('receiving', 'received', 'processing', 'ready', 'refused')),
  file_id uuid references file (id) on delete restrict,
  -- { "code": "…", … } where it was refused
  refusal jsonb,
  -- What processing found: `ProcessedFile`
  report jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (id, contributor_id),
  check (status in ('receiving', 'refused') or received = size),
  check (status <> 'ready' or (file_id is not null and report is not null)),
  check ((status = 'refused') = (refusal is not null))
);
create index upload_contributor on upload (contributor_id, id);
create index upload_expiry on upload (expires_at);
create index upload_file on upload (file_id);

-- Drafts: a category comes before the review, not before the draft.
alter table content alter column category_id drop not null;
alter table content add constraint content_category_known check (status = 'draft' or category_id is not null);
alter table content
  -- A revision of a published content is a content of its own until it is approved.
  add column revision_of uuid references content (id) on delete cascade,
  add column version integer not null default 1 check (version > 0),
  -- What this version or revision changes, for buyers.
  add column change_note text not null default '' check (length(change_note) <= 1000 and is_clean_text(change_note)),
  add column shows_people boolean not null default false,
  add column shows_property boolean not null default false,
  add column submitted_at timestamptz,
  add column appealed_at timestamptz,
  add constraint content_revision_differs check (revision_of <> id),
  add constraint content_revision_unpublished check (revision_of is null or status not in ('published', 'unpublished'));
create unique index content_open_revision on content (revision_of) where revision_of is not null;

-- Signed consents of people or owners of property; private.
create table content_release (
  id uuid primary key,
  content_id uuid not null references content (id) on delete cascade,
  kind text not null check (kind in ('model', 'property')),
  file_id uuid not null references file (id) on delete restrict,
  name text not null check (length(name) between 1 and 200 and is_clean_line(name)),
  created_at timestamptz not null default now()
);
create index content_release_content on content_release (content_id);
create index content_release_file on content_release (file_id);

-- Which status may follow which, for every door.
create table content_transition (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into content_transition values
  ('draft', 'pending'),
  ('pending', 'published'), ('pending', 'changes_requested'), ('pending', 'rejected'),
  ('changes_requested', 'pending'), ('rejected', 'pending'),
  ('published', 'unpublished'), ('unpublished', 'published');
create function check_content_transition() returns trigger language plpgsql as $$
begin
  if not exists (select from content_transition where from_status = old.status and to_status = new.status) then
    raise exception 'content can not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'content_transition';
  end if;
  return new;
end $$;
create trigger content_transition before update of status on content
  for each row when (old.status is distinct from new.status) execute function check_content_transition();

-- What was published, version by version.
create table content_version (
  content_id uuid not null references content (id) on delete cascade,
  version integer not null check (version > 0),
  note text not null default '' check (length(note) <= 1000 and is_clean_text(note)),
  -- [{ "variant": "…", "name": "…", "format": "…", "size": 1, "sha256": "…" }]
  files jsonb not null default '[]',
  published_at timestamptz not null default now(),
  primary key (content_id, version)
);

-- Pages, glyphs, seconds …: what processing counted.
alter table variant_file add column figures jsonb not null default '{}';

alter table preview drop constraint preview_kind_check;
alter table preview add constraint preview_kind_check check (kind in ('image', 'font', 'audio', 'video'));
alter table preview
  add column file_id uuid references file (id) on delete restrict,
  -- Widths that also exist with a watermark, as <width>.marked.webp
  add column marked_widths integer[] not null default '{}',
  -- Perceptual hash of 64 bits, and its seven parts with their numbers: what differs in six bits shares a part.
  add column hash bigint,
  add column hash_parts integer[] not null default '{}';
create index preview_file on preview (file_id);
create index preview_hash_parts on preview using gin (hash_parts);

-- One submission for each time that a content, or a revision of it, goes to review.
create table submission (
  id uuid primary key,
  content_id uuid not null,
  contributor_id uuid not null,
  revision_id uuid references content (id) on delete set null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('new', 'resubmitted', 'appeal', 'revision')),
  -- Of the contributor, to the reviewer.
  note text not null default '' check (length(note) <= 1000 and is_clean_text(note)),
  submitted_at timestamptz not null default now(),
  claimed_by uuid references admin (id) on delete set null,
  claimed_at timestamptz,
  decision text check (decision in ('approved', 'changes_requested', 'rejected')),
  decided_by uuid references admin (id) on delete set null,
  decided_at timestamptz,
  message text not null default '' check (length(message) <= 2000 and is_clean_text(message)),
  internal_note text not null default '' check (length(internal_note) <= 2000 and is_clean_text(internal_note)),
  unique (content_id, number),
  foreign key (content_id, contributor_id) references content (id, contributor_id) on update cascade on delete cascade,
  check ((decision is null) = (decided_at is null)),
  check ((claimed_by is null) or (claimed_at is not null))
);
create unique index submission_open on submission (content_id) where decision is null;
create index submission_queue on submission (submitted_at, id) where decision is null;
create index submission_contributor on submission (contributor_id, id);
create index submission_revision on submission (revision_id);
create index submission_decided_by on submission (decided_by, decided_at);
create index submission_claimed_by on submission (claimed_by);

create table submission_reason (
  submission_id uuid not null references submission (id) on delete cascade,
  code text not null check (code ~ '^[A-Z][A-Z_]{2,40}$'),
  primary key (submission_id, code)
);
