-- What a preview shows, in the language of its work and, where its contributor wrote one, in the other.
alter table preview
  add column caption text not null default '' check (length(caption) <= 140 and is_clean_line(caption)),
  add column translated_caption text check (length(translated_caption) between 1 and 140 and is_clean_line(translated_caption));
