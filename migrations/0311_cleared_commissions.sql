-- What affiliates have earned since their last notification. Without a reference to the account, so that releasing
-- earnings waits for no account that is being deleted; a job deletes the rows.
create table affiliate_cleared (
  line_id uuid primary key,
  account_id uuid not null,
  -- Minor units
  amount bigint not null check (amount > 0)
);
create index affiliate_cleared_account on affiliate_cleared (account_id);

-- When the affiliate was last notified of earnings.
alter table affiliate add column notified_at timestamptz;

alter table account_notice
  drop constraint account_notice_amount_known,
  add constraint account_notice_amount_known check (
    case when code in ('sale_made', 'sale_refunded', 'affiliate_cleared') then amount is not null
      else amount is null or starts_with(code, 'order_') end
  );
