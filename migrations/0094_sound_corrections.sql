-- What takes a result of a withdraw request back is exactly that result, and two at the same moment can't both take it back. Until
-- here the service alone saw to that. The ledger was given back to the product's role before this runs; `guard` takes it away again
-- afterwards.

-- The request; behind it the number of the correction, of what takes back and what follows that.
alter table ledger.journal add constraint journal_withdrawal_subject check (kind not like 'withdraw\_%' or subject ~ (
  '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}' || case kind
    when 'withdraw_reserve' then ''
    when 'withdraw_reverse' then ' ([1-9][0-9]?|100)'
    else '( ([1-9][0-9]?|100))?' end || '$'));

-- What the journals of each request say together. They are told one after the other: a result stands until a reverse takes all of it
-- back from where it went (bank, fee, contributor), and what was paid may come back while it stands.
create or replace view ledger.withdrawal as
  with entry as (
    select split_part(j.subject, ' ', 1) as subject, j.id, j.kind, j.outcome, t.currency, t.amount,
      coalesce(d.contributor_id, c.contributor_id) as contributor_id,
      d.contributor_id <> c.contributor_id as is_between_two,
      case j.kind when 'withdraw_reverse' then -1 else 1 end as sign,
      -- Where the money was before, and where it went; of a reverse, what is taken back of that
      case j.kind when 'withdraw_reverse' then c.kind else d.kind end as source,
      case j.kind when 'withdraw_reverse' then d.kind else c.kind end as target,
      j.kind = 'withdraw_return' or (j.kind = 'withdraw_reverse' and c.kind = 'bank') as is_of_return
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id
    join ledger.account d on d.id = t.debit_id
    join ledger.account c on c.id = t.credit_id
    where j.kind in ('withdraw_reserve', 'withdraw_resolve', 'withdraw_return', 'withdraw_reverse')
  ), step as (
    select subject, id, kind, outcome, sign, bool_or(is_of_return) as is_of_return,
      min(contributor_id::text) as contributor_id, min(currency) as currency,
      sum(amount) as moved,
      coalesce(sum(amount) filter (where target = 'bank'), 0) as to_bank,
      coalesce(sum(amount) filter (where target = 'transfer_fee'), 0) as to_fee,
      count(distinct contributor_id) = 1 and count(distinct currency) = 1 and not coalesce(bool_or(is_between_two), false)
        and bool_and(is_of_return) = bool_or(is_of_return)
        and bool_and(case
          when kind = 'withdraw_reserve' then source = 'contributor_available' and target = 'contributor_reserved'
          when is_of_return then source = 'bank' and target in ('contributor_available', 'contributor_debt')
          else source = 'contributor_reserved'
            and target in ('bank', 'transfer_fee', 'contributor_available', 'contributor_debt') end) as is_from_where_it_was
    from entry group by subject, id, kind, outcome, sign
  ), sums as (
    select subject, id, kind, outcome, contributor_id, currency, is_from_where_it_was,
      sum(case when kind = 'withdraw_reserve' then 1 else 0 end) over so_far as reserves,
      sum(case when kind = 'withdraw_reserve' then moved else 0 end) over so_far as reserved,
      sum(case when kind = 'withdraw_resolve' then 1 else 0 end) over so_far as results,
      -- Results that stand, and what they did: there is one or none.
      sum(case when kind = 'withdraw_reserve' or is_of_return then 0 else sign end) over so_far as standing,
      sum(case when kind = 'withdraw_reserve' or is_of_return then 0 else sign * to_bank end) over so_far as paid,
      sum(case when kind = 'withdraw_reserve' or is_of_return then 0 else sign * to_fee end) over so_far as fee,
      sum(case when kind = 'withdraw_reserve' or is_of_return then 0 else sign * (moved - to_bank - to_fee) end) over so_far as freed,
      -- The same of what came back
      sum(case when is_of_return then sign else 0 end) over so_far as returns,
      sum(case when is_of_return then sign * moved else 0 end) over so_far as returned,
      lag(outcome) over (partition by subject, kind order by id) as corrected
    from step
    window so_far as (partition by subject order by id)
  ), told as (
    select *, first_value(outcome) over (partition by subject, results order by id) as last_outcome from sums
  )
  select subject, min(contributor_id)::uuid as contributor_id, min(currency) as currency,
    (array_agg(last_outcome order by id desc))[1] as outcome,
    (array_agg(reserved order by id desc))[1]::bigint as reserved,
    (array_agg(paid order by id desc))[1]::bigint as paid,
    (array_agg(returned order by id desc))[1]::bigint as returned,
    count(distinct contributor_id) = 1 and count(distinct currency) = 1
      -- At the end, a result that was taken back has another one in its place.
      and (array_agg(standing order by id desc))[1] = case when max(results) > 0 then 1 else 0 end
      and bool_and(is_from_where_it_was
        and reserves = 1 and standing in (0, 1) and returns between 0 and standing
        and (corrected is null or (corrected, outcome) in (('failed', 'paid'), ('paid', 'failed')))
        and least(paid, fee, freed) >= 0 and paid + fee + freed = standing * reserved
        and case when standing = 1 and last_outcome = 'paid' then paid > 0 and freed = 0 else paid + fee = 0 end
        and returned = returns * paid) as is_sound
  from told group by subject;

create or replace function ledger.check_journal() returns trigger language plpgsql security definer set search_path = pg_catalog, ledger as $$
begin
  if not exists (select from ledger.transfer where journal_id = new.id) then
    raise exception 'journal % moves nothing', new.id
      using errcode = 'check_violation', constraint = 'journal_not_empty';
  end if;
  if new.kind like 'withdraw\_%' then
    -- Another transaction may post for the same request: whoever comes second waits for the first, and then reads what it wrote.
    -- Elsewhere than in `read committed` the second would go on reading what was there before.
    if current_setting('transaction_isolation') <> 'read committed' then
      raise exception 'withdrawals are posted in transactions that read what was committed'
        using errcode = 'check_violation', constraint = 'withdrawal_isolation';
    end if;
    perform from ledger.account where contributor_id in (
      select a.contributor_id from ledger.transfer t join ledger.account a on a.id in (t.debit_id, t.credit_id)
      where t.journal_id = new.id)
      order by id for no key update;
    if not exists (select from ledger.withdrawal where subject = split_part(new.subject, ' ', 1) and is_sound) then
      raise exception 'the journals of withdraw request % do not fit together', new.subject
        using errcode = 'check_violation', constraint = 'withdrawal_sound';
    end if;
    if exists (
      select from ledger.transfer t
      join ledger.account a on a.id in (t.debit_id, t.credit_id)
      join ledger.account d on d.contributor_id = a.contributor_id and d.currency = a.currency and d.kind = 'contributor_debt'
      join ledger.account f on f.contributor_id = a.contributor_id and f.currency = a.currency and f.kind = 'contributor_available'
      where t.journal_id = new.id and d.balance > 0 and f.balance > 0) then
      raise exception 'what is owed is taken before anything is free'
        using errcode = 'check_violation', constraint = 'debt_first';
    end if;
  end if;
  if new.kind = 'refund' and exists (select from ledger.line_party where line_id = new.line_id and returned > sold) then
    raise exception 'more of line % is taken back than was given', new.line_id
      using errcode = 'check_violation', constraint = 'refund_within_sale';
  end if;
  if new.kind in ('debt_write_off', 'debt_payment', 'payout', 'late_forfeit') and not exists (
    select from ledger.adjustment where subject = new.subject and kind = new.kind and is_sound) then
    raise exception 'adjustment % moves something else than its kind', new.subject
      using errcode = 'check_violation', constraint = 'adjustment_sound';
  end if;
  return null;
end $$;
