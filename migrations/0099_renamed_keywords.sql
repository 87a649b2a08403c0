-- The spelling that admins gave to a keyword in all works: who leaves out the old one leaves out the new one, too, by
-- account or by a browser's cookie.
create table renamed_keyword (
  keyword text not null check (length(keyword) between 1 and 60 and is_clean_line(keyword) and keyword = lower(keyword)),
  renamed_to text not null check (length(renamed_to) between 1 and 60 and is_clean_line(renamed_to) and renamed_to = lower(renamed_to)),
  primary key (keyword, renamed_to),
  check (keyword <> renamed_to)
);
