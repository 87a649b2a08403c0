-- What was told of a request at the bell names it, and is deleted with it.
create index account_notice_subject on account_notice (subject_id) where subject_id is not null;

-- Notices that are there have only the title: theirs is the request that ended as they say, else the last one before them.
update account_notice n set subject_id = (
    select r.id from content_request r
    where r.account_id = n.account_id and r.title = n.about and r.created_at <= n.created_at
    order by (n.code = 'request_declined' and r.status = 'declined' and r.reply = n.reason
        or n.code in ('request_fulfilled', 'request_unfulfilled') and r.status = 'closed' and r.reply = n.reason) desc,
      r.id desc
    limit 1)
  where n.code like 'request\_%';
-- The others are about requests that were deleted for good.
delete from account_notice where code like 'request\_%' and subject_id is null;
alter table account_notice add constraint account_notice_request_named
  check (code not like 'request\_%' or subject_id is not null);
