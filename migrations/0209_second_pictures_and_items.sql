-- Cards name the second preview, in the width that a card shows, and filters know how many files a work has.
create temporary table found on commit drop as
select l.content_id, l.category_key,
  'n:' || case when items <= 1 then '1' when items <= 20 then '2-20' when items <= 100 then '21-100' else '101-' end as facet,
  '/media/' || second.id || '/' || second.width || '.webp' as second_picture
from listing l
cross join lateral (
  select coalesce(max(of_variant), 1) as items from (
    select sum(greatest(1, coalesce((f.figures ->> 'files')::bigint, 1))) as of_variant
    from variant v join variant_file f on f.variant_id = v.id where v.content_id = l.content_id group by v.id
  ) counted
) files
left join lateral (
  select p.id, coalesce(
    (select max(width) from unnest(p.widths) width where width <= 576 and width <> all(p.marked_widths)),
    (select min(width) from unnest(p.widths) width where width <> all(p.marked_widths))) as width
  from preview p where p.content_id = l.content_id order by p.position offset 1 limit 1
) second on true;

-- Terms change in place as they did for the cells of colours: what is added is counted here.
alter table listing disable trigger listing_frozen;
drop index listing_terms;
update listing l set
  facets = l.facets || found.facet,
  terms = l.terms || array_to_tsvector(array[found.facet]),
  card = case when found.second_picture is null then l.card
    else (l.card::jsonb || jsonb_build_object('secondPicture', found.second_picture))::text end
from found where found.content_id = l.content_id;
alter table listing enable trigger listing_frozen;
set local maintenance_work_mem = '256MB';
create index listing_terms on listing using gin (terms) with (fastupdate = off);

insert into term_count as t (scope, term, n)
select scope, facet, count(*) from found, unnest(array['*', 'c:' || category_key]) scope group by scope, facet
on conflict (scope, term) do update set n = t.n + excluded.n;
