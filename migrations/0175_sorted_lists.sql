-- Every column of the large lists of the admin area sorts from an index, with the identifier behind it. Texts by their first
-- 40 letters: a position in a list has to fit into an address.

create index account_name on account (lower(left(coalesce(nullif(name, ''), username), 40)), id);
create index account_contact on account (lower(left(coalesce(email, phone, ''), 40)), id);
create index account_status on account (status, id);

create index contributor_name on contributor (lower(left(name, 40)), id);
create index contributor_by_status on contributor (status, id);

create index customer_order_buyer on customer_order (lower(left(buyer_name, 40)), id);
create index customer_order_total on customer_order (total, id);
-- Both ways at once: a tie goes on by the identifier in the same direction
drop index customer_order_status;
create index customer_order_status on customer_order (status, id);

create index content_by_title on content (lower(left(title, 40)), id);

drop index withdraw_request_type;
create index withdraw_request_type on withdraw_request (type, id);
create index withdraw_request_amount on withdraw_request (amount, id);

drop index audit_log_action;
create index audit_log_action on audit_log (action, id);
