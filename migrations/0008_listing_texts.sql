-- The listing holds what lists and pages send, as JSON text that is passed on without being read. Its rows name their
-- category by key, and carry what the sitemap and a content's page need of other tables.
-- Nothing may be published between the copy and the exchange of the two tables: it would be counted and lost.
lock table listing in share row exclusive mode;

create table listing_next (
  content_id uuid not null,
  category_key text not null,
  -- Downloads, views and favourites of late, as one number; refreshed by a job.
  popularity integer not null default 0,
  -- To the millisecond, which is all that a cursor carries.
  published_at timestamptz not null,
  updated_at timestamptz not null,
  min_price bigint not null,
  -- Prices above the lowest, as ranges of one value each; null where there are none.
  other_prices int8multirange,
  -- Every choice a filter can make: c:<category> s:<subcategory> u:<contributor> f:<format> o:<orientation> k:<colour>
  -- l:<licence> w:<keyword> p:free p:paid ai:yes ai:no
  facets text[] not null,
  -- The facets, and the stemmed words: plain where a word occurs anywhere, +word in title or keywords, ^word in the title.
  terms tsvector not null,
  -- JSON as the API sends it: the card of lists, and the subcategories of the content's page.
  card text not null,
  subcategories text not null
);

create function pg_temp.card_text(card jsonb) returns text language sql immutable as $$
  select row_to_json(picked)::text from (
    select card ->> '_id' as _id, card ->> 'title' as title, card ->> 'language' as language,
      (select row_to_json(c) from (select card #>> '{contributor,_id}' as _id, card #>> '{contributor,username}' as username,
        card #>> '{contributor,name}' as name) c) as contributor,
      (select row_to_json(g) from (select card #>> '{category,_id}' as _id, card #>> '{category,key}' as key,
        card #>> '{category,name}' as name, card #>> '{category,nameBn}' as "nameBn") g) as category,
      (card ->> 'minPrice')::bigint as "minPrice", (card ->> 'maxPrice')::bigint as "maxPrice", card ->> 'currency' as currency,
      array(select jsonb_array_elements_text(card -> 'formats')) as formats,
      case when card -> 'preview' <> 'null' then (select row_to_json(p) from (select card #>> '{preview,_id}' as _id,
        card #>> '{preview,kind}' as kind, card #>> '{preview,alt}' as alt,
        (card #>> '{preview,width}')::int as width, (card #>> '{preview,height}')::int as height,
        array(select jsonb_array_elements_text(card #> '{preview,widths}')::int) as widths,
        array(select jsonb_array_elements_text(card #> '{preview,avifWidths}')::int) as "avifWidths",
        array(select jsonb_array_elements_text(card #> '{preview,colors}')) as colors) p) end as preview,
      (card ->> 'ai')::boolean as ai, card ->> 'publishedAt' as "publishedAt"
  ) picked
$$;

insert into listing_next
select l.content_id, g.key, l.popularity, l.published_at, c.updated_at, l.min_price, l.other_prices, l.facets, l.terms,
  pg_temp.card_text(l.card),
  coalesce((select json_agg(s)::text from (
    select s.id as _id, s.key, s.name, s.name_bn as "nameBn" from content_subcategory cs join subcategory s on s.id = cs.subcategory_id
    where cs.content_id = l.content_id order by cs.position) s), '[]')
from listing l join content c on c.id = l.content_id join category g on g.id = l.category_id;

-- Neither filling the new table nor dropping the old one runs a trigger: `term_count` stays as it is.
drop table listing;
alter table listing_next rename to listing;

set local maintenance_work_mem = '256MB';
alter table listing add primary key (content_id);
alter table listing add foreign key (content_id) references content (id) on delete cascade;
-- Checked at the end, so that a category can be renamed in the transaction that lists its contents anew.
alter table listing add foreign key (category_key) references category (key) deferrable initially deferred;
alter table listing add check (popularity >= 0);
alter table listing add check (min_price >= 0);
alter table listing add check (published_at = date_trunc('milliseconds', published_at));

create index listing_popular on listing (popularity desc, content_id desc);
create index listing_newest on listing (published_at desc, content_id desc);
create index listing_price on listing (min_price, content_id);
create index listing_category_popular on listing (category_key, popularity desc, content_id desc);
create index listing_category_newest on listing (category_key, published_at desc, content_id desc);
create index listing_category_price on listing (category_key, min_price, content_id);
create index listing_terms on listing using gin (terms) with (fastupdate = off);
create index listing_other_prices on listing using gist (other_prices) where other_prices is not null;

create trigger listing_inserted after insert on listing
  referencing new table as new_rows for each statement execute function listing_inserted();
create trigger listing_deleted after delete on listing
  referencing old table as old_rows for each statement execute function listing_deleted();
create trigger listing_frozen before update on listing
  for each row when (old.terms is distinct from new.terms or old.facets is distinct from new.facets)
  execute function listing_frozen();

analyze listing;

-- The order of public collections.
create index collection_published on collection (position, id) where published;
