-- What a letter is about, for whoever has to delete all letters about it.
alter table mail add column subject_id uuid;
create index mail_subject on mail (subject_id) where subject_id is not null;
-- Letters about requests are known by the link at their foot.
update mail m set subject_id = r.id
from content_request r
where r.forget_hash = sha256(convert_to(substring(m.text_body from '/forget-request/([A-Za-z0-9_-]{43})'), 'UTF8'));

alter table content_request
  -- When an admin last decided about it; contacts of open requests are forgotten some time after it.
  add column changed_at timestamptz not null default now(),
  -- When the requester was last told of works that answer it.
  add column answers_told_at timestamptz,
  drop constraint content_request_open_has_contact;
update content_request r
set changed_at = coalesce(closed_at, (select created_at from request_brief b where b.request_id = r.id), created_at),
  answers_told_at = (select max(told_at) from request_answer a where a.request_id = r.id);
drop index content_request_contact;
create index content_request_contact
  on content_request (coalesce(closed_at, greatest(changed_at, answers_told_at))) where encrypted is not null;

-- An answer that its contributor took back after the requester was told of it: it is told of no second time.
alter table request_answer
  add column taken_back_at timestamptz,
  add constraint request_answer_taken_back_after_telling check (taken_back_at is null or told_at is not null);
drop index request_answer_untold;
create index request_answer_untold on request_answer (request_id) where told_at is null;

-- After a change of the secret the next letter has another link, so `forget_hash` follows it.
create or replace function check_content_request_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'new' then
      raise exception 'a request begins new' using errcode = 'check_violation', constraint = 'content_request_transition';
    end if;
    return new;
  end if;
  if (new.status <> old.status and not exists (
        select from content_request_transition where from_status = old.status and to_status = new.status))
    or (old.closed_at is not null
      and (new.outcome, new.reply, new.closed_at) is distinct from (old.outcome, old.reply, old.closed_at))
  then
    raise exception 'a request that is % can not become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'content_request_transition';
  end if;
  if (new.title, new.description, new.budget, new.deadline, new.language, new.account_id, new.submission_hash)
      is distinct from
      (old.title, old.description, old.budget, old.deadline, old.language, old.account_id, old.submission_hash)
    or (new.encrypted is not null and (old.encrypted is null or new.contact_kind <> old.contact_kind))
  then
    raise exception 'what was asked for never changes' using errcode = 'check_violation', constraint = 'content_request_fixed';
  end if;
  return new;
end $$;
