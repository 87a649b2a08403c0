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

-- Spellings that 0106 took from the audit log although a later one followed them, or they had been taken back. Those that were written
-- when the keyword was renamed, since 0099, all count until they are taken back in every work.
with renaming as (
  select id, at, subject_id as keyword, details ->> 'newKeyword' as renamed_to from audit_log
  where action = 'keyword.rename' and subject_id <> details ->> 'newKeyword'
), newest as (
  select distinct on (keyword, renamed_to) * from renaming order by keyword, renamed_to, id desc
)
delete from renamed_keyword r using newest n
where n.keyword = r.keyword and n.renamed_to = r.renamed_to and (
  exists (select from renaming later where later.id > n.id and later.keyword = n.keyword)
    and n.at < (select applied_at from migration where name = '0099_renamed_keywords.sql')
  or exists (select from renaming back where back.id > n.id and back.keyword = n.renamed_to and back.renamed_to = n.keyword)
    and not exists (select from keyword_under_way u where u.from_keyword = n.renamed_to and u.to_keyword = n.keyword)
);
