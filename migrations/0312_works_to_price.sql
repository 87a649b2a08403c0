-- Sales are compared with all their works when one begins or ends, and otherwise with the works that changed.
create table sale_run (
  one boolean primary key default true check (one),
  -- The sales and the fee of the last comparison that was begun
  sales text not null default '',
  -- Works up to this id are done; null: all
  reached uuid
);
insert into sale_run default values;

-- Works that were published, moved or priced since. No foreign key: a deleted work leaves the list with the next run.
create table work_to_price (content_id uuid primary key);

-- A transaction that changes works has their locks before it comes here; the job does the same.
create function list_work_to_price() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'content' then
    insert into work_to_price values (new.id) on conflict do nothing;
  elsif exists (select from content where id = new.content_id and status = 'published') then
    insert into work_to_price values (new.content_id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger content_to_price after insert or update of status, category_id on content
  for each row when (new.status = 'published') execute function list_work_to_price();
create trigger content_off_sale after update of status on content
  for each row when (old.status = 'published' and new.status <> 'published') execute function list_work_to_price();
create trigger variant_to_price after insert or update of price, content_id on variant
  for each row execute function list_work_to_price();
