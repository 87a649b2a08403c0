-- What came to a contributor and what went is read by pairs of accounts, newest first: what moves between a contributor's own
-- accounts, which is half of everything, is passed over.
drop index ledger.transfer_debit;
create index transfer_debit on ledger.transfer (debit_id, credit_id, journal_id);
drop index ledger.transfer_credit;
create index transfer_credit on ledger.transfer (credit_id, debit_id, journal_id);
-- Days of the books.
create index journal_created on ledger.journal (created_at, id);
