-- Buyers ask for a refund of lines that they paid; an owner refunds them or declines.
create table refund_request (
  id uuid primary key,
  order_id uuid not null references customer_order (id) on delete restrict,
  -- Null where the buyer gave none.
  reason text check (reason in ('customer_request', 'not_as_described', 'does_not_work', 'paid_twice', 'takedown', 'other')),
  -- The buyer's words; emptied when the account is deleted.
  note text not null default '' check (length(note) <= 1000 and is_clean_text(note)),
  requested_at timestamptz not null default now(),
  -- What the owner who declined it wrote to the buyer.
  message text not null default '' check (length(message) <= 1000 and is_clean_text(message)),
  admin_id uuid references admin (id) on delete set null,
  unique (id, order_id)
);
create index refund_request_order on refund_request (order_id, id);
create index refund_request_admin on refund_request (admin_id) where admin_id is not null;

create table refund_request_line (
  request_id uuid not null,
  order_line_id uuid not null,
  order_id uuid not null,
  status text not null default 'open' check (status in ('open', 'withdrawn', 'declined', 'refunded')),
  ended_at timestamptz,
  -- The refund that it led to.
  refund_id uuid,
  primary key (request_id, order_line_id),
  foreign key (request_id, order_id) references refund_request (id, order_id) on delete restrict,
  foreign key (order_line_id, order_id) references order_line (id, order_id) on delete restrict,
  foreign key (refund_id, order_line_id) references refund_line (refund_id, order_line_id) on delete restrict,
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'refunded') = (refund_id is not null))
);
-- A line has one open request, and none after it was declined.
create unique index refund_request_line_once on refund_request_line (order_line_id) where status in ('open', 'declined');
create index refund_request_line_open on refund_request_line (request_id) where status = 'open';
create index refund_request_line_line on refund_request_line (order_line_id, order_id);
create index refund_request_line_refund on refund_request_line (refund_id, order_line_id) where refund_id is not null;

-- What was decided stays so, unless the payment provider refused the refund: then the request is open again.
create function check_refund_request_line() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' and not (
    old.status = 'refunded' and new.status = 'open' and exists (
      select from refund_line r where r.refund_id = old.refund_id and r.order_line_id = old.order_line_id and r.is_void)
  ) then
    raise exception 'a refund request can not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'refund_request_transition';
  end if;
  return new;
end $$;
create trigger refund_request_transition before update of status on refund_request_line
  for each row when (old.status is distinct from new.status) execute function check_refund_request_line();
