-- What an account means to buy: one line a variant, kept with the account until it is bought or taken out.
create table cart_line (
  account_id uuid not null references account (id) on delete cascade,
  content_id uuid not null,
  variant_id uuid not null,
  -- Minor units: what the person has seen. A line whose variant costs something else by now says so.
  price_seen bigint not null check (price_seen between 0 and 1000000000000),
  added_at timestamptz not null default clock_timestamp(),
  primary key (account_id, variant_id),
  -- A work that is no longer public keeps its variants, so its lines stay and say so.
  foreign key (variant_id, content_id) references variant (id, content_id) on update cascade on delete cascade
);
create index cart_line_variant on cart_line (variant_id, content_id);
create index cart_line_newest on cart_line (account_id, added_at desc, variant_id desc);

-- So that nobody's cart grows without end, whatever the service forgets.
create function check_cart_size() returns trigger language plpgsql as $$
begin
  -- Lines that are added at the same time wait for each other here.
  perform pg_advisory_xact_lock(hashtextextended(new.account_id::text, 31));
  if (select count(*) from cart_line where account_id = new.account_id) > 100 then
    raise exception 'a cart holds 100 lines' using errcode = 'check_violation', constraint = 'cart_line_size';
  end if;
  return null;
end $$;
create constraint trigger cart_line_size after insert on cart_line
  for each row execute function check_cart_size();
