-- When a work was last edited: what came back from review is sent again changed, or with words to the reviewer. `updated_at` grows with
-- every step of its status, too. What had come back before counts as edited.
alter table content add column edited_at timestamptz;
update content set edited_at = updated_at where status = 'changes_requested';
