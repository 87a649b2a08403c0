-- Pictures that admins upload to stand for a category, a subcategory or a collection: one each. Its objects are previews.
create table cover_picture (
  id uuid primary key,
  category_id uuid unique references category (id) on delete cascade,
  subcategory_id uuid unique references subcategory (id) on delete cascade,
  collection_id uuid unique references collection (id) on delete cascade,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null check (cardinality(widths) > 0),
  avif_widths integer[] not null check (avif_widths <@ widths),
  colors text[] not null,
  created_at timestamptz not null default now(),
  constraint cover_picture_place check (num_nonnulls(category_id, subcategory_id, collection_id) = 1)
);

-- The work that stands for a subcategory where no picture was uploaded.
alter table subcategory add column cover_id uuid references content (id) on delete set null;
create index subcategory_cover on subcategory (cover_id);
