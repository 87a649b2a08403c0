-- A picture of the work in use, which the site makes of patterns, fonts and templates: a preview like the others.
alter table preview add column mockup boolean not null default false;

-- Works that have such a picture, or get one.
create table mockup (
  content_id uuid primary key references content (id) on delete cascade,
  -- What the work is shown on.
  scene text not null check (scene in ('pattern', 'font', 'print', 'screen')),
  -- How it was made; 0 where it is to be made.
  recipe smallint not null default 0 check (recipe between 0 and 1000),
  -- The preview that was made; null where nothing could be made. Its contributor may have removed it since.
  preview_id uuid,
  -- A draft's time of change before the preview came, and after: who edits it has not seen the preview yet.
  changed_from timestamptz,
  changed_to timestamptz,
  check (recipe > 0 or preview_id is null),
  check ((changed_from is null) = (changed_to is null))
);
create index mockup_due on mockup (recipe, content_id);

insert into mockup (content_id, scene)
select c.id, case k.key when 'patterns' then 'pattern' when 'fonts' then 'font' else
  case when exists (
    select from content_subcategory s join subcategory n on n.id = s.subcategory_id
    where s.content_id = c.id and n.key = 'social-posts'
  ) then 'screen' else 'print' end end
from content c join category k on k.id = c.category_id
where k.key in ('patterns', 'fonts', 'templates') and c.revision_of is null;
