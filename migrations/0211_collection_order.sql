-- The page of a work shows the collections that it is in, each with a picture of its first works: those are read in
-- their order without sorting all of the collection.
create index collection_item_order on collection_item (collection_id, position, content_id);
