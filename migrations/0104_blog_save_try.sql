-- Which try of a saving was stored last: an earlier one that arrives later must not put older words over newer ones.
-- Keys of before belong to tries without a number, which can't be told apart.
update blog_post set save_key = null where save_key is not null;
-- The check of these rows waits for the end of the transaction otherwise, and their table can't be altered until then.
set constraints all immediate;
alter table blog_post
  add column save_try integer check (save_try > 0),
  add constraint blog_post_save_check check ((save_key is null) = (save_try is null));
