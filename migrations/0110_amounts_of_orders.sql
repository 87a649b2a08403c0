-- Notices about an order say how much money they are about; those of before know none.
alter table account_notice
  drop constraint account_notice_amount_known,
  add constraint account_notice_amount_known check (
    case when code in ('sale_made', 'sale_refunded') then amount is not null else amount is null or starts_with(code, 'order_') end
  );
