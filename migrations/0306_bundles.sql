-- Several works sold together at one price, by a contributor or the site. The price is divided over the works when the
-- bundle is made; each part is what the work costs in it, so that orders, refunds and the ledger know lines alone.
create table bundle (
  id uuid primary key,
  -- Who made it; null: the site
  contributor_id uuid references contributor (id) on delete restrict,
  name text not null check (length(name) between 1 and 80 and is_clean_line(name)),
  name_bn text check (length(name_bn) between 1 and 80 and is_clean_line(name_bn)),
  description text not null default '' check (length(description) <= 1000 and is_clean_text(description)),
  -- Minor units, of all works together
  price bigint not null check (price between 2 and 1000000000000),
  -- On sale once everybody whose works it has agreed
  state text not null check (state in ('proposed', 'published', 'declined', 'ended')),
  created_at timestamptz not null default now(),
  published_at timestamptz,
  ended_at timestamptz,
  check ((state = 'proposed') = (published_at is null and ended_at is null)),
  check (state <> 'published' or (published_at is not null and ended_at is null)),
  check (state not in ('declined', 'ended') or ended_at is not null)
);
create index bundle_contributor on bundle (contributor_id, id desc);
create index bundle_newest on bundle (id desc);
create index bundle_published on bundle (id desc) where state = 'published';

-- The contributors of its works, whose consent it needs.
create table bundle_party (
  bundle_id uuid not null references bundle (id) on delete restrict,
  contributor_id uuid not null references contributor (id) on delete restrict,
  answer text not null check (answer in ('pending', 'agreed', 'declined')),
  answered_at timestamptz,
  primary key (bundle_id, contributor_id),
  check ((answer = 'pending') = (answered_at is null))
);
create index bundle_party_contributor on bundle_party (contributor_id, bundle_id desc);

create table bundle_work (
  bundle_id uuid not null references bundle (id) on delete restrict,
  position integer not null check (position between 0 and 19),
  content_id uuid not null,
  variant_id uuid not null,
  contributor_id uuid not null,
  -- Its part of the bundle's price, and its price alone when the bundle was made
  price bigint not null check (price > 0),
  list_price bigint not null check (list_price >= price),
  primary key (bundle_id, position),
  unique (bundle_id, content_id),
  unique (bundle_id, variant_id),
  foreign key (variant_id, content_id) references variant (id, content_id) on delete cascade,
  foreign key (content_id, contributor_id) references content (id, contributor_id) on delete cascade,
  foreign key (bundle_id, contributor_id) references bundle_party (bundle_id, contributor_id) on delete restrict
);
create index bundle_work_content on bundle_work (content_id, contributor_id);
create index bundle_work_variant on bundle_work (variant_id, content_id);
create index bundle_work_party on bundle_work (bundle_id, contributor_id);

create function keep_bundle() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'state' - 'published_at' - 'ended_at' is distinct from to_jsonb(old) - 'state' - 'published_at' - 'ended_at'
    or (old.ended_at is not null and new is distinct from old)
    or (old.published_at is not null and new.published_at is distinct from old.published_at) then
    raise exception 'the terms of a bundle stay as they are' using errcode = 'check_violation', constraint = 'bundle_kept';
  end if;
  return new;
end $$;
create trigger bundle_kept before update on bundle for each row execute function keep_bundle();

create function keep_bundle_work() returns trigger language plpgsql as $$
begin
  raise exception 'the works of a bundle stay as they are' using errcode = 'check_violation', constraint = 'bundle_work_kept';
end $$;
create trigger bundle_work_kept before update on bundle_work for each row execute function keep_bundle_work();

-- On sale with everybody's consent.
create function check_bundle() returns trigger language plpgsql as $$
declare
  of_bundle bundle;
begin
  select * into strict of_bundle from bundle where id = new.id;
  if of_bundle.state = 'published' and exists (
    select from bundle_party where bundle_id = new.id and answer <> 'agreed') then
    raise exception 'everybody agrees to a bundle first' using errcode = 'check_violation', constraint = 'bundle_agreed';
  end if;
  return null;
end $$;
create constraint trigger bundle_checked after insert or update on bundle
  deferrable initially deferred for each row execute function check_bundle();

-- Two works or more, whose parts make the price; so none is added later.
create function check_bundle_parts() returns trigger language plpgsql as $$
declare
  of_bundle uuid := (to_jsonb(new) ->> case tg_table_name when 'bundle' then 'id' else 'bundle_id' end)::uuid;
begin
  if (select count(*) from bundle_work where bundle_id = of_bundle) < 2
    or (select sum(price) from bundle_work where bundle_id = of_bundle)
      is distinct from (select price from bundle where id = of_bundle) then
    raise exception 'the parts of a bundle make its price' using errcode = 'check_violation', constraint = 'bundle_parts';
  end if;
  return null;
end $$;
create constraint trigger bundle_parts after insert on bundle
  deferrable initially deferred for each row execute function check_bundle_parts();
create constraint trigger bundle_work_parts after insert on bundle_work
  deferrable initially deferred for each row execute function check_bundle_parts();

-- An answer stays as it is: who changes their mind ends the bundle.
create function keep_bundle_answer() returns trigger language plpgsql as $$
begin
  raise exception 'an answer about a bundle stays as it is' using errcode = 'check_violation', constraint = 'bundle_party_kept';
end $$;
create trigger bundle_party_kept before update on bundle_party
  for each row when (old.answer <> 'pending') execute function keep_bundle_answer();

-- `bundle_discount` is what the bundle takes off the list price; a work in a sale that makes it cheaper costs what it costs alone.
alter table order_line
  add column bundle_id uuid,
  add column bundle_discount bigint not null default 0 check (bundle_discount >= 0),
  add constraint order_line_bundle foreign key (bundle_id) references bundle (id) on delete restrict,
  add check (bundle_id is not null or bundle_discount = 0),
  add check (bundle_discount = 0 or sale_id is null);
create index order_line_bundle on order_line (bundle_id) where bundle_id is not null;

create function check_line_bundle() returns trigger language plpgsql as $$
begin
  if not exists (
    select from bundle b join bundle_work w on w.bundle_id = b.id
    where b.id = new.bundle_id and b.state = 'published' and w.variant_id = new.variant_id
      and w.contributor_id = new.contributor_id and new.price + new.coupon_discount <= w.price) then
    raise exception 'a bundle sells its own works at their parts of its price'
      using errcode = 'check_violation', constraint = 'order_line_of_bundle';
  end if;
  return new;
end $$;
create trigger order_line_of_bundle before insert on order_line
  for each row when (new.bundle_id is not null) execute function check_line_bundle();
