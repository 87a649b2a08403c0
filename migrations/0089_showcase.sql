-- When visitors see a published collection, and its place on the home page. Nobody has to run when the time comes.
alter table collection
  add column visible_from timestamptz check (date_trunc('milliseconds', visible_from) = visible_from),
  add column visible_until timestamptz check (date_trunc('milliseconds', visible_until) = visible_until),
  add column showcase_position integer check (showcase_position >= 0),
  add constraint collection_visible_in_order check (visible_from < visible_until),
  add constraint collection_showcase_place unique (showcase_position) deferrable;

-- What home pages have shown until now.
update collection c set showcase_position = first.place
from (
  select id, row_number() over (order by position, id) - 1 as place from collection where published
  order by position, id limit 4
) first
where c.id = first.id;
