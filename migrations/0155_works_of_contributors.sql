-- A contributor's works in the order of their last change
create index content_contributor_updated on content (contributor_id, status, updated_at, id);

-- What one work earned on all days, without reading the contributor's other works
create index earned_day_work on earned_day (contributor_id, currency, content_id, day) include (sales, refunds, earned, returned);
