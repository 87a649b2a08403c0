-- Money that finds nobody to pay for, or pays for what its buyer has got already, goes back.
alter table payment_anomaly drop constraint payment_anomaly_kind_check;
alter table payment_anomaly add constraint payment_anomaly_kind_check check (kind in (
  'status', 'amount', 'currency', 'order', 'store', 'mode', 'signature', 'transaction_reused', 'paid_twice',
  'surplus', 'no_buyer', 'bought_twice', 'dispute', 'refund_elsewhere', 'refund_in_doubt', 'refund_refused'));

-- Whoever has left can't be given what was paid for.
create function check_order_buyer() returns trigger language plpgsql as $$
begin
  raise exception 'an order without a buyer can not be paid' using errcode = 'check_violation', constraint = 'order_has_buyer';
end $$;
create trigger order_has_buyer before update of status on customer_order
  for each row when (new.status = 'paid' and old.status <> 'paid' and new.account_id is null) execute function check_order_buyer();
