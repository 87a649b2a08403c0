-- Contents of which nothing has a price, counted among a million, without reading the table of variants.
create index variant_priced on variant (content_id) where price is not null;
