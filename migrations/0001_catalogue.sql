-- The catalogue: who makes it, what it is, what can be downloaded, and the read model that every public list uses.
create extension if not exists pg_trgm;

-- People who contribute (the public part; the account behind one comes with its own migration). ------------------
create table contributor (
  id uuid primary key,
  username text not null unique check (username ~ '^[a-z0-9][a-z0-9_-]{1,38}$'),
  name text not null check (length(name) between 1 and 120),
  bio text not null default '' check (length(bio) <= 2000),
  website text check (website ~ '^https?://' and length(website) <= 300),
  image_key text,
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null default now()
);

-- Where things belong. --------------------------------------------------------------------------------------------
create table category (
  id uuid primary key,
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  name text not null check (length(name) between 1 and 80),
  name_bn text check (length(name_bn) between 1 and 80),
  description text not null default '' check (length(description) <= 1000),
  description_bn text check (length(description_bn) <= 1000),
  published boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now()
);

create table subcategory (
  id uuid primary key,
  category_id uuid not null references category (id) on delete restrict,
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  name text not null check (length(name) between 1 and 80),
  name_bn text check (length(name_bn) between 1 and 80),
  position integer not null default 0,
  unique (id, category_id)
);
create index subcategory_category on subcategory (category_id, position);

-- Licence texts. A change of terms is a new code, so that what was sold keeps its terms. ----------------------------
create table licence (
  code text primary key check (code ~ '^[a-z0-9]+([.-][a-z0-9]+)*$' and length(code) <= 40),
  name text not null,
  name_bn text,
  summary text not null,
  summary_bn text,
  url text not null,
  attribution_required boolean not null,
  commercial_use boolean not null
);

-- Works. ----------------------------------------------------------------------------------------------------------
create table content (
  id uuid primary key,
  contributor_id uuid not null references contributor (id) on delete restrict,
  category_id uuid not null references category (id) on delete restrict,
  title text not null check (length(title) between 1 and 200),
  language text not null default 'en' check (language in ('en', 'bn')),
  description text not null default '' check (length(description) <= 10000),
  status text not null default 'draft'
    check (status in ('draft', 'pending', 'published', 'changes_requested', 'rejected', 'unpublished')),
  ai boolean not null default false,
  attribution text not null default '' check (length(attribution) <= 1000),
  source_url text not null default '' check (length(source_url) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  check (status <> 'published' or published_at is not null),
  unique (id, category_id),
  unique (id, contributor_id)
);
create index content_contributor on content (contributor_id, status);
create index content_category on content (category_id);

-- The pair of keys keeps a content out of another category's subcategory.
create table content_subcategory (
  content_id uuid not null,
  category_id uuid not null,
  subcategory_id uuid not null,
  position integer not null default 0,
  primary key (content_id, subcategory_id),
  foreign key (content_id, category_id) references content (id, category_id) on update cascade on delete cascade,
  foreign key (subcategory_id, category_id) references subcategory (id, category_id) on delete restrict
);
create index content_subcategory_of on content_subcategory (subcategory_id, category_id);

create table content_keyword (
  content_id uuid not null references content (id) on delete cascade,
  keyword text not null check (keyword = lower(keyword) and keyword = btrim(keyword) and length(keyword) between 1 and 60 and keyword !~ '[,|]'),
  position integer not null,
  primary key (content_id, keyword)
);

-- Originals: immutable, private, stored once for each SHA-256. ------------------------------------------------------
create table file (
  id uuid primary key,
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size > 0),
  media_type text not null check (length(media_type) <= 120),
  created_at timestamptz not null default now()
);

create table variant (
  id uuid primary key,
  content_id uuid not null references content (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  licence_code text not null references licence (code) on delete restrict,
  -- Poisha. Null: not for sale until it has one; 0: free.
  price bigint check (price between 0 and 1000000000000),
  position integer not null,
  unique (id, content_id),
  unique (content_id, position) deferrable
);

create table variant_file (
  variant_id uuid not null references variant (id) on delete cascade,
  file_id uuid not null references file (id) on delete restrict,
  name text not null check (length(name) between 1 and 200 and name !~ '[/\\[:cntrl:]]'),
  format text not null check (format ~ '^[a-z0-9]{1,12}$'),
  width integer check (width > 0),
  height integer check (height > 0),
  position integer not null,
  primary key (variant_id, file_id),
  unique (variant_id, name),
  unique (variant_id, position) deferrable
);
create index variant_file_file on variant_file (file_id);

create table preview (
  id uuid primary key,
  content_id uuid not null references content (id) on delete cascade,
  kind text not null check (kind in ('image', 'font', 'audio')),
  alt text not null check (length(alt) <= 400),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null check (cardinality(widths) between 1 and 12),
  avif_widths integer[] not null default '{}',
  thumbhash bytea,
  -- [{ "hex": "#d9232e", "name": "red", "lab": [45, 65, 40], "share": 0.4 }]
  colors jsonb not null default '[]',
  -- { "ext": "woff2", "mediaType": "font/woff2" }
  asset jsonb,
  position integer not null,
  unique (content_id, position) deferrable
);

create table collection (
  id uuid primary key,
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  title text not null check (length(title) between 1 and 120),
  title_bn text,
  description text not null default '',
  description_bn text,
  published boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now()
);

create table collection_item (
  collection_id uuid not null references collection (id) on delete cascade,
  content_id uuid not null references content (id) on delete cascade,
  position integer not null,
  primary key (collection_id, content_id)
);
create index collection_item_content on collection_item (content_id);

-- Counts of people: a row says that this visitor has been counted for this day. -------------------------------------
create table content_stat (
  content_id uuid primary key references content (id) on delete cascade,
  views bigint not null default 0 check (views >= 0),
  downloads bigint not null default 0 check (downloads >= 0),
  favorites bigint not null default 0 check (favorites >= 0)
);

create table content_view (
  content_id uuid not null references content (id) on delete cascade,
  day date not null,
  visitor text not null,
  primary key (day, content_id, visitor)
);

create table content_download (
  content_id uuid not null,
  variant_id uuid not null,
  day date not null,
  visitor text not null,
  created_at timestamptz not null default now(),
  primary key (day, variant_id, visitor),
  foreign key (variant_id, content_id) references variant (id, content_id) on delete cascade
);
create index content_download_recent on content_download (content_id, day);

-- One row a keyword, day and visitor: searches of the last 30 days make keywords popular.
create table keyword_search (
  keyword text not null check (length(keyword) between 1 and 60),
  day date not null,
  visitor text not null,
  primary key (day, keyword, visitor)
);

-- What `popular-keys` answers: computed by a job; an admin pins, renames or hides.
create table popular_key (
  scope text not null,
  keyword text not null,
  score bigint not null,
  primary key (scope, keyword)
);
create index popular_key_order on popular_key (scope, score desc, keyword);

create table keyword_setting (
  keyword text primary key,
  label text check (length(label) between 1 and 60),
  pinned boolean not null default false,
  hidden boolean not null default false
);

-- Requests counted per caller and window; losing it in a crash costs nothing.
create unlogged table rate_limit (
  key text not null,
  window_start timestamptz not null,
  calls integer not null,
  primary key (key, window_start)
);

-- Facts about this deployment (a demo catalogue has been filled in, …).
create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
