-- Notices of what somebody earned by an order, or gave back of it.
alter table account_notice
  -- Minor units
  add column amount bigint check (amount > 0),
  add constraint account_notice_amount_known check ((code in ('sale_made', 'sale_refunded')) = (amount is not null));
