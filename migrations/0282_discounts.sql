-- Sales (without a code) and coupons (with one), by the site or by a contributor for own works. Its terms never change:
-- whoever wants others ends it and creates another one.
create table discount (
  id uuid primary key,
  -- Null: by the site
  contributor_id uuid references contributor (id) on delete restrict,
  name text not null check (length(name) between 1 and 60 and is_clean_line(name)),
  -- Null: a sale, which reduces the prices of works by itself
  code text check (code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  kind text not null check (kind in ('percent', 'amount')),
  -- Basis points, or minor units: of each variant for a sale, of the order for a coupon
  value bigint not null check (value > 0),
  scope text not null check (scope in ('all', 'works', 'categories')),
  work_ids uuid[] not null default '{}' check (cardinality(work_ids) <= 500),
  category_ids uuid[] not null default '{}' check (cardinality(category_ids) <= 100),
  -- The part of the discount that the site bears, in basis points; the contributors bear the rest.
  site_share integer not null check (site_share between 0 and 10000),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_first_purchase boolean not null default false,
  -- Sum of the works that it applies to, in minor units
  minimum bigint not null default 0 check (minimum between 0 and 1000000000000),
  max_uses integer check (max_uses > 0),
  max_per_person integer check (max_per_person > 0),
  -- Orders that are to be paid or paid
  uses integer not null default 0 check (uses >= 0),
  created_at timestamptz not null default now(),
  -- When somebody ended it before its time
  ended_at timestamptz,
  unique (code),
  unique (id, code),
  check (ends_at > starts_at),
  check (case kind when 'percent' then value <= case when code is null then 9000 else 10000 end else value <= 1000000000000 end),
  check ((scope = 'works') = (work_ids <> '{}')),
  check ((scope = 'categories') = (category_ids <> '{}')),
  check (contributor_id is null or site_share = 0),
  check (code is not null or (not is_first_purchase and minimum = 0 and max_uses is null and max_per_person is null and uses = 0))
);
create index discount_contributor on discount (contributor_id, id desc);
create index discount_newest on discount (id desc);
create index discount_sale on discount (ends_at) where code is null and ended_at is null;

create function keep_discount() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'uses' - 'ended_at' is distinct from to_jsonb(old) - 'uses' - 'ended_at'
    or (old.ended_at is not null and new.ended_at is distinct from old.ended_at) then
    raise exception 'the terms of a discount stay as they are' using errcode = 'check_violation', constraint = 'discount_kept';
  end if;
  return new;
end $$;
create trigger discount_kept before update on discount for each row execute function keep_discount();

-- The price at which a sale sells a variant now. Lists, pages, carts and orders all read it from here.
alter table variant
  add column sale_id uuid references discount (id) on delete restrict,
  add column sale_price bigint,
  -- Lowest price of the 30 days before the sale
  add column sale_lowest bigint,
  add column sale_site_share integer,
  add constraint variant_sale_whole check (num_nonnulls(sale_id, sale_price, sale_lowest, sale_site_share) in (0, 4)),
  add constraint variant_sale_price check (sale_price between 1 and price - 1);
create index variant_sale on variant (sale_id, content_id) where sale_id is not null;

-- Who changes a price during a sale gets the sale's new price within a minute.
create function clear_sale() returns trigger language plpgsql as $$
begin
  new.sale_id = null;
  new.sale_price = null;
  new.sale_lowest = null;
  new.sale_site_share = null;
  return new;
end $$;
create trigger variant_sale_cleared before update of price on variant
  for each row when (old.sale_id is not null and old.price is distinct from new.price) execute function clear_sale();

-- Prices that public works had, for the lowest of the last 30 days.
create table past_price (
  variant_id uuid not null references variant (id) on delete cascade,
  price bigint not null,
  ended_at timestamptz not null default now(),
  primary key (variant_id, ended_at)
);
create function keep_past_price() returns trigger language plpgsql as $$
begin
  if exists (select from content where id = new.content_id and published_at is not null) then
    delete from past_price where variant_id = new.id and ended_at < now() - interval '31 days';
    insert into past_price (variant_id, price) values (new.id, coalesce(old.sale_price, old.price)) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger variant_past_price after update of price, sale_price on variant for each row
  when (old.price is not null and coalesce(old.sale_price, old.price) is distinct from coalesce(new.sale_price, new.price))
  execute function keep_past_price();

-- `price` is what is charged; with both discounts it makes the list price.
alter table order_line
  add column sale_id uuid references discount (id) on delete restrict,
  add column sale_discount bigint not null default 0 check (sale_discount >= 0),
  add column coupon_id uuid references discount (id) on delete restrict,
  add column coupon_discount bigint not null default 0 check (coupon_discount >= 0),
  -- The part of the discounts that the site bears: it pays it out of its fee.
  add column site_borne bigint not null default 0,
  add check ((sale_id is not null) = (sale_discount > 0)),
  add check (coupon_id is not null or coupon_discount = 0),
  add check (site_borne between 0 and sale_discount + coupon_discount);
create index order_line_sale on order_line (sale_id) where sale_id is not null;
create index order_line_coupon on order_line (coupon_id) where coupon_id is not null;

create function check_line_discount() returns trigger language plpgsql as $$
begin
  if exists (
    select from discount where id in (new.sale_id, new.coupon_id) and contributor_id <> new.contributor_id) then
    raise exception 'a contributor''s discount is for own works' using errcode = 'check_violation', constraint = 'order_line_discount';
  end if;
  return new;
end $$;
create trigger order_line_discount before insert on order_line
  for each row when (new.sale_id is not null or new.coupon_id is not null) execute function check_line_discount();

alter table customer_order
  add column coupon_id uuid,
  add column coupon_code text,
  add check ((coupon_id is null) = (coupon_code is null)),
  add foreign key (coupon_id, coupon_code) references discount (id, code) on delete restrict;
create index customer_order_coupon on customer_order (coupon_id, coupon_code) where coupon_id is not null;

create function holds_coupon(status text) returns boolean language sql immutable as $$
  select status in ('pending', 'on_hold', 'paid', 'refunded')
$$;

-- Counts a use under the lock of the coupon's row. `is_honoured`: whether money has come, which counts beyond the limits.
create function take_coupon(of_order customer_order, is_honoured boolean) returns void language plpgsql as $$
declare
  coupon discount;
begin
  select * into strict coupon from discount where id = of_order.coupon_id for no key update;
  if not is_honoured then
    if coupon.uses >= coupon.max_uses then
      raise exception 'coupon % is used up', coupon.code using errcode = 'check_violation', constraint = 'coupon_uses';
    end if;
    -- A first purchase happens once.
    if (case when coupon.is_first_purchase then 1 else coupon.max_per_person end) <= (
      select count(*) from customer_order
      where account_id = of_order.account_id and coupon_id = coupon.id and holds_coupon(status) and id <> of_order.id) then
      raise exception 'coupon % is used up by this person', coupon.code
        using errcode = 'check_violation', constraint = 'coupon_uses_per_person';
    end if;
  end if;
  update discount set uses = uses + 1 where id = coupon.id;
end $$;

create function count_coupon() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform take_coupon(new, false);
  elsif holds_coupon(new.status) and not holds_coupon(old.status) then
    perform take_coupon(new, new.status <> 'pending');
  elsif holds_coupon(old.status) and not holds_coupon(new.status) then
    update discount set uses = uses - 1 where id = new.coupon_id;
  end if;
  return new;
end $$;
create trigger customer_order_coupon_taken before insert on customer_order
  for each row when (new.coupon_id is not null) execute function count_coupon();
create trigger customer_order_coupon_counted before update of status on customer_order
  for each row when (new.coupon_id is not null and old.status is distinct from new.status) execute function count_coupon();

do $$ begin
  execute 'create or replace view order_violation as ' || rtrim(pg_get_viewdef('order_violation'::regclass), ';') || $view$
    union all
    -- The fee follows what was charged and what the site bears of the discounts; at least it is nothing.
    select 'fee_follows_charge', id::text,
      greatest(0, floor(((price + site_borne) * fee_basis_points * 2 + 10000) / 20000.0) - site_borne), fee
    from order_line
    where fee <> greatest(0, floor(((price + site_borne) * fee_basis_points * 2 + 10000) / 20000.0) - site_borne)
    union all
    select 'coupon_of_order', l.id::text, 0, l.coupon_discount
    from order_line l join customer_order o on o.id = l.order_id where l.coupon_id is distinct from o.coupon_id and l.coupon_id is not null
    union all
    select 'coupon_uses', d.id::text,
      (select count(*) from customer_order o where o.coupon_id = d.id and holds_coupon(o.status)), d.uses
    from discount d
    where d.uses <> (select count(*) from customer_order o where o.coupon_id = d.id and holds_coupon(o.status))
  $view$;
end $$;
