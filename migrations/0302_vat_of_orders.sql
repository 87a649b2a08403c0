-- The value-added tax of orders, and its tax invoices and credit notes. The ledger was given back to the product's role before this
-- runs; `guard` takes it away again afterwards.

-- VAT within an amount that includes it, rounded half up to the minor unit
create function vat_within(amount bigint, basis_points integer) returns bigint language sql immutable parallel safe as $$
  select div(2 * amount::numeric * basis_points + 10000 + basis_points, 2 * (10000 + basis_points))::bigint
$$;

-- The terms of VAT that the order was placed by; null: none.
alter table customer_order add column vat_setting integer references vat_setting (number) on delete restrict;
create index customer_order_vat on customer_order (vat_setting) where vat_setting is not null;

-- `price` includes the VAT. The fee is what is left of the site's share once its VAT is taken off. Without them, the rest is the contributors'.
alter table order_line
  add column vat_basis_points integer check (vat_basis_points between 0 and 10000),
  add column vat bigint not null default 0,
  add column fee_vat bigint not null default 0 check (fee_vat >= 0),
  add constraint order_line_vat check (vat = vat_within(price, coalesce(vat_basis_points, 0))),
  add constraint order_line_taxed check (vat_basis_points is not null or fee_vat = 0),
  add constraint order_line_parts check (vat + fee_vat + fee <= price);

alter table ledger.account drop constraint account_kind_check;
alter table ledger.account add constraint account_kind_check check (kind in (
  'provider_clearing', 'bank', 'provider_fee', 'write_off', 'platform_fee', 'transfer_fee', 'surplus_payable',
  -- VAT of sales and of the platform's fee, owed to the treasury
  'vat_payable',
  'contributor_pending', 'contributor_available', 'contributor_reserved', 'contributor_debt'));

-- VAT is moved by sales and their refunds alone, besides what was guarded before.
create or replace function ledger.check_transfer() returns trigger language plpgsql security definer set search_path = pg_catalog, ledger as $$
declare
  of_kind text;
begin
  select kind into of_kind from ledger.journal
  where id = new.journal_id and created_by_transaction = pg_current_xact_id();
  if of_kind is null then
    raise exception 'journal % is complete', new.journal_id
      using errcode = 'check_violation', constraint = 'journal_complete';
  end if;
  if of_kind not in ('withdraw_reserve', 'withdraw_resolve', 'withdraw_reverse') and exists (
    select from ledger.account where id in (new.debit_id, new.credit_id) and kind = 'contributor_reserved') then
    raise exception 'a % moves nothing that is kept for withdrawals', of_kind
      using errcode = 'check_violation', constraint = 'reserved_for_withdrawals';
  end if;
  if (of_kind in ('surplus', 'surplus_return') or exists (
      select from ledger.account where id in (new.debit_id, new.credit_id) and kind = 'surplus_payable'))
    and not exists (
      select from ledger.account d, ledger.account c where d.id = new.debit_id and c.id = new.credit_id
        and case of_kind
          when 'surplus' then d.kind = 'provider_clearing' and c.kind = 'surplus_payable'
          when 'surplus_return' then d.kind = 'surplus_payable' and c.kind in ('provider_clearing', 'bank')
          else false end) then
    raise exception 'a % moves no surplus like this', of_kind
      using errcode = 'check_violation', constraint = 'surplus_for_buyers';
  end if;
  if of_kind not in ('sale', 'refund') and exists (
    select from ledger.account where id in (new.debit_id, new.credit_id) and kind = 'vat_payable') then
    raise exception 'a % moves no VAT', of_kind using errcode = 'check_violation', constraint = 'vat_for_treasury';
  end if;
  return new;
end $$;

-- Without contributor: the site's fee, and VAT in a row of its own
create or replace view ledger.line_party as
  select j.line_id, a.contributor_id,
    coalesce(sum(t.amount) filter (where j.kind = 'sale'), 0)::bigint as sold,
    coalesce(sum(t.amount) filter (where j.kind = 'refund'), 0)::bigint as returned
  from ledger.journal j
  join ledger.transfer t on t.journal_id = j.id
  join ledger.account a on a.id in (t.credit_id, t.debit_id) and a.kind not in ('provider_clearing', 'bank')
  where j.kind in ('sale', 'refund')
  group by j.line_id, a.contributor_id, a.kind = 'vat_payable';

-- Tax invoices (Mushak 6.3) and credit notes (Mushak 6.7), with a series of numbers of each kind for each fiscal year. Like receipts
-- they are made with the payment or refund, and numbered after it (docs/decisions/0144-tax-invoices.md).
create table tax_paper (
  -- That of the order for an invoice, that of the refund for a credit note
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  order_id uuid not null references customer_order (id) on delete restrict,
  refund_id uuid references refund (id) on delete restrict,
  issued_at timestamptz not null,
  -- A fiscal year begins in July, in Dhaka's time; it is called after the year in which it begins.
  year smallint not null generated always as (extract(year from (issued_at at time zone 'Asia/Dhaka') - interval '6 months')) stored,
  -- Minor units, with VAT and of it; positive for credit notes, too
  total bigint not null check (total > 0),
  vat bigint not null check (vat between 0 and total),
  -- Null until it is given
  number integer check (number > 0),
  -- No number is missing.
  previous integer generated always as (nullif(number - 1, 0)) stored,
  -- The invoice that a credit note corrects
  invoice_id uuid generated always as (case when kind = 'credit_note' then order_id end) stored references tax_paper (id) on delete restrict,
  unique (kind, year, number),
  foreign key (kind, year, previous) references tax_paper (kind, year, number),
  check ((kind = 'credit_note') = (refund_id is not null)),
  check (id = coalesce(refund_id, order_id))
);
create index tax_paper_order on tax_paper (order_id, issued_at);
create index tax_paper_refund on tax_paper (refund_id) where refund_id is not null;
create index tax_paper_invoice on tax_paper (invoice_id) where invoice_id is not null;
create index tax_paper_issued on tax_paper (issued_at, id);
create index tax_paper_unnumbered on tax_paper (kind, year, issued_at, id) where number is null;

create function keep_tax_paper() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.number is null and (new.id, new.kind, new.order_id, new.refund_id, new.issued_at, new.total, new.vat)
      is not distinct from (old.id, old.kind, old.order_id, old.refund_id, old.issued_at, old.total, old.vat) then
      return new;
    end if;
  end if;
  raise exception 'tax papers and their numbers stay as they are' using errcode = 'check_violation', constraint = 'tax_paper_kept';
end $$;
create trigger tax_paper_kept before update or delete on tax_paper for each row execute function keep_tax_paper();

create function add_tax_invoice() returns trigger language plpgsql as $$
begin
  insert into tax_paper (id, kind, order_id, issued_at, total, vat)
  select new.id, 'invoice', new.id, new.paid_at, new.total, sum(vat) from order_line where order_id = new.id;
  return null;
end $$;
create trigger order_taxed after update of paid_at on customer_order
  for each row when (new.vat_setting is not null and new.total > 0 and old.paid_at is null and new.paid_at is not null)
  execute function add_tax_invoice();

create function add_credit_note() returns trigger language plpgsql as $$
begin
  insert into tax_paper (id, kind, order_id, refund_id, issued_at, total, vat)
  select new.id, 'credit_note', new.order_id, new.id, new.ended_at, new.amount, sum(l.vat)
  from tax_paper i
  join refund_line r on r.refund_id = new.id
  join order_line l on l.id = r.order_line_id
  where i.id = new.order_id group by i.id;
  return null;
end $$;
create trigger refund_taxed after update of status on refund
  for each row when (old.status <> 'completed' and new.status = 'completed' and new.amount > 0)
  execute function add_credit_note();

-- What must be true of orders, books and downloads together. All of it is written out here, because VAT changes what the site and the
-- contributors get of a price.
create or replace view order_violation as
  with sold as (
    select l.id, l.price, l.fee, l.vat + l.fee_vat as vat, o.account_id, o.provider,
      exists (select from refund_line r where r.order_line_id = l.id and not r.is_void) as is_refunded
    from order_line l join customer_order o on o.id = l.order_id where o.status in ('paid', 'refunded')
  ), posted as (
    select j.line_id, j.kind,
      sum(t.amount) as amount,
      coalesce(sum(t.amount) filter (where 'platform_fee' in (d.kind, c.kind)), 0) as fee,
      coalesce(sum(t.amount) filter (where 'vat_payable' in (d.kind, c.kind)), 0) as vat
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id
    join ledger.account d on d.id = t.debit_id
    join ledger.account c on c.id = t.credit_id
    where j.kind in ('sale', 'refund') group by j.line_id, j.kind
  )
  select 'paid_line_is_posted' as rule, sold.id::text as subject, sold.price::numeric as expected, coalesce(p.amount, 0) as actual
  from sold left join posted p on p.line_id = sold.id and p.kind = 'sale'
  where sold.provider is not null and coalesce(p.amount, 0) <> sold.price
  union all
  select 'fee_is_posted', sold.id::text, sold.fee, p.fee
  from sold join posted p on p.line_id = sold.id and p.kind = 'sale' where p.fee <> sold.fee
  union all
  select 'vat_is_posted', sold.id::text, sold.vat, p.vat
  from sold join posted p on p.line_id = sold.id where p.vat <> sold.vat
  union all
  select 'posted_line_is_paid', p.line_id::text, 0, p.amount
  from posted p where not exists (select from sold where sold.id = p.line_id)
  union all
  select 'refund_is_posted', r.order_line_id::text, l.price, coalesce(p.amount, 0)
  from refund_line r join refund f on f.id = r.refund_id
  join order_line l on l.id = r.order_line_id join customer_order o on o.id = l.order_id
  left join posted p on p.line_id = l.id and p.kind = 'refund'
  where f.status = 'completed' and o.provider is not null and coalesce(p.amount, 0) <> l.price
  union all
  select 'posted_refund_is_completed', p.line_id::text, 0, p.amount
  from posted p where p.kind = 'refund' and not exists (
    select from refund_line r join refund f on f.id = r.refund_id
    where r.order_line_id = p.line_id and f.status = 'completed')
  union all
  select 'bought_can_be_downloaded', sold.id::text, 1, 0
  from sold where sold.account_id is not null and not sold.is_refunded
    and not exists (select from entitlement e where e.order_line_id = sold.id and e.revoked_at is null)
  union all
  select 'downloadable_was_bought', e.order_line_id::text, 0, 1
  from entitlement e where e.revoked_at is null
    and not exists (select from sold where sold.id = e.order_line_id and not sold.is_refunded)
  union all
  select 'provider_fee_is_posted', p.id::text, coalesce(p.fee, 0)::numeric, coalesce(posted.amount, 0)
  from payment p left join (
    select j.subject, sum(t.amount) as amount from ledger.journal j join ledger.transfer t on t.journal_id = j.id
    where j.kind = 'provider_fee' group by j.subject
  ) posted on posted.subject = p.id::text
  where coalesce(posted.amount, 0) <> case when p.status = 'completed' then coalesce(p.fee, 0) else 0 end
  union all
  select 'posted_fee_is_of_payment', j.subject, 0, 1 from ledger.journal j
  where j.kind = 'provider_fee' and not exists (select from payment p where p.id::text = j.subject)
  union all
  select 'pending_line_is_clearing', j.line_id::text, 0, sum(case when a.id = t.credit_id then t.amount else -t.amount end)
  from ledger.journal j
  join ledger.transfer t on t.journal_id = j.id
  join ledger.account a on a.id in (t.credit_id, t.debit_id) and a.kind = 'contributor_pending'
  where not exists (select from clearing_line c where c.line_id = j.line_id)
  group by j.line_id
  having sum(case when a.id = t.credit_id then t.amount else -t.amount end) <> 0
  union all
  select 'clearing_line_is_pending', c.line_id::text, 0, 1
  from clearing_line c
  where exists (select from ledger.journal j where j.line_id = c.line_id and j.kind = 'release')
  union all
  -- Less than a poisha from what was agreed, and nothing for anybody else.
  select 'part_is_agreed', p.line_id || ' ' || p.contributor_id, coalesce(trunc(l.share * s.basis_points / 10000.0), 0), p.sold
  from ledger.line_party p
  join (select *, price - vat - fee_vat - fee as share from order_line) l on l.id = p.line_id
  left join split_share s on s.agreement_id = l.agreement_id and s.contributor_id = p.contributor_id
  where p.contributor_id is not null and p.sold > 0
    and case when l.agreement_id is null then p.contributor_id <> l.contributor_id
      else abs(l.share * coalesce(s.basis_points, 0) - p.sold * 10000) >= 10000 end
  union all
  select 'refund_leaves_account', r.order_line_id::text, l.price::numeric, coalesce(sum(t.amount), 0)
  from refund f
  join refund_line r on r.refund_id = f.id
  join order_line l on l.id = r.order_line_id
  join customer_order o on o.id = f.order_id
  left join ledger.journal j on j.kind = 'refund' and j.line_id = l.id
  left join (ledger.transfer t join ledger.account a on a.id = t.credit_id) on t.journal_id = j.id
    and case when f.settles is null then a.kind = 'provider_clearing' and a.provider = o.provider else a.kind = 'bank' end
  where f.status = 'completed' and o.provider is not null
  group by r.order_line_id, l.price
  having coalesce(sum(t.amount), 0) <> l.price
  union all
  select 'surplus_is_posted', coalesce(s.payment_id || ' ' || s.transaction_id, j.subject),
    coalesce(s.amount, 0)::numeric, coalesce(j.amount, 0)
  from surplus_received s
  full join (
    select j.subject, t.currency, d.provider, sum(t.amount) as amount
    from ledger.journal j join ledger.transfer t on t.journal_id = j.id join ledger.account d on d.id = t.debit_id
    where j.kind = 'surplus' group by j.subject, t.currency, d.provider
  ) j on j.subject = s.payment_id || ' ' || s.transaction_id and j.currency = s.currency and j.provider = s.provider
  where coalesce(s.amount, 0) <> coalesce(j.amount, 0)
  union all
  select 'surplus_return_is_posted', subject, expected, actual
  from (
    select coalesce(r.payment_refund_id::text, j.subject) as subject, coalesce(r.amount, 0)::numeric as expected,
      -- A provider may tell only later that what an owner calls given back has left its account.
      case when r.payment_refund_id is null or array[j.one, j.other] = array[r.provider, r.provider]
        or (r.is_elsewhere and array[j.one, j.other] = array['', '']) then j.amount else 0 end as actual
    from surplus_returned r
    full join (
      select j.subject, t.currency, min(coalesce(c.provider, '')) as one, max(coalesce(c.provider, '')) as other, sum(t.amount) as amount
      from ledger.journal j join ledger.transfer t on t.journal_id = j.id join ledger.account c on c.id = t.credit_id
      where j.kind = 'surplus_return' group by j.subject, t.currency
    ) j on j.subject = r.payment_refund_id::text and j.currency = r.currency
  ) as returned
  where expected <> actual
  union all
  -- What buyers are owed is what came in of it and hasn't gone back.
  select 'surplus_is_payable', currency, sum(amount) filter (where is_told), coalesce(sum(amount) filter (where not is_told), 0)
  from (
    select currency, amount::numeric as amount, true as is_told from surplus_received
    union all select currency, -amount, true from surplus_returned
    union all
    select t.currency, case when a.id = t.credit_id then t.amount else -t.amount end, false
    from ledger.account a join ledger.transfer t on a.id in (t.credit_id, t.debit_id)
    where a.kind = 'surplus_payable'
  ) as entries group by currency
  having coalesce(sum(amount) filter (where is_told), 0) <> coalesce(sum(amount) filter (where not is_told), 0)
  union all
  select 'surplus_return_is_posted', r.payment_refund_id::text, r.amount::numeric, 0
  from surplus_returned r
  where r.is_by_transfer and exists (
    select from ledger.journal j join ledger.transfer t on t.journal_id = j.id join ledger.account c on c.id = t.credit_id
    where j.kind = 'surplus_return' and j.subject = r.payment_refund_id::text and c.provider = r.provider)
  union all
  -- The fee follows what was charged without VAT, and what the site bears of the discounts; at least it is nothing.
  select 'fee_follows_charge', id::text, expected, actual
  from (
    select id, fee + fee_vat as actual,
      greatest(0, floor((whole * fee_basis_points * 2 + 10000) / 20000.0) - (whole - (price - vat))) as expected
    from (
      select *, price + site_borne - vat_within(price + site_borne, coalesce(vat_basis_points, 0)) as whole from order_line
    ) l
  ) l where expected <> actual
  union all
  select 'fee_vat_follows_rate', l.id::text, vat_within(l.fee + l.fee_vat, coalesce(v.fee_basis_points, 0)), l.fee_vat
  from order_line l join customer_order o on o.id = l.order_id left join vat_setting v on v.number = o.vat_setting
  where l.fee_vat <> vat_within(l.fee + l.fee_vat, coalesce(v.fee_basis_points, 0))
    or (o.vat_setting is null) <> (l.vat_basis_points is null)
  union all
  -- Papers say what their lines say.
  select 'tax_paper_is_lines', coalesce(p.id, s.id)::text, coalesce(s.vat, 0), coalesce(p.vat, 0)
  from (
    select o.id, o.total, sum(l.vat) as vat
    from customer_order o join order_line l on l.order_id = o.id
    where o.vat_setting is not null and o.total > 0 and o.paid_at is not null group by o.id
    union all
    select f.id, f.amount, sum(l.vat)
    from refund f
    join customer_order o on o.id = f.order_id
    join refund_line r on r.refund_id = f.id
    join order_line l on l.id = r.order_line_id
    where f.status = 'completed' and f.amount > 0 and o.vat_setting is not null group by f.id
  ) s full join tax_paper p on p.id = s.id
  where (s.total, s.vat) is distinct from (p.total, p.vat)
  union all
  select 'coupon_of_order', l.id::text, 0, l.coupon_discount
  from order_line l join customer_order o on o.id = l.order_id where l.coupon_id is distinct from o.coupon_id and l.coupon_id is not null
  union all
  select 'coupon_uses', d.id::text,
    (select count(*) from customer_order o where o.coupon_id = d.id and holds_coupon(o.status)), d.uses
  from discount d
  where d.uses <> (select count(*) from customer_order o where o.coupon_id = d.id and holds_coupon(o.status));
