-- What the admin area finds orders by.
alter table customer_order add column titles text not null default '' check (length(titles) <= 20200);
comment on column customer_order.titles is 'Titles of its lines, for the search';
update customer_order o set titles = left(t.titles, 20200)
from (select order_id, string_agg(title, ' ' order by position) as titles from order_line group by order_id) t
where t.order_id = o.id;
create index customer_order_search on customer_order using gin (lower(buyer_name || ' ' || titles) gin_trgm_ops);
create index customer_order_provider on customer_order (provider, id desc);

create index payment_anomaly_unseen on payment_anomaly (last_at desc, id desc) where seen_at is null;

-- What a provider keeps of a payment is a cost of the site, where the provider tells it.
alter table ledger.journal drop constraint journal_kind_check;
alter table ledger.journal add constraint journal_kind_check
  check (kind in ('sale', 'release', 'refund', 'settlement', 'provider_fee'));

-- What the books must say of it.
do $$ begin
  execute 'create or replace view order_violation as ' || rtrim(pg_get_viewdef('order_violation'::regclass), ';') || $view$
    union all
    select 'provider_fee_is_posted', p.id::text, coalesce(p.fee, 0)::numeric, coalesce(posted.amount, 0)
    from payment p left join (
      select j.subject, sum(t.amount) as amount from ledger.journal j join ledger.transfer t on t.journal_id = j.id
      where j.kind = 'provider_fee' group by j.subject
    ) posted on posted.subject = p.id::text
    where coalesce(posted.amount, 0) <> case when p.status = 'completed' then coalesce(p.fee, 0) else 0 end
    union all
    select 'posted_fee_is_of_payment', j.subject, 0, 1 from ledger.journal j
    where j.kind = 'provider_fee' and not exists (select from payment p where p.id::text = j.subject)
  $view$;
end $$;
