-- In how many working days a withdrawal is usually there; said to contributors, promised to nobody.
alter table withdraw_type add column usual_days smallint not null default 3 check (usual_days between 1 and 60);
