-- Owners look for withdrawals by what the bank or wallet calls them.
create index withdraw_request_reference on withdraw_request (reference) where reference <> '';
