-- Deliveries that nobody delivers any more, and how those that are due or in hand are found.

alter table webhook_delivery
  drop constraint webhook_delivery_last_error_check,
  add constraint webhook_delivery_last_error_check check (
    last_error in ('status', 'redirect', 'timeout', 'address', 'resolve', 'tls', 'connection', 'disabled', 'lost')
  );
create index webhook_delivery_next on webhook_delivery (next_at) where state = 'pending';
create index webhook_delivery_leased on webhook_delivery (leased_until) where leased_until is not null;
