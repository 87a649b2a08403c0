-- Processing that fails for a reason of ours is tried again, later each time, and not for ever.
alter table upload
  -- How often it failed since the bytes came, or since its contributor asked for another try.
  add column failures smallint not null default 0 check (failures >= 0),
  -- Before then nobody takes it up who only looks for what was left behind.
  add column retry_at timestamptz;
