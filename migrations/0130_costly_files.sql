-- How many files of a contributor took too long or too much memory on a day (UTC): after some the others are set aside until the next.
alter table upload_day add column costly smallint not null default 0 check (costly >= 0);
-- Each file that waits puts its contributor's next one behind those of others: they are counted when it is enqueued.
create index upload_waiting on upload (contributor_id) where status in ('received', 'processing');
