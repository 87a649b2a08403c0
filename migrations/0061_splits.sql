-- Who shares what a work earns. The contributor of a work and others agree on it; an agreement that all have agreed to is in
-- force until another takes its place, and nothing of it ever changes. A line of an order keeps the one of its moment.

create table split_transition (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into split_transition values
  ('proposed', 'in_force'), ('proposed', 'declined'), ('proposed', 'withdrawn'),
  ('in_force', 'ended'),
  -- All have agreed that the work's contributor has everything again
  ('proposed', 'ended');

create table split_agreement (
  id uuid primary key,
  content_id uuid not null,
  -- Whose work it is, who proposed it
  owner_id uuid not null references contributor (id) on delete restrict,
  state text not null default 'proposed' check (state in ('proposed', 'in_force', 'declined', 'withdrawn', 'ended')),
  proposed_at timestamptz not null default now(),
  -- When all had agreed to it
  effective_at timestamptz,
  ended_at timestamptz,
  foreign key (content_id, owner_id) references content (id, contributor_id) on delete cascade,
  unique (id, content_id),
  check ((state in ('in_force', 'ended')) = (effective_at is not null)),
  check ((state in ('declined', 'withdrawn', 'ended')) = (ended_at is not null)),
  check (effective_at >= proposed_at and ended_at >= proposed_at)
);
create unique index split_agreement_in_force on split_agreement (content_id) where state = 'in_force';
create unique index split_agreement_proposed on split_agreement (content_id) where state = 'proposed';
create index split_agreement_content on split_agreement (content_id, owner_id);
create index split_agreement_owner on split_agreement (owner_id, id desc);

-- Everybody who has to agree: whoever gets something, the work's contributor, and whoever gets something by the agreement
-- before and nothing by this one.
create table split_share (
  agreement_id uuid not null references split_agreement (id) on delete cascade,
  contributor_id uuid not null references contributor (id) on delete restrict,
  -- Of a poisha that can't be divided the first is before the others.
  position integer not null check (position between 0 and 19),
  basis_points integer not null check (basis_points between 0 and 10000),
  answer text not null default 'pending' check (answer in ('pending', 'agreed', 'declined')),
  answered_at timestamptz,
  primary key (agreement_id, contributor_id),
  unique (agreement_id, position),
  check ((answer = 'pending') = (answered_at is null))
);
create index split_share_contributor on split_share (contributor_id, agreement_id desc);

create function check_split_agreement() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'proposed' then
      raise exception 'an agreement begins as a proposal' using errcode = 'check_violation', constraint = 'split_transition';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    -- A draft that is deleted takes what was proposed for it along.
    if not exists (select from content where id = old.content_id) then return old; end if;
    raise exception 'what was agreed stays' using errcode = 'check_violation', constraint = 'split_agreement_kept';
  end if;
  if (new.id, new.content_id, new.owner_id, new.proposed_at) is distinct from (old.id, old.content_id, old.owner_id, old.proposed_at)
    or (old.effective_at is not null and new.effective_at is distinct from old.effective_at)
    or (old.ended_at is not null and new.ended_at is distinct from old.ended_at) then
    raise exception 'what was agreed stays' using errcode = 'check_violation', constraint = 'split_agreement_kept';
  end if;
  if new.state <> old.state and not exists (
    select from split_transition where from_state = old.state and to_state = new.state) then
    raise exception 'an agreement can not go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'split_transition';
  end if;
  return new;
end $$;
create trigger split_agreement_check before insert or update or delete on split_agreement
  for each row execute function check_split_agreement();

create function check_split_share() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from split_agreement where id = old.agreement_id) then return old; end if;
    raise exception 'what was agreed stays' using errcode = 'check_violation', constraint = 'split_share_kept';
  end if;
  if not exists (select from split_agreement where id = new.agreement_id and state = 'proposed') then
    raise exception 'only a proposal is answered' using errcode = 'check_violation', constraint = 'split_share_kept';
  end if;
  if tg_op = 'UPDATE' then
    if (new.agreement_id, new.contributor_id, new.position, new.basis_points)
        is distinct from (old.agreement_id, old.contributor_id, old.position, old.basis_points)
      or old.answer <> 'pending' then
      raise exception 'what was agreed stays' using errcode = 'check_violation', constraint = 'split_share_kept';
    end if;
  end if;
  return new;
end $$;
create trigger split_share_check before insert or update or delete on split_share
  for each row execute function check_split_share();

-- At the end of a transaction: the shares are the whole, nobody is left out, and what is in force is what all agreed to.
create function check_split_whole() returns trigger language plpgsql as $$
declare
  of_agreement uuid := coalesce(to_jsonb(new) ->> 'agreement_id', to_jsonb(new) ->> 'id')::uuid;
  told record;
begin
  select a.state, a.effective_at is not null as is_agreed, a.owner_id, sum(s.basis_points) as whole,
    count(*) filter (where s.basis_points > 0) as sharers,
    count(*) filter (where s.answer = 'agreed') as agreed, count(*) filter (where s.answer = 'declined') as declined,
    count(s.contributor_id) as parties, bool_or(s.contributor_id = a.owner_id) as has_owner
  into told
  from split_agreement a left join split_share s on s.agreement_id = a.id
  where a.id = of_agreement group by a.id;
  if not found then return null; end if;
  if told.whole is distinct from 10000 or told.sharers > 10 or told.has_owner is distinct from true then
    raise exception 'the shares of agreement % are not a whole', of_agreement
      using errcode = 'check_violation', constraint = 'split_whole';
  end if;
  if told.is_agreed <> (told.agreed = told.parties) or (told.declined > 0) <> (told.state = 'declined') then
    raise exception 'agreement % is not what was answered', of_agreement
      using errcode = 'check_violation', constraint = 'split_answers';
  end if;
  return null;
end $$;
create constraint trigger split_agreement_whole after insert or update on split_agreement
  deferrable initially deferred for each row execute function check_split_whole();
create constraint trigger split_share_whole after insert or update on split_share
  deferrable initially deferred for each row execute function check_split_whole();

-- Who gets what of a line: the agreement that was in force when it was ordered; null: the work's contributor has everything.
alter table order_line
  add column agreement_id uuid,
  add foreign key (agreement_id, content_id) references split_agreement (id, content_id) on delete restrict;
create index order_line_agreement on order_line (agreement_id, content_id) where agreement_id is not null;

create function check_line_agreement() returns trigger language plpgsql as $$
begin
  if not exists (select from split_agreement where id = new.agreement_id and state = 'in_force') then
    raise exception 'only an agreement in force is sold by' using errcode = 'check_violation', constraint = 'order_line_agreement';
  end if;
  return new;
end $$;
create trigger order_line_agreement before insert on order_line
  for each row when (new.agreement_id is not null) execute function check_line_agreement();

-- What each party of a line got by its sale and gave back; without contributor: the site's fee.
create view ledger.line_party as
  select j.line_id, a.contributor_id,
    coalesce(sum(t.amount) filter (where j.kind = 'sale'), 0)::bigint as sold,
    coalesce(sum(t.amount) filter (where j.kind = 'refund'), 0)::bigint as returned
  from ledger.journal j
  join ledger.transfer t on t.journal_id = j.id
  join ledger.account a on a.id in (t.credit_id, t.debit_id) and a.kind <> 'provider_clearing'
  where j.kind in ('sale', 'refund')
  group by j.line_id, a.contributor_id;

create or replace function ledger.check_journal() returns trigger language plpgsql security definer set search_path = pg_catalog, ledger as $$
begin
  if not exists (select from ledger.transfer where journal_id = new.id) then
    raise exception 'journal % moves nothing', new.id
      using errcode = 'check_violation', constraint = 'journal_not_empty';
  end if;
  if new.kind like 'withdraw\_%' and not exists (
    select from ledger.withdrawal where subject = new.subject and is_sound) then
    raise exception 'the journals of withdraw request % do not fit together', new.subject
      using errcode = 'check_violation', constraint = 'withdrawal_sound';
  end if;
  if new.kind = 'refund' and exists (select from ledger.line_party where line_id = new.line_id and returned > sold) then
    raise exception 'more of line % is taken back than was given', new.line_id
      using errcode = 'check_violation', constraint = 'refund_within_sale';
  end if;
  return null;
end $$;

do $$ begin
  execute 'create or replace view ledger.violation as ' || rtrim(pg_get_viewdef('ledger.violation'::regclass), ';') || $view$
    union all
    select 'refund_within_sale', concat_ws(' ', line_id, contributor_id), sold, returned from ledger.line_party where returned > sold
    union all
    -- The same of each contributor as of the line.
    select 'part_pending', line_id || ' ' || contributor_id, 0, sum(amount)
    from (
      select j.line_id, a.contributor_id, case when a.id = t.credit_id then t.amount else -t.amount end as amount
      from ledger.journal j
      join ledger.transfer t on t.journal_id = j.id
      join ledger.account a on a.id in (t.credit_id, t.debit_id) and a.kind = 'contributor_pending'
    ) as entries
    group by line_id, contributor_id
    having sum(amount) < 0 or (sum(amount) > 0 and exists (
      select from ledger.journal r where r.kind = 'release' and r.line_id = entries.line_id))
  $view$;
  execute 'create or replace view order_violation as ' || rtrim(pg_get_viewdef('order_violation'::regclass), ';') || $view$
    union all
    -- Less than a poisha from what was agreed, and nothing for anybody else.
    select 'part_is_agreed', p.line_id || ' ' || p.contributor_id, coalesce(trunc((l.price - l.fee) * s.basis_points / 10000.0), 0), p.sold
    from ledger.line_party p
    join order_line l on l.id = p.line_id
    left join split_share s on s.agreement_id = l.agreement_id and s.contributor_id = p.contributor_id
    where p.contributor_id is not null and p.sold > 0
      and case when l.agreement_id is null then p.contributor_id <> l.contributor_id
        else abs((l.price - l.fee) * coalesce(s.basis_points, 0) - p.sold * 10000) >= 10000 end
  $view$;
end $$;
