-- Keywords by category were counted while a running process may have published: such a work is missing from them, and
-- taking it down would take one too much away. Nothing may be published in between this time.
lock table listing in share row exclusive mode;

delete from term_count where scope like 'k:%';
insert into term_count (scope, term, n)
select 'k:' || substr(category, 3), facet, count(*)
from listing, unnest(facets) category, unnest(facets) facet
where category like 'c:%' and facet like 'w:%'
group by 1, 2;
