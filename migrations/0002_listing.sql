-- The read model of everything public. A row exists exactly while its content is published, its category is
-- published and its contributor is active: no public query asks again.
create table listing (
  content_id uuid primary key references content (id) on delete cascade,
  category_id uuid not null references category (id) on delete restrict,
  -- Downloads, views and favourites of late, as one number; refreshed by a job.
  popularity integer not null default 0 check (popularity >= 0),
  -- To the millisecond, which is all that a cursor carries.
  published_at timestamptz not null check (published_at = date_trunc('milliseconds', published_at)),
  min_price bigint not null check (min_price >= 0),
  -- Every choice a filter can make: c:<category> s:<subcategory> u:<contributor> f:<format> o:<orientation> k:<colour>
  -- l:<licence> w:<keyword> p:free p:paid ai:yes ai:no
  facets text[] not null,
  -- The facets, and the stemmed words: plain where a word occurs anywhere, +word in title or keywords, ^word in the
  -- title. One index answers any mixture of words, choices and exclusions.
  terms tsvector not null,
  -- What a card shows, ready to be sent.
  card jsonb not null
);

create index listing_popular on listing (popularity desc, content_id desc);
create index listing_newest on listing (published_at desc, content_id desc);
create index listing_price on listing (min_price, content_id);
create index listing_category_popular on listing (category_id, popularity desc, content_id desc);
create index listing_category_newest on listing (category_id, published_at desc, content_id desc);
create index listing_category_price on listing (category_id, min_price, content_id);
create index listing_terms on listing using gin (terms) with (fastupdate = off);

-- One number to order by: what people do weighs more the more it costs them.
create function popularity_of(views bigint, downloads bigint, favorites bigint) returns integer language sql immutable as $$
  select least(views + 5 * favorites + 10 * downloads, 2000000000)::integer
$$;

-- Exact counts, kept by the triggers below in the transaction that changes a listing: a total or a filter's count is
-- one row, and the search knows which words are rare before it looks for them.
create table term_count (
  scope text not null, -- '*', or 'c:<category>' for the facets within it
  term text not null, -- '*' for all of the scope
  n bigint not null check (n >= 0),
  primary key (scope, term)
);
create index term_count_keyword on term_count (term text_pattern_ops) where scope = '*' and term like 'w:%';

-- Words as people write them, with their stem: for typing errors.
create table dictionary (
  word text primary key,
  stem text not null
);
create index dictionary_trigrams on dictionary using gin (word gin_trgm_ops);

-- The rows are taken in one order everywhere, so that two publications can't wait for each other in a circle.
create function count_terms(changed_facets text[], changed_terms tsvector, delta integer)
returns table (scope text, term text, d integer) language sql immutable as $$
  select '*', '*', delta
  union all
  select '*', lexeme, delta from unnest(changed_terms)
  union all
  select category, facet, delta
  from unnest(changed_facets) category, unnest(changed_facets || '*'::text) facet
  where category like 'c:%' and facet !~ '^[cwu]:'
$$;

create function listing_inserted() returns trigger language plpgsql as $$
begin
  insert into term_count as t (scope, term, n)
    select c.scope, c.term, sum(c.d) from new_rows r, count_terms(r.facets, r.terms, 1) c
    group by c.scope, c.term order by c.scope, c.term
    on conflict (scope, term) do update set n = t.n + excluded.n;
  return null;
end $$;

create function listing_deleted() returns trigger language plpgsql as $$
begin
  with gone as (
    select c.scope, c.term, sum(c.d) as d from old_rows r, count_terms(r.facets, r.terms, -1) c
    group by c.scope, c.term order by c.scope, c.term
  ), held as (
    select t.scope, t.term, g.d from term_count t join gone g using (scope, term) order by t.scope, t.term for update of t
  )
  update term_count t set n = t.n + held.d from held where (t.scope, t.term) = (held.scope, held.term);
  return null;
end $$;

create trigger listing_inserted after insert on listing
  referencing new table as new_rows for each statement execute function listing_inserted();
create trigger listing_deleted after delete on listing
  referencing old table as old_rows for each statement execute function listing_deleted();

-- A listing's words and facets change only by being taken out and put in again, so that every change is counted once.
create function listing_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'listing.terms and listing.facets never change in place' using errcode = 'restrict_violation';
end $$;
create trigger listing_frozen before update on listing
  for each row when (old.terms is distinct from new.terms or old.facets is distinct from new.facets)
  execute function listing_frozen();
