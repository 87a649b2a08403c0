-- Accounts that earn a part of the site's fee when somebody buys after following their link.
create table affiliate_setting (
  one boolean primary key default true check (one),
  -- Of what is charged for a line, at most the site's fee of it. 0: off
  basis_points integer not null default 0 check (basis_points between 0 and 10000),
  -- Only the first purchase of a buyer counts.
  is_first_only boolean not null default true,
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now()
);
insert into affiliate_setting default values;

create table affiliate (
  account_id uuid primary key references account (id),
  code text not null unique check (code ~ '^[a-z0-9]{10}$'),
  created_at timestamptz not null default now()
);

-- How often a link was followed on a day in Dhaka; nothing about who did.
create table affiliate_click (
  account_id uuid not null references affiliate (account_id) on delete cascade,
  day date not null,
  clicks integer not null check (clicks > 0),
  primary key (account_id, day)
);

-- The ledger and the withdrawals know contributors. Who earns by links alone is one with a status of its own: without
-- works, applications and contributor terms.
alter table contributor
  drop constraint contributor_status_check,
  add constraint contributor_status_check check (status in ('affiliate', 'pending', 'active', 'rejected', 'suspended', 'closed'));
insert into contributor_transition values ('pending', 'affiliate'), ('affiliate', 'pending'), ('affiliate', 'closed');

-- Whose link led to the purchase, and what it earns, decided when the order is placed. `fee` is what the site keeps.
alter table order_line
  add column affiliate_id uuid references contributor (id) on delete restrict,
  add column affiliate_basis_points integer check (affiliate_basis_points between 1 and 10000),
  add column affiliate_amount bigint not null default 0 check (affiliate_amount >= 0),
  add check ((affiliate_id is null) = (affiliate_amount = 0)),
  add check ((affiliate_id is null) = (affiliate_basis_points is null)),
  add check (affiliate_id <> contributor_id),
  add constraint order_line_parts_with_affiliate check (vat + fee_vat + fee + affiliate_amount <= price);
create index order_line_affiliate on order_line (affiliate_id) where affiliate_id is not null;

create function check_line_affiliate() returns trigger language plpgsql as $$
begin
  if exists (
    select from split_share
    where agreement_id = new.agreement_id and contributor_id = new.affiliate_id and basis_points > 0) then
    raise exception 'nobody earns as an affiliate by own works' using errcode = 'check_violation', constraint = 'order_line_affiliate';
  end if;
  return new;
end $$;
create trigger order_line_affiliate before insert on order_line
  for each row when (new.affiliate_id is not null and new.agreement_id is not null) execute function check_line_affiliate();

-- Rules about the fee know nothing of affiliates: for lines that have one they are replaced.
do $$ begin
  execute 'create or replace view order_violation as select rule, subject, expected, actual from ('
    || rtrim(pg_get_viewdef('order_violation'::regclass), ';') || $view$
    ) known
    where rule not in ('fee_follows_charge', 'fee_vat_follows_rate', 'part_is_agreed')
      or left(subject, 36) not in (select id::text from order_line where affiliate_id is not null)
    union all
    -- What the affiliate gets is a part of the fee without its VAT.
    select 'fee_follows_charge', id::text, expected, actual
    from (
      select id, fee + affiliate_amount + fee_vat as actual,
        greatest(0, floor((whole * fee_basis_points * 2 + 10000) / 20000.0) - (whole - (price - vat))) as expected
      from (
        select *, price + site_borne - vat_within(price + site_borne, coalesce(vat_basis_points, 0)) as whole
        from order_line where affiliate_id is not null
      ) l
    ) l where expected <> actual
    union all
    select 'fee_vat_follows_rate', l.id::text,
      vat_within(l.fee + l.affiliate_amount + l.fee_vat, coalesce(v.fee_basis_points, 0)), l.fee_vat
    from order_line l join customer_order o on o.id = l.order_id left join vat_setting v on v.number = o.vat_setting
    where l.affiliate_id is not null and (
      l.fee_vat <> vat_within(l.fee + l.affiliate_amount + l.fee_vat, coalesce(v.fee_basis_points, 0))
      or (o.vat_setting is null) <> (l.vat_basis_points is null))
    union all
    select 'part_is_agreed', p.line_id || ' ' || p.contributor_id, coalesce(trunc(l.share * s.basis_points / 10000.0), 0), p.sold
    from (
      select *, price - vat - fee_vat - fee - affiliate_amount as share from order_line where affiliate_id is not null
    ) l
    join ledger.line_party p on p.line_id = l.id
    left join split_share s on s.agreement_id = l.agreement_id and s.contributor_id = p.contributor_id
    where p.contributor_id <> l.affiliate_id and p.sold > 0
      and case when l.agreement_id is null then p.contributor_id <> l.contributor_id
        else abs(l.share * coalesce(s.basis_points, 0) - p.sold * 10000) >= 10000 end
    union all
    -- The affiliate's percentage of what was charged without VAT, at most the fee; and the ledger gave just that.
    select 'affiliate_part', l.id::text, l.affiliate_amount, coalesce(p.sold, 0)
    from order_line l
    join customer_order o on o.id = l.order_id
    left join ledger.line_party p on p.line_id = l.id and p.contributor_id = l.affiliate_id
    where l.affiliate_id is not null and (
      l.affiliate_amount <> least(
        floor(((l.price - l.vat) * l.affiliate_basis_points * 2 + 10000) / 20000.0), l.fee + l.affiliate_amount)
      or (o.status in ('paid', 'refunded') and coalesce(p.sold, 0) <> l.affiliate_amount))
    union all
    select 'affiliate_is_another', l.id::text, 0, l.affiliate_amount
    from order_line l
    join customer_order o on o.id = l.order_id
    join contributor c on c.id = l.affiliate_id
    where l.affiliate_id is not null and c.account_id = o.account_id
  $view$;
end $$;
