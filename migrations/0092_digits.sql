-- The digits in which somebody reads Bangla: ১২৩ or 123.
alter table account add column digits text not null default 'beng'
  constraint account_digits check (digits in ('beng', 'latn'));
-- As with the language, nothing of a choice stays after the deletion.
alter table account add constraint account_digits_deleted check (status <> 'deleted' or digits = 'beng');
