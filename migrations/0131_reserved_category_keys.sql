-- GET /content-category/popular-keys/ has two names of its own below it, which would hide a category with such a key. One that is
-- there already keeps its key until it is renamed.
create function check_category_key() returns trigger language plpgsql as $$
begin
  raise exception 'the key % is reserved', new.key using errcode = 'check_violation', constraint = 'category_key_reserved';
end $$;
create trigger category_key_reserved before insert or update of key on category
  for each row when (new.key in ('all', 'category')) execute function check_category_key();
