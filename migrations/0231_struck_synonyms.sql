-- Pairs of the lexicon, which comes with the product, that searches don't use: admins struck them out. The stems are what a
-- search compares, the words what admins saw. A newer lexicon with the same pair doesn't bring it back.
create table struck_synonym (
  id uuid primary key,
  one text not null check (length(one) between 1 and 100),
  other text not null check (length(other) between 1 and 100),
  one_stems text not null check (length(one_stems) between 1 and 200),
  other_stems text not null check (length(other_stems) between 1 and 200),
  constraint struck_synonym_one_clean check (is_clean_line(one)),
  constraint struck_synonym_other_clean check (is_clean_line(other)),
  constraint struck_synonym_differs check (one_stems <> other_stems)
);
-- A pair is there once, whichever of the two comes first.
create unique index struck_synonym_pair
  on struck_synonym (least(one_stems, other_stems), greatest(one_stems, other_stems));
create index struck_synonym_one on struck_synonym (one_stems);
create index struck_synonym_other on struck_synonym (other_stems);
