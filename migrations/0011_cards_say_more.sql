-- What is inside an archive, as formats: a filter by SVG finds a ZIP of them.
alter table variant_file add column contained_formats text[] not null default '{}'
  check (cardinality(contained_formats) <= 40 and array_to_string(contained_formats, '', '!') ~ '^[a-z0-9]*$');

-- The title in the site's other language, for readers of one script.
alter table content add column translated_title text check (length(translated_title) between 1 and 200 and is_clean_line(translated_title));

-- Contributors of the demo catalogue stand for authors who don't sell here; pages and cards say so.
alter table contributor add column is_demo boolean not null default false;
update contributor set is_demo = true where id::text in (
  select made.value from setting cross join lateral jsonb_each_text(setting.value -> 'contributors') made where setting.key = 'demo'
);

-- An order for contents that nobody has seen yet. Added to their popularity, never shown as visits.
alter table content_stat add column editorial_weight integer not null default 0 check (editorial_weight between 0 and 10000);

-- The demo catalogue began with made-up counts. They begin again with what is known of visitors: the views of two days,
-- the downloads of a month and every favourite.
update content_stat t set
  views = (select count(*) from content_view v where v.content_id = t.content_id),
  downloads = (select count(*) from content_download d where d.content_id = t.content_id),
  favorites = (select count(*) from favorite f where f.content_id = t.content_id)
from content c join contributor p on p.id = c.contributor_id
where c.id = t.content_id and p.is_demo;

update listing l set popularity = popularity_of(t.views, t.downloads, t.favorites)
from content_stat t join content c on c.id = t.content_id join contributor p on p.id = c.contributor_id
where t.content_id = l.content_id and p.is_demo;

-- Cards carry the new members, in the order in which the API sends them.
create function pg_temp.extend_card(card json, image text, demo boolean) returns text language sql immutable as $$
  select row_to_json(extended)::text from (
    select card -> '_id' as _id, card -> 'title' as title, null::text as "translatedTitle", card -> 'language' as language,
      (select row_to_json(c) from (select card #> '{contributor,_id}' as _id, card #> '{contributor,username}' as username,
        card #> '{contributor,name}' as name, image, demo) c) as contributor,
      card -> 'category' as category, card -> 'minPrice' as "minPrice", card -> 'maxPrice' as "maxPrice", card -> 'currency' as currency,
      card -> 'formats' as formats, card -> 'preview' as preview, card -> 'ai' as ai, card -> 'publishedAt' as "publishedAt"
  ) extended
$$;
update listing l set card = pg_temp.extend_card(l.card::json, '/media/' || p.id || '/' || p.image_key, p.is_demo)
from content c join contributor p on p.id = c.contributor_id
where c.id = l.content_id;

-- Who searched is counted by network for a month, keyed so that no two keywords can be compared. What was stored
-- before says nothing of that.
delete from keyword_search;
alter table keyword_search rename column visitor to searcher;

-- By how many networks a popular key was searched for; 0 where it is popular for its use alone.
alter table popular_key add column searchers bigint not null default 0 check (searchers >= 0);
