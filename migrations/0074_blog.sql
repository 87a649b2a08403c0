create table blog_category (
  id uuid primary key,
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  name text not null check (length(name) between 1 and 80 and is_clean_text(name)),
  name_bn text check (length(name_bn) between 1 and 80 and is_clean_text(name_bn)),
  created_at timestamptz not null default now()
);

create table blog_post (
  id uuid primary key,
  -- In addresses; stays as it is once the post has been public.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  category_id uuid references blog_category (id),
  cover_id uuid,
  -- None: a draft. To come: scheduled. Past: published. What is public needs nobody to run at that moment.
  published_at timestamptz check (date_trunc('milliseconds', published_at) = published_at),
  was_public boolean not null default false,
  showcased boolean not null default false,
  -- Counts the changes: who saves says which one they began from.
  revision integer not null default 1 check (revision > 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index blog_post_category on blog_post (category_id);
create index blog_post_cover on blog_post (cover_id) where cover_id is not null;
create index blog_post_public on blog_post (showcased desc, published_at desc, id desc)
  where published_at is not null and deleted_at is null;
create index blog_post_newest on blog_post (published_at desc, id desc)
  where published_at is not null and deleted_at is null;
create index blog_post_kept on blog_post (id desc) where deleted_at is null;
create index blog_post_deleted on blog_post (deleted_at) where deleted_at is not null;

-- A post in a language. One of the two is enough.
create table blog_text (
  post_id uuid not null references blog_post (id) on delete cascade,
  language text not null check (language in ('en', 'bn')),
  title text not null check (length(title) <= 160 and is_clean_text(title)),
  summary text not null check (length(summary) <= 400 and is_clean_text(summary)),
  body jsonb not null check (body ->> 'type' = 'doc' and octet_length(body::text) <= 600000),
  -- Title, summary and body as plain words in lower case, for the search.
  words text not null,
  -- Of the body.
  word_count integer not null check (word_count >= 0),
  primary key (post_id, language)
);

-- A picture that was uploaded to a post: its cover, or one of those in its text.
create table blog_image (
  id uuid primary key,
  post_id uuid not null references blog_post (id) on delete cascade,
  description text not null check (length(description) <= 300 and is_clean_text(description)),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null check (cardinality(widths) > 0),
  avif_widths integer[] not null check (avif_widths <@ widths),
  colors text[] not null,
  created_at timestamptz not null default now(),
  unique (post_id, id)
);

alter table blog_post add constraint blog_post_cover_own
  foreign key (id, cover_id) references blog_image (post_id, id) on delete set null (cover_id);

create table blog_like (
  post_id uuid not null references blog_post (id) on delete cascade,
  account_id uuid not null references account (id),
  created_at timestamptz not null default now(),
  primary key (post_id, account_id)
);
create index blog_like_account on blog_like (account_id, post_id);

-- Who has read a post today, as a keyed hash that changes every day; only what is of today is needed.
create table blog_view (
  post_id uuid not null references blog_post (id) on delete cascade,
  day date not null,
  visitor text not null check (length(visitor) = 22),
  primary key (post_id, day, visitor)
);
create index blog_view_day on blog_view (day);

-- Apart from the posts, so that reading one doesn't wait for who edits it.
create table blog_stat (
  post_id uuid primary key references blog_post (id) on delete cascade,
  views bigint not null default 0 check (views >= 0)
);

-- What has a day of publication has a title and a text in one language at least.
create function check_blog_post_readable() returns trigger language plpgsql as $$
declare
  post uuid;
begin
  if tg_table_name = 'blog_text' then
    post := coalesce(new.post_id, old.post_id);
  else
    post := new.id;
  end if;
  if exists (select from blog_post where id = post and published_at is not null)
    and not exists (select from blog_text where post_id = post and title <> '' and word_count > 0) then
    raise exception 'a post without a text in any language is not published' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger blog_post_readable after insert or update on blog_post
  deferrable initially deferred for each row execute function check_blog_post_readable();
create constraint trigger blog_text_readable after insert or update or delete on blog_text
  deferrable initially deferred for each row execute function check_blog_post_readable();

-- Whoever may know the address of a post may keep it.
create function keep_blog_post_address() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.was_public := old.was_public or coalesce(old.published_at <= now(), false);
    if new.was_public and new.slug <> old.slug then
      raise exception 'the address of a post that was public stays' using errcode = 'check_violation';
    end if;
  end if;
  new.was_public := new.was_public or coalesce(new.published_at <= now(), false);
  return new;
end $$;
create trigger blog_post_address before insert or update on blog_post
  for each row execute function keep_blog_post_address();
