-- Whether somebody chose the language of a work, so that it doesn't follow the script of its title any more. One that isn't that of the
-- script may have been chosen, but for drafts, which begin with the language of a page; of the others nothing is known.
alter table content add column language_chosen boolean not null default false;
update content set language_chosen = true where (language = 'bn') <> (title ~ '[\u0980-\u09ff]') and (status <> 'draft' or revision_of is not null);
