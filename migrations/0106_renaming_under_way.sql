-- While a job gives a keyword its new spelling, no other change of the two begins: one of them back would be done at once, and undone
-- by the job in the works that it comes to later.
alter table renamed_keyword add column is_under_way boolean not null default false;

-- Renamings from before this table was there: who left out the old spelling, which no work has any more, leaves out the new one.
insert into renamed_keyword (keyword, renamed_to)
  select distinct a.subject_id, a.details ->> 'newKeyword' from audit_log a
  where a.action = 'keyword.rename' and a.subject_id <> a.details ->> 'newKeyword'
    and length(a.subject_id) between 1 and 60 and is_clean_line(a.subject_id) and a.subject_id = lower(a.subject_id)
    and length(a.details ->> 'newKeyword') between 1 and 60 and is_clean_line(a.details ->> 'newKeyword')
    and a.details ->> 'newKeyword' = lower(a.details ->> 'newKeyword')
    and not exists (select from content_keyword k where k.keyword = a.subject_id)
  on conflict do nothing;
