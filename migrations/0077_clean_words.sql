-- What others read holds no characters that can't be seen, as the texts that these are taken from.
alter table blog_text add constraint blog_text_words_clean check (is_clean_text(words));
alter table earned_day add constraint earned_day_title_clean check (is_clean_text(title));
