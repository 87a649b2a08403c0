-- Tables are named after what their rows stand for.
alter table departed_identity rename to pending_identity_deletion;
alter index departed_identity_pkey rename to pending_identity_deletion_pkey;
alter table departed_file rename to orphaned_file;
alter index departed_file_pkey rename to orphaned_file_pkey;
alter table orphaned_file rename constraint departed_file_key_check to orphaned_file_key_check;

-- The order in which a person's sessions are listed. The leading column serves deletion and the last visit as before.
drop index session_account;
drop index session_admin;
create index session_account on session (account_id, seen_at desc, id desc);
create index session_admin on session (admin_id, seen_at desc, id desc);

-- The audit log of one action, newest first.
create index audit_log_action on audit_log (action, id desc);
