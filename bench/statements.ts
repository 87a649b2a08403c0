/** One statement per case that returns the rows of Arbor's response; `small` returns the minimum for 24 tiles. */
export const floorStatements: Record<string, string> = {
  category: `select card::json from listing where category_key = $1 order by popularity desc, content_id desc limit 24`,
  small: `select c.title, p.id as picture, l.min_price as price, u.name as contributor from listing l join content c on c.id = l.content_id
    join contributor u on u.id = c.contributor_id join preview p on p.content_id = c.id and p.position = 0
    where l.category_key = $1 order by l.popularity desc, l.content_id desc limit 24`,
  deep: `select card::json from listing where category_key = $1 and (popularity, content_id) < ($2::int, $3::uuid)
    order by popularity desc, content_id desc limit 24`,
  // The statement reads a page of credits and debits, with the balance after each row.
  earnings: `with own as materialized (select id, kind, balance from ledger.account where contributor_id = $1::uuid and currency = 'BDT'),
    site as materialized (select id from ledger.account where contributor_id is null and currency = 'BDT'),
    page as (select distinct on (journal_id) journal_id, amount from (
      select found.* from own cross join site cross join lateral (
        (select journal_id, amount from ledger.transfer where credit_id = own.id and debit_id = site.id order by journal_id desc limit 25)
        union all
        (select journal_id, -amount from ledger.transfer where debit_id = own.id and credit_id = site.id order by journal_id desc limit 25)) found
      ) moves order by journal_id desc limit 25)
    select j.id, j.kind, j.subject, j.created_at, j.clears_at, p.amount, o.number, l.content_id, l.title, l.variant_name, l.price, l.fee,
      exists (select from clearing_line c where c.line_id = l.id) as is_clearing,
      exists (select from refund_line r where r.order_line_id = l.id and not r.is_void) as is_refunded,
      (select json_object_agg(kind, balance) from own) as balances
    from page p join ledger.journal j on j.id = p.journal_id
    left join order_line l on l.id = j.line_id left join customer_order o on o.id = l.order_id order by j.id desc`,
  // The usual approach ranks all matches.
  ranked: `select card::json from listing join bench_text using (content_id) where words @@ plainto_tsquery('english', $1)
    order by ts_rank(words, plainto_tsquery('english', $1)) desc, content_id desc limit 24`,
  single: `select l.card::json, c.description, c.attribution, c.source_url, c.updated_at, t.views, t.downloads, t.favorites,
    (select json_agg(json_build_object('_id', s.id, 'key', s.key, 'name', s.name, 'nameBn', s.name_bn) order by cs.position)
      from content_subcategory cs join subcategory s on s.id = cs.subcategory_id where cs.content_id = c.id) as subcategories,
    (select json_agg(keyword order by position) from content_keyword where content_id = c.id) as keywords,
    (select json_agg(json_build_object('_id', p.id, 'kind', p.kind, 'alt', p.alt, 'width', p.width, 'height', p.height,
      'widths', p.widths, 'avifWidths', p.avif_widths, 'colors', p.colors, 'asset', p.asset) order by p.position) from preview p where p.content_id = c.id) as previews,
    (select json_agg(json_build_object('_id', v.id, 'name', v.name, 'price', v.price,
      'licence', (select json_build_object('code', n.code, 'name', n.name, 'nameBn', n.name_bn, 'summary', n.summary, 'summaryBn', n.summary_bn,
        'url', n.url, 'attributionRequired', n.attribution_required, 'commercialUse', n.commercial_use) from licence n where n.code = v.licence_code),
      'files', (select json_agg(json_build_object('_id', f.id, 'name', vf.name, 'format', vf.format, 'mediaType', f.media_type,
        'size', f.size, 'width', vf.width, 'height', vf.height, 'sha256', f.sha256) order by vf.position)
        from variant_file vf join file f on f.id = vf.file_id where vf.variant_id = v.id)) order by v.position) from variant v where v.content_id = c.id) as variants
    from listing l join content c on c.id = l.content_id left join content_stat t on t.content_id = c.id where l.content_id = $1::uuid`,
};
