-- Works are found by any colour: the cells of Lab space that a palette is in are terms of the listing, `x:<l>_<a>_<b>`.
-- Nothing may be published in between: its cells would be counted twice.
lock table listing in share row exclusive mode;

-- As `rules/color-cells.ts` has it: edges of 8, Lab rounded to two decimals, colours of at least five per cent.
create function pg_temp.linear(channel integer) returns double precision language sql immutable as $$
  select case when channel / 255.0 <= 0.04045 then channel / 255.0 / 12.92 else power((channel / 255.0 + 0.055) / 1.055, 2.4) end::double precision
$$;
create function pg_temp.curve(t double precision) returns double precision language sql immutable as $$
  select case when t > 216.0 / 24389 then cbrt(t) else 841.0 / 108 * t + 4.0 / 29 end::double precision
$$;
create function pg_temp.color_term(hex text) returns text language sql immutable as $$
  select 'x:' || floor(round((116 * y - 16)::numeric, 2) / 8) || '_' || floor(round((500 * (x - y))::numeric, 2) / 8)
    || '_' || floor(round((200 * (y - z))::numeric, 2) / 8)
  from (
    select pg_temp.linear(get_byte(rgb, 0)) as r, pg_temp.linear(get_byte(rgb, 1)) as g, pg_temp.linear(get_byte(rgb, 2)) as b
    from (select decode(substr(hex, 2), 'hex') as rgb) bytes
  ) channels, lateral (
    select pg_temp.curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047) as x,
      pg_temp.curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b) as y,
      pg_temp.curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883) as z
  ) curved
$$;

create temporary table cell on commit drop as
select l.content_id, array_agg(distinct found.term) as terms
from listing l
cross join lateral (select colors from preview p where p.content_id = l.content_id order by position limit 1) first
cross join lateral jsonb_array_elements(first.colors) color
cross join lateral (select pg_temp.color_term(color ->> 'hex') as term) found
where coalesce((color ->> 'share')::double precision, 1) >= 0.05 and color ->> 'hex' ~ '^#[0-9a-f]{6}$'
group by l.content_id;

-- The one time that terms change in place: what is added is counted here.
alter table listing disable trigger listing_frozen;
drop index listing_terms;
update listing l set terms = l.terms || array_to_tsvector(cell.terms) from cell where cell.content_id = l.content_id;
alter table listing enable trigger listing_frozen;
set local maintenance_work_mem = '256MB';
create index listing_terms on listing using gin (terms) with (fastupdate = off);

insert into term_count as t (scope, term, n)
select '*', term, count(*) from cell, unnest(cell.terms) term group by term
on conflict (scope, term) do update set n = t.n + excluded.n;
