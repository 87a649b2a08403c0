-- How many like a post, kept beside its views: counting the likes themselves took longer with each of them.
lock table blog_like in share row exclusive mode;
alter table blog_stat add column likes bigint not null default 0 check (likes >= 0);
insert into blog_stat as s (post_id, likes) select post_id, count(*) from blog_like group by post_id
  on conflict (post_id) do update set likes = excluded.likes;

-- Here, so that no way to add or remove likes can forget it.
create function count_blog_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into blog_stat as s (post_id, likes)
      select post_id, count(*) from changed group by post_id order by post_id
      on conflict (post_id) do update set likes = s.likes + excluded.likes;
  else
    -- In one order: two accounts that go at once have liked the same posts.
    perform from blog_stat where post_id in (select post_id from changed) order by post_id for update;
    update blog_stat s set likes = s.likes - c.likes
      from (select post_id, count(*) as likes from changed group by post_id) c where s.post_id = c.post_id;
  end if;
  return null;
end $$;
create trigger blog_like_added after insert on blog_like referencing new table as changed
  for each statement execute function count_blog_likes();
create trigger blog_like_removed after delete on blog_like referencing old table as changed
  for each statement execute function count_blog_likes();
