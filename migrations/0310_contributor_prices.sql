-- Whether the price fields of contributors take prices without VAT. Variants keep what buyers pay either way.
alter table vat_setting add column prices_without_vat boolean not null default false;
