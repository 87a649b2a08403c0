-- A larger licence of the same files costs the difference: its line names the line that it builds on.
alter table order_line add column upgrades_line_id uuid references order_line (id) on delete restrict;
create index order_line_upgrades on order_line (upgrades_line_id) where upgrades_line_id is not null;

-- Whether a line was upgraded, and the money of the upgrade hasn't gone back.
create function is_upgraded(line uuid) returns boolean language sql stable as $$
  select exists (
    select from order_line l join customer_order o on o.id = l.order_id
    where l.upgrades_line_id = line and o.paid_at is not null and not exists (
      select from refund_line r join refund f on f.id = r.refund_id
      where r.order_line_id = l.id and not r.is_void and f.status = 'completed'))
$$;

-- Who gives the smaller licence back would keep the larger one for the difference.
create function keep_upgraded_line() returns trigger language plpgsql as $$
begin
  if is_upgraded(new.order_line_id) then
    raise exception 'the upgrade of a line is refunded first' using errcode = 'check_violation', constraint = 'refund_line_upgraded';
  end if;
  return new;
end $$;
create trigger refund_line_upgraded before insert on refund_line
  for each row when (not new.is_void) execute function keep_upgraded_line();

-- Nor is an upgrade kept of a line whose money is on its way back.
create function check_upgrade_base() returns trigger language plpgsql as $$
begin
  if exists (
    select from order_line l
    where l.order_id = new.id and l.upgrades_line_id is not null
      and exists (select from refund_line r where r.order_line_id = l.upgrades_line_id and not r.is_void)
      and not exists (select from refund_line r where r.order_line_id = l.id and not r.is_void)) then
    raise exception 'an upgrade needs the line that it builds on' using errcode = 'check_violation', constraint = 'order_upgrade_base';
  end if;
  return null;
end $$;
create constraint trigger order_upgrade_base after update of status on customer_order deferrable initially deferred
  for each row when (new.status = 'paid' and old.status is distinct from 'paid') execute function check_upgrade_base();
