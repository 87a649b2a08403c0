-- Calls that began to pay, by the key that makes a retry safe: the same key of the same order is the same attempt.
alter table payment add constraint payment_of_order unique (id, order_id, provider);
create table payment_request (
  order_id uuid not null,
  request_key text not null check (request_key ~ '^[!-~]{8,200}$'),
  provider text not null,
  payment_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (order_id, request_key),
  foreign key (payment_id, order_id, provider) references payment (id, order_id, provider) on delete restrict
);
create index payment_request_payment on payment_request (payment_id, order_id, provider);
