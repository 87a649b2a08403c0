-- What people see of each other: names without invisible characters, roles that say what somebody is, and terms that
-- somebody really accepted.

-- No character that can't be seen: controls, changes of direction, joiners and fillers. Between Bangla letters a joiner
-- changes how they are written, so it stays there. A text may have line breaks.
create function is_clean_text(value text) returns boolean language sql immutable strict parallel safe as $$
  select value !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b\u200e-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]|(?<![\u0980-\u09ff])[\u200c\u200d]|[\u200c\u200d](?![\u0980-\u09ff])'
$$;
-- Bound to the function itself, not to its name: a restored dump checks rows with an empty search path.
create function is_clean_line(value text) returns boolean language sql immutable strict parallel safe
  begin atomic
    select is_clean_text(value) and value !~ '\n';
  end;

create function pg_temp.clean_text(value text) returns text language sql immutable strict as $$
  select btrim(regexp_replace(regexp_replace(value, '[\t\u000b\u000c\r\u0085\u2028\u2029]+', ' ', 'g'),
    '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b\u200e-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]|(?<![\u0980-\u09ff])[\u200c\u200d]|[\u200c\u200d](?![\u0980-\u09ff])',
    '', 'g'), E' \n')
$$;
create function pg_temp.clean_line(value text) returns text language sql immutable strict as $$
  select pg_temp.clean_text(regexp_replace(value, '\n+', ' ', 'g'))
$$;

-- A keyword that is a keyword already without what can't be seen is the same one.
insert into content_keyword (content_id, keyword, position)
select content_id, pg_temp.clean_line(keyword), min(position) from content_keyword
where not is_clean_line(keyword) and pg_temp.clean_line(keyword) <> ''
group by content_id, pg_temp.clean_line(keyword)
on conflict do nothing;
delete from content_keyword where not is_clean_line(keyword);
delete from keyword_search where not is_clean_line(keyword);
delete from popular_key where not is_clean_line(keyword);
delete from keyword_setting where not is_clean_line(keyword);

do $$
declare
  each record;
begin
  for each in
    select * from (values
      ('account', 'name', 'line', ''), ('account', 'bio', 'text', ''), ('account', 'suspended_reason', 'text', ''),
      ('admin', 'name', 'line', '?'),
      ('contributor', 'name', 'line', '?'), ('contributor', 'bio', 'text', ''),
      ('category', 'name', 'line', '?'), ('category', 'name_bn', 'line', null),
      ('category', 'description', 'text', ''), ('category', 'description_bn', 'text', ''),
      ('subcategory', 'name', 'line', '?'), ('subcategory', 'name_bn', 'line', null),
      ('collection', 'title', 'line', '?'), ('collection', 'title_bn', 'line', null),
      ('collection', 'description', 'text', ''), ('collection', 'description_bn', 'text', ''),
      ('content', 'title', 'line', '?'), ('content', 'description', 'text', ''), ('content', 'attribution', 'text', ''),
      ('content_keyword', 'keyword', 'line', null), ('keyword_search', 'keyword', 'line', null),
      ('popular_key', 'keyword', 'line', null),
      ('keyword_setting', 'keyword', 'line', null), ('keyword_setting', 'label', 'line', null),
      ('variant', 'name', 'line', '?'), ('variant_file', 'name', 'line', 'file'), ('preview', 'alt', 'line', ''),
      ('licence', 'name', 'line', '?'), ('licence', 'name_bn', 'line', null), ('licence', 'summary', 'text', ''),
      ('licence', 'summary_bn', 'text', null),
      ('listing', 'card', 'line', null)
    ) as columns (place, field, kind, otherwise)
  loop
    execute format('update %1$I set %2$I = coalesce(nullif(pg_temp.clean_%3$s(%2$I), ''''), %4$L) where not is_clean_%3$s(%2$I)',
      each.place, each.field, each.kind, each.otherwise);
    -- Cards are made of columns that are checked.
    continue when each.place = 'listing';
    execute format('alter table %1$I add constraint %4$I check (is_clean_%3$s(%2$I))',
      each.place, each.field, each.kind, each.place || '_' || each.field || '_clean');
  end loop;
end $$;

-- Addresses that pages link to.
update content set source_url = '' where source_url <> '' and source_url !~* '^https?://[^[:space:][:cntrl:]]+$';
alter table content add constraint content_source_url_web
  check (source_url = '' or source_url ~* '^https?://[^[:space:][:cntrl:]]+$');
update contributor set website = null where website !~* '^https?://[^[:space:][:cntrl:]]+$';
alter table contributor add constraint contributor_website_web check (website ~* '^https?://[^[:space:][:cntrl:]]+$');

-- What a name looks like at a glance: accents, hyphens, digits for letters and letter pairs make no difference.
create function fold_look_alikes(value text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(translate(regexp_replace(lower(normalize(value, nfkd)), '[^a-z0-9]', '', 'g'),
    '01345789i', 'oleastbgl'), 'rn', 'm'), 'vv', 'w')
$$;
create index contributor_username_folded on contributor (fold_look_alikes(username));
create index contributor_name_folded on contributor (fold_look_alikes(name));

-- Who applied is no contributor yet. Kept by a trigger: `contributor` belongs to another feature.
drop trigger contributor_marks on contributor;
drop function mark_contributor();
drop index account_contributor;
alter table account drop column is_contributor;
alter table account add column role text not null default 'customer' check (role in ('customer', 'applicant', 'contributor'));
create index account_applicant on account (id) where role = 'applicant';
create index account_contributor on account (id) where role = 'contributor';

create function to_account_role(contributor_status text) returns text language sql immutable parallel safe as $$
  select case when contributor_status = 'pending' then 'applicant'
    when contributor_status in ('active', 'suspended') then 'contributor' else 'customer' end
$$;
create function set_account_role() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.account_id is not null then
    if tg_op = 'DELETE' or new.account_id is distinct from old.account_id then
      update account set role = 'customer' where id = old.account_id;
    end if;
  end if;
  if tg_op <> 'DELETE' and new.account_id is not null then
    update account set role = to_account_role(new.status) where id = new.account_id and role <> to_account_role(new.status);
  end if;
  return null;
end $$;
create trigger contributor_sets_role after insert or delete or update of account_id, status on contributor
  for each row execute function set_account_role();
update account set role = to_account_role(c.status) from contributor c where c.account_id = account.id;

-- Which terms somebody accepted. Until now signing in was taken for accepting them, and nobody can tell those rows from
-- the others: whoever applied is asked, with the terms in sight.
alter table contributor add column terms_version text check (length(terms_version) between 1 and 40);
update contributor set terms_accepted_at = null;
alter table contributor add constraint contributor_terms_accepted
  check ((terms_accepted_at is null) = (terms_version is null));
