-- The library of an account: what was bought, by when, beside what was downloaded free.
create index entitlement_newest on entitlement (account_id, granted_at desc, variant_id desc) where revoked_at is null;

-- The bell: notices that nobody has opened yet, on any device. What is there already has been seen on the profile.
alter table account_notice
  add column read_at timestamptz,
  -- What it is about, where that has a page: an order. It stays when that goes.
  add column subject_id uuid;
update account_notice set read_at = created_at;
create index account_notice_unread on account_notice (account_id) where read_at is null;
