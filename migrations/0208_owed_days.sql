-- What contributors had to get together in the night after the day, in minor units: a balance of a past day would otherwise
-- be a sum over all transfers since. Null for the days before this was noted, and where the job ran later.
alter table trade_day add column owed bigint check (owed >= 0);
