-- The library shows what was refunded, too.
drop index entitlement_newest;
create index entitlement_newest on entitlement (account_id, granted_at desc, variant_id desc);
drop index entitlement_account;
create index entitlement_account on entitlement (account_id, variant_id);
