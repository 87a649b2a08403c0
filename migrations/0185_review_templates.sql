-- Texts that reviewers send again and again, in one language or both.
create table review_template (
  id uuid primary key,
  title text not null check (length(title) between 1 and 80 and is_clean_text(title)),
  en text not null default '' check (length(en) <= 2000 and is_clean_text(en)),
  bn text not null default '' check (length(bn) <= 2000 and is_clean_text(bn)),
  changed_by uuid references admin (id) on delete set null,
  changed_at timestamptz not null default now(),
  check (en <> '' or bn <> '')
);
create unique index review_template_title on review_template (lower(title));
create index review_template_changed_by on review_template (changed_by);

-- The reasons of the last refusals.
create index submission_refused on submission (decided_at desc) where decision in ('changes_requested', 'rejected');
