-- Whom a licence certificate and a receipt are made out to. Rows never change: a change is a new version, and the last one
-- counts.
create table order_particulars (
  order_id uuid not null references customer_order (id) on delete restrict,
  version integer not null check (version between 1 and 100),
  -- No version is missing.
  previous integer generated always as (nullif(version - 1, 0)) stored,
  name text not null check (length(name) between 1 and 200 and is_clean_line(name)),
  company text not null default '' check (length(company) <= 150 and is_clean_line(company)),
  address text not null default '' check (length(address) <= 300 and is_clean_text(address)),
  -- A BIN of Bangladesh has 13 digits; numbers of other countries begin with letters.
  tax_number text not null default '' check (tax_number ~ '^([0-9]{13}|[A-Z]{2}[A-Z0-9]{5,18})?$'),
  -- Written after the certificate was downloaded
  is_correction boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (order_id, version),
  foreign key (order_id, previous) references order_particulars (order_id, version)
);

-- They go with the buyer's account and not before.
create function keep_order_particulars() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from customer_order where id = old.order_id and account_id is null) then
    return old;
  end if;
  raise exception 'particulars of an order stay as they are' using errcode = 'check_violation', constraint = 'order_particulars_kept';
end $$;
create trigger order_particulars_kept before update or delete on order_particulars
  for each row execute function keep_order_particulars();

-- The first time that any certificate of the order was downloaded; later changes are corrections.
alter table customer_order add column certificate_downloaded_at timestamptz;

-- Handles that the site made up are no names: whoever has one is asked before the next download.
insert into order_particulars (order_id, version, name, created_at)
select id, 1, buyer_name, created_at from customer_order
where account_id is not null and buyer_name <> '' and buyer_name !~ '^member-[0-9]{4,8}$';
