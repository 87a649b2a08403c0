-- A price range matches a content by any of its prices. The lowest is in `min_price`; where there are others, they are
-- here, so that nothing is stored or indexed twice for the many contents with one price. As ranges of one value each:
-- `other_prices && '[100,200]'` is "any of them between", and an index answers it.
alter table listing add column other_prices int8multirange;

update listing l set other_prices = several.prices
from (
  select v.content_id, range_agg(int8range(v.price, v.price, '[]')) as prices
  from variant v join listing on listing.content_id = v.content_id
  where v.price > listing.min_price
  group by v.content_id
) several
where several.content_id = l.content_id;

create index listing_other_prices on listing using gist (other_prices) where other_prices is not null;
