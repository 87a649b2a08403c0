-- Of the last saving of a post: who asks again because the answer was lost has no conflict with their own saving.
alter table blog_post add column save_key text check (length(save_key) between 8 and 100);
