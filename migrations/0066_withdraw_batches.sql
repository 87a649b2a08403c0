-- Once a request is in a file its money may be on its way: the bank's answer ends it, not a rejection.
alter table withdraw_request add constraint withdraw_request_in_batch check (batch_id is null or status <> 'rejected');
