-- Two words, or phrases of a few, that mean the same: whoever searches for one finds what has the other. The stems are
-- what a search compares, with single spaces between them.
create table synonym (
  id uuid primary key,
  one text not null check (length(one) between 1 and 60),
  other text not null check (length(other) between 1 and 60),
  one_stems text not null check (length(one_stems) between 1 and 200),
  other_stems text not null check (length(other_stems) between 1 and 200),
  constraint synonym_one_clean check (is_clean_line(one)),
  constraint synonym_other_clean check (is_clean_line(other)),
  constraint synonym_differs check (one_stems <> other_stems)
);
-- A pair is there once, whichever of the two comes first.
create unique index synonym_pair on synonym (least(one_stems, other_stems), greatest(one_stems, other_stems));
create index synonym_one on synonym (one_stems);
create index synonym_other on synonym (other_stems);
