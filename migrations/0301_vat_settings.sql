-- The operator's registration for value-added tax. A change is a row of its own, and the last one counts: orders keep the row of their moment. Without a BIN there is no VAT.
create table vat_setting (
  -- Counted from 1 without a gap: two owners who change it at once can't both have the next one.
  number integer primary key check (number > 0),
  -- Business identification number
  bin text not null check (bin ~ '^([0-9]{13})?$'),
  -- As tax invoices name the supplier, and the person who answers for them
  name text not null check (length(name) <= 150 and is_clean_line(name)),
  address text not null check (length(address) <= 300 and is_clean_text(address)),
  officer text not null check (length(officer) <= 120 and is_clean_line(officer)),
  designation text not null check (length(designation) <= 120 and is_clean_line(designation)),
  -- VAT within the platform's fee, in basis points; 0: none is booked.
  fee_basis_points integer not null check (fee_basis_points between 0 and 10000),
  set_at timestamptz not null default now(),
  set_by uuid references admin (id) on delete set null,
  constraint vat_setting_whole check (bin = '' or '' not in (name, address, officer, designation))
);
create index vat_setting_set_by on vat_setting (set_by);

-- Rates with the time from which orders have them; none is ever edited. Of two for the same time the later number counts.
create table vat_rate (
  number integer primary key check (number > 0),
  -- Null: works of all categories without a rate of their own. A deleted category leaves its rates.
  category_id uuid,
  -- Null: the category has no rate of its own any more.
  basis_points integer check (basis_points between 0 and 10000),
  effective_at timestamptz not null,
  set_at timestamptz not null default now(),
  set_by uuid references admin (id) on delete set null,
  check (effective_at >= set_at),
  check (category_id is not null or basis_points is not null)
);
create index vat_rate_effective on vat_rate (category_id, effective_at desc, number desc);
create index vat_rate_set_by on vat_rate (set_by);
insert into vat_rate (number, basis_points, effective_at, set_at) values (1, 1500, '2000-01-01T00:00:00Z', '2000-01-01T00:00:00Z');

create function keep_vat_terms() returns trigger language plpgsql as $$
declare
  last integer;
begin
  if tg_op = 'INSERT' then
    execute format('select coalesce(max(number), 0) from %I', tg_table_name) into last;
    if new.number <> last + 1 then
      raise exception 'changes of VAT follow each other' using errcode = 'unique_violation', constraint = 'vat_terms_next';
    end if;
    return new;
  end if;
  -- Whose account ended is forgotten.
  if tg_op = 'UPDATE' then
    if new.set_by is null and to_jsonb(new) - 'set_by' = to_jsonb(old) - 'set_by' then return new; end if;
  end if;
  raise exception 'terms of VAT stay as they are' using errcode = 'check_violation', constraint = 'vat_terms_kept';
end $$;
create trigger vat_setting_kept before insert or update or delete on vat_setting
  for each row execute function keep_vat_terms();
create trigger vat_rate_kept before insert or update or delete on vat_rate
  for each row execute function keep_vat_terms();
