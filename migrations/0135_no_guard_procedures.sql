-- An administrator guards the ledger by statements of their own (src/platform/database/guard-schema.ts): a procedure here could be
-- replaced by the product's role, and would run with the administrator's rights.
drop procedure ledger.guard(name, name);
drop procedure ledger.give(name);
