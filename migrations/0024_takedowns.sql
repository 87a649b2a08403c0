-- Admins see every content, and take published ones out of the catalogue.

-- Why an admin took a content out; empty text where the code says it all. Whoever publishes it has to lift this first,
-- and only admins may: the constraint holds every door to that.
alter table content
  add column unpublished_code text check (unpublished_code ~ '^[a-z]+(_[a-z]+)*$' and length(unpublished_code) <= 40),
  add constraint content_takedown_unpublished check (unpublished_code is null or status = 'unpublished'),
  add constraint content_takedown_coded check (unpublished_code is not null or unpublished_reason = '');

-- Every content in the order of its last change, by keyword, and by price.
create index content_updated on content (updated_at, id);
create index content_keyword_keyword on content_keyword (keyword, content_id);
create index variant_free on variant (content_id) where price = 0;
create index variant_paid on variant (content_id) where price > 0;
