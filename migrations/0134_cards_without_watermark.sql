-- Cards show the widths of a paid work that are public without a watermark, and no others.
update listing set card = jsonb_set(card::jsonb, '{preview,widths}', to_jsonb(array(
    select width from unnest(p.widths) as width where width <> all(p.marked_widths) order by width
  )))::text
  from preview p
  where p.id = (listing.card::jsonb #>> '{preview,_id}')::uuid
    and p.marked_widths <> '{}'
    and exists (select from variant v where v.content_id = p.content_id and v.price > 0);
