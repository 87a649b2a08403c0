-- One e-mail a day to whoever sold something on the day before.

alter table account
  drop constraint account_emails_check,
  add constraint account_emails_check check (emails <@ '{receipt,review,withdrawal,sale,refund,news}'),
  alter column emails set default '{receipt,review,withdrawal,sale,refund}';
-- Who wants to be written to about what is paid out wants to know what is earned.
update account set emails = emails || '{sale}' where 'withdrawal' = any(emails);

-- Days of which a contributor was written to, or is not to be; with the letter itself or not at all.
create table sale_letter (
  contributor_id uuid not null references contributor (id) on delete cascade,
  -- In Dhaka, and over
  day date not null,
  decided_at timestamptz not null,
  primary key (contributor_id, day),
  check (day < (decided_at at time zone 'Asia/Dhaka')::date)
);
create index sale_letter_day on sale_letter (day);
create function keep_sale_letters() returns trigger language plpgsql as $$
begin
  raise exception 'a day is decided on once' using errcode = 'check_violation', constraint = 'sale_letter_kept';
end $$;
create trigger sale_letter_kept before update on sale_letter for each statement execute function keep_sale_letters();
