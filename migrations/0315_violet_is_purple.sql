-- Violet and lavender were named blue. The hue of OKLCH decides, as in `nameColor`; listings are rebuilt by their recipe.
create function pg_temp.is_purple(lab jsonb) returns boolean language sql immutable as $$
  with
    f as (
      select (((lab ->> 0)::float8 + 16) / 116) + ((lab ->> 1)::float8 / 500) as x,
        ((lab ->> 0)::float8 + 16) / 116 as y,
        (((lab ->> 0)::float8 + 16) / 116) - ((lab ->> 2)::float8 / 200) as z
    ),
    white as (
      select 0.95047 * (case when x > 6.0 / 29 then x ^ 3 else (x - 4.0 / 29) * 108 / 841 end) as x,
        (case when y > 6.0 / 29 then y ^ 3 else (y - 4.0 / 29) * 108 / 841 end) as y,
        1.08883 * (case when z > 6.0 / 29 then z ^ 3 else (z - 4.0 / 29) * 108 / 841 end) as z
      from f
    ),
    cone as (
      select cbrt(0.8189330101 * x + 0.3618667424 * y - 0.1288597137 * z) as l,
        cbrt(0.0329845436 * x + 0.9293118715 * y + 0.0361456387 * z) as m,
        cbrt(0.0482003018 * x + 0.2643662691 * y + 0.6338517070 * z) as s
      from white
    ),
    ok as (
      select 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s as a,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s as b
      from cone
    )
  select degrees(atan2(b, a)) + (case when b < 0 then 360 else 0 end) > 284 from ok
$$;

update preview set colors = (
  select jsonb_agg(
    case when color ->> 'name' = 'blue' and pg_temp.is_purple(color -> 'lab') then jsonb_set(color, '{name}', '"purple"')
    else color end order by place)
  from jsonb_array_elements(colors) with ordinality as each (color, place)
)
where colors @> '[{"name": "blue"}]';
