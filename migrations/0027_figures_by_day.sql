-- What people did with a work on each day, in Dhaka's days: the figures that contributors see. Who it was is counted in
-- content_view and content_download, which are emptied much sooner.
create table content_day (
  content_id uuid not null references content (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  downloads integer not null default 0 check (downloads >= 0),
  primary key (content_id, day)
);
create index content_day_old on content_day (day);

-- What is known of the days before: the views of two, the downloads of a month.
insert into content_day (content_id, day, views, downloads)
select content_id, day, sum(views), sum(downloads) from (
  select content_id, day, count(*) as views, 0 as downloads from content_view group by content_id, day
  union all
  select content_id, day, 0, count(*) from content_download group by content_id, day
) visits
group by content_id, day;
