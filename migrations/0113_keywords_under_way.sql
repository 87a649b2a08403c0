-- Changes of a keyword that a job has yet to finish, removals included: a row for each keyword that one names, so that none is in two.
create table keyword_under_way (
  keyword text primary key,
  from_keyword text not null
    check (length(from_keyword) between 1 and 60 and is_clean_line(from_keyword) and from_keyword = lower(from_keyword)),
  to_keyword text check (length(to_keyword) between 1 and 60 and is_clean_line(to_keyword) and to_keyword = lower(to_keyword)),
  check (from_keyword <> to_keyword),
  check (is_clean_line(keyword) and (keyword = from_keyword or to_keyword is not null and keyword = to_keyword))
);

insert into keyword_under_way (keyword, from_keyword, to_keyword)
  select unnest(array[keyword, renamed_to]), keyword, renamed_to from renamed_keyword where is_under_way
  on conflict do nothing;
alter table renamed_keyword drop column is_under_way;

-- Removals were not marked; those that failed may be tried again. A database without jobs has no such table.
do $$ begin
  if exists (select from information_schema.columns
    where table_schema = 'pgboss' and table_name = 'job' and column_name = 'data') then
    insert into keyword_under_way (keyword, from_keyword)
      select data ->> 'from', data ->> 'from' from pgboss.job
      where name in ('change-keyword', 'change-keyword.failed') and state::text in ('created', 'retry', 'active') and data -> 'to' = 'null'
      on conflict do nothing;
  end if;
end $$;
