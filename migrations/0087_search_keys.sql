-- How often a key was searched for on a day in Dhaka, and how often that found nothing. Who searched is not in it.
create table searched_key (
  key text not null check (length(key) between 1 and 60),
  day date not null,
  searches integer not null check (searches > 0),
  nothing_found integer not null default 0 check (nothing_found between 0 and searches),
  primary key (key, day),
  constraint searched_key_key_clean check (is_clean_line(key))
);
create index searched_key_day on searched_key (day, key);

-- What admins decide about a key: its place among the pinned ones, another name, out of sight, or the same as another
-- key. What it is merged into is no merged key itself.
alter table keyword_setting
  add column pin_position integer check (pin_position >= 0),
  add column merged_into text,
  add column is_merged boolean generated always as (merged_into is not null) stored,
  add column into_is_merged boolean generated always as (case when merged_into is not null then false end) stored;
update keyword_setting k set pin_position = p.place
from (select keyword, row_number() over (order by keyword) - 1 as place from keyword_setting where pinned and not hidden) p
where p.keyword = k.keyword;
alter table keyword_setting
  drop column pinned,
  add constraint keyword_setting_pin_place unique (pin_position) deferrable,
  add constraint keyword_setting_hidden_unpinned check (not hidden or pin_position is null),
  add constraint keyword_setting_merged_alone
    check (merged_into is null or (not hidden and pin_position is null and label is null and merged_into <> keyword)),
  add constraint keyword_setting_state unique (keyword, is_merged),
  add constraint keyword_setting_merged_into foreign key (merged_into, into_is_merged)
    references keyword_setting (keyword, is_merged);
create index keyword_setting_merged on keyword_setting (merged_into) where merged_into is not null;
