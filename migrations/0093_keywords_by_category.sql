-- How many works of a category have a keyword: for the admins' list of keywords. In scopes of their own (`k:<category>`),
-- because the counts of a whole scope `c:<category>` are read with every list, and keywords are many.
create or replace function count_terms(changed_facets text[], changed_terms tsvector, delta integer)
returns table (scope text, term text, d integer) language sql immutable as $$
  select '*', '*', delta
  union all
  select '*', lexeme, delta from unnest(changed_terms)
  union all
  select category, facet, delta
  from unnest(changed_facets) category, unnest(changed_facets || '*'::text) facet
  where category like 'c:%' and facet !~ '^[cwu]:'
  union all
  select 'k:' || substr(category, 3), facet, delta
  from unnest(changed_facets) category, unnest(changed_facets) facet
  where category like 'c:%' and facet like 'w:%'
$$;

insert into term_count (scope, term, n)
select 'k:' || substr(category, 3), facet, count(*)
from listing, unnest(facets) category, unnest(facets) facet
where category like 'c:%' and facet like 'w:%'
group by 1, 2;
