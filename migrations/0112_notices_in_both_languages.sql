-- What the site itself says in a notice, in Bangla too: who reads in the other language than the account's reads no mixture. Null where
-- the words are somebody's own, and in notices from before.
alter table account_notice
  add column about_bn text check (length(about_bn) <= 200 and is_clean_line(about_bn)),
  add column reason_bn text check (length(reason_bn) <= 2000 and is_clean_text(reason_bn));
