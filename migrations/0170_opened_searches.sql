-- Which searches led to a work: visitors of a day in Dhaka who opened it from the results. Who they were is not in it.
create table opened_search (
  content_id uuid not null references content (id) on delete cascade,
  day date not null,
  key text not null check (length(key) between 1 and 60),
  visitors integer not null check (visitors > 0),
  primary key (content_id, day, key),
  constraint opened_search_key_clean check (is_clean_line(key))
);
create index opened_search_day on opened_search (day);
