-- Money that somebody gave back at the provider itself, past this site: by the provider's name for it, once.
create table payment_refund_elsewhere (
  payment_id uuid not null references payment (id) on delete restrict,
  provider_refund text not null check (length(provider_refund) between 1 and 255),
  -- Minor units, of the payment's currency
  amount bigint not null check (amount between 1 and 100000000000000),
  found_at timestamptz not null default now(),
  primary key (payment_id, provider_refund)
);

-- Providers are asked for all that went back of a payment, too.
alter table payment_call drop constraint payment_call_kind_check;
alter table payment_call add constraint payment_call_kind_check
  check (kind in ('begin', 'query', 'complete', 'cancel', 'refund', 'refund_query', 'refund_list'));
