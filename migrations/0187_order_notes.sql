-- What owners note about an order.
create table order_note (
  id uuid primary key,
  order_id uuid not null references customer_order (id) on delete cascade,
  admin_id uuid not null references admin (id),
  text text not null check (length(text) between 1 and 2000 and is_clean_text(text)),
  created_at timestamptz not null default now()
);
create index order_note_order on order_note (order_id, id desc);
create index order_note_admin on order_note (admin_id);
