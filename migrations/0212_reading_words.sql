-- Bangla words are found by how they sound in Latin letters, and by their spelling without what is often confused.
alter table dictionary add column sounds text[] not null default '{}', add column folded text;
create index dictionary_sounds on dictionary using gin (sounds) where sounds <> '{}';
create index dictionary_folded on dictionary (folded) where folded is not null;

-- How a row was made: a job makes rows of an older way anew.
alter table listing add column recipe smallint not null default 1;
create index listing_recipe on listing (recipe);
