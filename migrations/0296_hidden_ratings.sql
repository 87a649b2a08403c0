-- Admins list the few ratings that are hidden; without the index, a million ratings are read for it.
create index rating_hidden on rating (id desc) where hidden_at is not null;
