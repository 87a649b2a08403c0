-- Parts of a revision know which published ones they stand for: whoever downloaded a variant keeps it.
alter table variant add column revision_of uuid references variant (id) on delete cascade;
create unique index variant_revision on variant (revision_of);
alter table preview add column revision_of uuid references preview (id) on delete cascade;
create unique index preview_revision on preview (revision_of);

-- The file that a preview was made from, should it become one of a variant: { "name", "format", "width", … }
alter table preview add column source jsonb;

-- A contributor's own contents by status, the newest first.
drop index content_contributor;
create index content_contributor on content (contributor_id, status, id desc);
