-- Contributors whose new works a person wants to hear of.
create table follow (
  account_id uuid not null references account (id),
  contributor_id uuid not null references contributor (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Works published until then were told at the bell, or are older than the follow.
  told_at timestamptz not null default now(),
  -- The same for the weekly e-mail.
  mailed_at timestamptz not null default now(),
  primary key (account_id, contributor_id)
);
create index follow_of_contributor on follow (contributor_id, account_id);
create index follow_newest on follow (account_id, created_at desc, contributor_id desc);
create index follow_mailed on follow (mailed_at);

-- The weekly e-mail is a kind of its own. Nobody gets one without following somebody, so it is on for everybody.
alter table account
  drop constraint account_emails_check,
  add constraint account_emails_check check (
    emails <@ '{receipt,review,withdrawal,sale,refund,request,follow,news}'
  ),
  alter column emails set default '{receipt,review,withdrawal,sale,refund,request,follow}';
update account set emails = emails || '{follow}' where status <> 'deleted';
