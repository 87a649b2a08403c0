-- Values of a draft that Arbor proposed and its contributor hasn't touched yet.
alter table content add column suggested text[] not null default '{}'
  check (suggested <@ array['category', 'subcategory', 'licence', 'price']);
