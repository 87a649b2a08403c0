-- How many works the last search of the day found; null where filters narrowed it, or it was counted before this column was here.
alter table searched_key add column found integer check (found >= 0);
update searched_key set found = 0 where nothing_found = searches;
