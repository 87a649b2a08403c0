-- Lines that were paid, and whose contributors can't withdraw their share yet. A row goes in the transaction that releases
-- the share, so that the next ones to release are found among those that wait, however many were released before.
create table clearing_line (
  line_id uuid primary key references order_line (id) on delete restrict,
  paid_at timestamptz not null
);
create index clearing_line_next on clearing_line (paid_at, line_id);

create function begin_clearing() returns trigger language plpgsql as $$
begin
  insert into clearing_line (line_id, paid_at)
  select id, new.paid_at from order_line where order_id = new.id and price > fee
  on conflict do nothing;
  return null;
end $$;
create trigger order_clearing after update of status on customer_order
  for each row when (new.status = 'paid' and new.provider is not null) execute function begin_clearing();

insert into clearing_line (line_id, paid_at)
select l.id, o.paid_at from order_line l join customer_order o on o.id = l.order_id
where o.status in ('paid', 'refunded') and o.provider is not null and l.price > l.fee
  and not exists (select from ledger.journal j where j.line_id = l.id and j.kind = 'release');

-- Nothing of a share may be left pending when its line stops to wait: nobody would find it again.
create function check_cleared() returns trigger language plpgsql as $$
begin
  if 0 <> (
    select coalesce(sum(case when a.id = t.credit_id then t.amount else -t.amount end), 0)
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id
    join ledger.account a on a.id in (t.credit_id, t.debit_id) and a.kind = 'contributor_pending'
    where j.line_id = old.line_id
  ) then
    raise exception 'line % is not released', old.line_id
      using errcode = 'check_violation', constraint = 'clearing_line_released';
  end if;
  return null;
end $$;
create constraint trigger clearing_line_released after delete on clearing_line
  deferrable initially deferred for each row execute function check_cleared();

do $$ begin
  execute 'create or replace view order_violation as ' || rtrim(pg_get_viewdef('order_violation'::regclass), ';') || $view$
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
  $view$;
end $$;
