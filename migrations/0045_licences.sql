-- Licences are texts with versions: what somebody bought stays what it was, and a new version is for later orders.
alter table licence add column tier text not null default 'open'
  check (tier in ('standard', 'extended', 'editorial', 'free', 'open'));
update licence set tier = 'standard' where code = 'arbor-standard-1';
update licence set tier = 'extended' where code = 'arbor-extended-1';
update licence set tier = 'free' where code = 'arbor-free-1';
insert into licence (code, name, name_bn, summary, summary_bn, url, attribution_required, commercial_use, is_offered, tier) values
  ('arbor-editorial-1', 'Editorial licence', 'সম্পাদকীয় লাইসেন্স',
   'For news, books and teaching, with the contributor named. Not for advertising or goods for sale.',
   'খবর, বই ও পাঠদানের জন্য, নির্মাতার নাম উল্লেখ করে। বিজ্ঞাপন বা বিক্রির পণ্যে নয়।',
   '/licences/arbor-editorial-1', true, true, true, 'editorial');
update licence set url = '/licences/' || code where tier <> 'open';

create table licence_version (
  code text not null references licence (code) on delete restrict,
  version integer not null check (version > 0),
  -- Sections begin with `## `, entries of lists with `- `.
  text_en text not null check (length(text_en) between 1 and 40000 and is_clean_text(text_en)),
  -- Open licences are published in English only.
  text_bn text check (length(text_bn) between 1 and 40000 and is_clean_text(text_bn)),
  sha256_en text not null check (sha256_en ~ '^[0-9a-f]{64}$'),
  sha256_bn text check (sha256_bn ~ '^[0-9a-f]{64}$'),
  -- Of an end product, in all. Null: as many as one likes.
  max_copies bigint check (max_copies > 0),
  allows_goods boolean not null,
  allows_client_work boolean not null,
  -- Of the file itself
  allows_resale boolean not null,
  editorial_only boolean not null,
  attribution_required boolean not null,
  -- Orders from then on have this version.
  effective_at timestamptz not null,
  created_by uuid references admin (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (code, version),
  check ((text_bn is null) = (sha256_bn is null)),
  check (not (editorial_only and allows_goods))
);
create index licence_version_created_by on licence_version (created_by);

create function prepare_licence_version() returns trigger language plpgsql as $$
begin
  -- One after the other
  perform from licence where code = new.code for update;
  if new.version <> (select coalesce(max(version), 0) + 1 from licence_version where code = new.code) then
    raise exception 'versions of a licence follow each other' using errcode = 'check_violation', constraint = 'licence_version_next';
  end if;
  if new.effective_at <= (select max(effective_at) from licence_version where code = new.code) then
    raise exception 'a version takes effect after the one before it' using errcode = 'check_violation', constraint = 'licence_version_later';
  end if;
  new.sha256_en := encode(sha256(convert_to(new.text_en, 'UTF8')), 'hex');
  new.sha256_bn := encode(sha256(convert_to(new.text_bn, 'UTF8')), 'hex');
  return new;
end $$;
create trigger licence_version_prepare before insert on licence_version
  for each row execute function prepare_licence_version();

create function keep_licence_version() returns trigger language plpgsql as $$
begin
  -- Whose account ended is forgotten.
  if tg_op = 'UPDATE' and new.created_by is null and to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by' then
    return new;
  end if;
  raise exception 'the text of a licence stays as it is' using errcode = 'check_violation', constraint = 'licence_version_kept';
end $$;
create trigger licence_version_kept before update or delete on licence_version
  for each row execute function keep_licence_version();

-- An open licence is published elsewhere: its version says what it is and where the text stands.
create function add_open_licence_version() returns trigger language plpgsql as $$
begin
  insert into licence_version (code, version, text_en, text_bn, max_copies, allows_goods, allows_client_work, allows_resale,
    editorial_only, attribution_required, effective_at)
  values (new.code, 1, new.name || E'.\n\n' || new.summary || E'\n\nThe whole text: ' || new.url,
    new.name_bn || E'।\n\n' || new.summary_bn || E'\n\nপুরো লেখা: ' || new.url, null, new.commercial_use, new.commercial_use,
    -- Fonts under the Open Font License are not sold by themselves.
    new.commercial_use and new.code !~ '^ofl', false, new.attribution_required, '2026-01-01T00:00:00Z');
  return new;
end $$;
create trigger licence_open_version after insert on licence
  for each row when (new.tier = 'open') execute function add_open_licence_version();

insert into licence_version (code, version, text_en, text_bn, max_copies, allows_goods, allows_client_work, allows_resale,
  editorial_only, attribution_required, effective_at)
select code, 1, name || E'.\n\n' || summary || E'\n\nThe whole text: ' || url,
  name_bn || E'।\n\n' || summary_bn || E'\n\nপুরো লেখা: ' || url, null::bigint, commercial_use, commercial_use,
  commercial_use and code !~ '^ofl', false, attribution_required, '2026-01-01T00:00:00Z'
from licence where tier = 'open';

insert into licence_version (code, version, max_copies, allows_goods, allows_client_work, allows_resale, editorial_only,
  attribution_required, effective_at, text_en, text_bn) values
('arbor-standard-1', 1, 500000, false, true, false, false, false, '2026-01-01T00:00:00Z',
$en$The standard licence is for designs, pages, films and prints of your own and of your clients, up to 500,000 copies.

## 1. Who agrees on what

The contributor who made the work gives you, the person or business that bought or downloaded it, this licence. The site passes it on and keeps the proof. “The work” means the files of the version that you chose. “Your end product” means what you make with it, in which the work is only a part or has been changed: a design, a page, a film, a print.

You get a right of use, not the copyright. It holds all over the world and does not end as long as you keep to it. It is for you alone: one person, or one business with the people who work for it. Your clients receive the end product, not the files.

## 2. You may

- Use the work in end products of your own and of your clients, for money or not.
- Print or copy an end product up to 500,000 times in all. A page, a post or a film that people look at online is one copy, however many look.
- Change the work, cut it, colour it and put it together with others.
- Use it in any number of end products.

## 3. You may not

- Sell goods whose worth is mostly the work: a poster, a T-shirt, a mug, a template, a theme, a font or an app’s set of graphics. The extended licence allows that.
- Make more than 500,000 copies.
- Give the files to others, or sell, lend or share them, changed or not, alone or in a collection.
- Put the work where others can take the file out of it: a stock site, a shared drive, an open repository.
- Say that you made the work, or register it, or what is mostly it, as your trade mark, design or logo.
- Use the work to train a machine that makes such works, or offer it for that.
- Use the work in what is unlawful, deceives people, defames somebody or sexualises children.

## 4. When it ends

The licence ends when the money for the work was given back, or when you break these terms and do not put it right within 14 days of being told. Then you stop using the work and delete your copies. End products that were finished and handed over before may stay as they are, unless they were what broke the terms.

## 5. What is promised, and what is not

The contributor promises to have made the work, or to have the right to license it. If somebody shows that this is not so, write to the site: the money for the work is given back. Beyond that the work comes as it is; neither the contributor nor the site promises that it suits a certain purpose, and neither pays more than was paid for the work, except where the law says so.

People, brands, buildings and other people’s works that can be seen in the work may have rights of their own. Unless the page of the work says that there is a permission, getting it is up to you.

This text in English and its Bangla version say the same. The version that was in force when you ordered stays yours; a later one changes nothing for you. The law of Bangladesh applies.$en$,
$bn$স্ট্যান্ডার্ড লাইসেন্স আপনার নিজের ও ক্লায়েন্টের ডিজাইন, পাতা, ভিডিও ও ছাপার জন্য, সর্বোচ্চ ৫,০০,০০০ কপি পর্যন্ত।

## ১. কে কার সঙ্গে কী মেনে নিচ্ছেন

যে নির্মাতা কাজটি তৈরি করেছেন, তিনি এই লাইসেন্স দিচ্ছেন আপনাকে, অর্থাৎ যে ব্যক্তি বা প্রতিষ্ঠান কাজটি কিনেছেন বা ডাউনলোড করেছেন। সাইট লাইসেন্সটি পৌঁছে দেয় এবং তার প্রমাণ রাখে। “কাজ” মানে আপনার বেছে নেওয়া সংস্করণের ফাইলগুলো। “চূড়ান্ত পণ্য” মানে তা দিয়ে আপনি যা বানান, যেখানে কাজটি কেবল একটি অংশ বা বদলানো অবস্থায় থাকে: একটি ডিজাইন, পাতা, ভিডিও বা ছাপা জিনিস।

আপনি ব্যবহারের অধিকার পান, কপিরাইট নয়। এই অধিকার সারা পৃথিবীতে চলে এবং শর্ত মানলে শেষ হয় না। এটি কেবল আপনার: একজন ব্যক্তির, অথবা কর্মীসহ একটি প্রতিষ্ঠানের। আপনার ক্লায়েন্ট চূড়ান্ত পণ্য পান, ফাইলগুলো নয়।

## ২. যা করতে পারেন

- টাকার বিনিময়ে বা বিনামূল্যে, নিজের ও ক্লায়েন্টের চূড়ান্ত পণ্যে কাজটি ব্যবহার করা।
- সব মিলিয়ে ৫,০০,০০০ বার পর্যন্ত চূড়ান্ত পণ্য ছাপা বা কপি করা। অনলাইনে দেখা একটি পাতা, পোস্ট বা ভিডিও একটি কপি, যত জনই দেখুক।
- কাজটি বদলানো, কাটা, রং করা এবং অন্য কাজের সঙ্গে মেলানো।
- যত খুশি চূড়ান্ত পণ্যে ব্যবহার করা।

## ৩. যা করতে পারেন না

- এমন পণ্য বিক্রি করা যার মূল্য মূলত কাজটিই: পোস্টার, টি-শার্ট, মগ, টেমপ্লেট, থিম, ফন্ট বা অ্যাপের গ্রাফিকস। এর জন্য বর্ধিত লাইসেন্স আছে।
- ৫,০০,০০০-এর বেশি কপি করা।
- ফাইলগুলো অন্যকে দেওয়া, বিক্রি, ধার বা শেয়ার করা: বদলে বা না বদলে, একা বা সংকলনে।
- কাজটি এমন জায়গায় রাখা যেখান থেকে অন্যরা ফাইলটি নিয়ে নিতে পারে: স্টক সাইট, শেয়ার করা ড্রাইভ বা উন্মুক্ত রিপোজিটরি।
- কাজটি নিজের তৈরি বলা, অথবা কাজটি বা প্রায় পুরোটাই নিজের ট্রেডমার্ক, ডিজাইন বা লোগো হিসেবে নিবন্ধন করা।
- এমন কাজ বানায় এমন যন্ত্রকে শেখাতে কাজটি ব্যবহার করা বা সে জন্য দেওয়া।
- বেআইনি, প্রতারণামূলক, মানহানিকর বা শিশুদের যৌনভাবে দেখায় এমন কিছুতে কাজটি ব্যবহার করা।

## ৪. কখন শেষ হয়

কাজটির টাকা ফেরত দেওয়া হলে, অথবা শর্ত ভেঙে জানানোর ১৪ দিনের মধ্যে তা ঠিক না করলে লাইসেন্স শেষ হয়। তখন কাজটির ব্যবহার বন্ধ করে আপনার কপিগুলো মুছে ফেলতে হবে। আগেই শেষ করে হস্তান্তর করা চূড়ান্ত পণ্য যেমন আছে তেমনই থাকতে পারে, যদি না সেটিই শর্ত ভেঙে থাকে।

## ৫. কী নিশ্চয়তা আছে, কী নেই

নির্মাতা কথা দিচ্ছেন যে কাজটি তাঁর নিজের তৈরি, অথবা এর লাইসেন্স দেওয়ার অধিকার তাঁর আছে। কেউ যদি দেখান যে তা ঠিক নয়, সাইটকে জানান: কাজটির টাকা ফেরত দেওয়া হবে। এর বাইরে কাজটি যেমন আছে তেমনই দেওয়া হয়; কোনো বিশেষ উদ্দেশ্যে উপযোগী হওয়ার নিশ্চয়তা নির্মাতা বা সাইট দেয় না, আর আইন অন্য কিছু না বললে কাজটির দামের বেশি কেউ দেয় না।

কাজে দেখা যায় এমন মানুষ, ব্র্যান্ড, ভবন বা অন্যের কাজের আলাদা অধিকার থাকতে পারে। কাজের পাতায় অনুমতির কথা না থাকলে সেই অনুমতি নেওয়া আপনার দায়িত্ব।

এই লেখার বাংলা ও ইংরেজি সংস্করণের অর্থ এক। অর্ডারের সময় যে সংস্করণ চালু ছিল, সেটিই আপনার; পরের কোনো সংস্করণে আপনার জন্য কিছু বদলায় না। বাংলাদেশের আইন প্রযোজ্য।$bn$),
('arbor-extended-1', 1, null, true, true, false, false, false, '2026-01-01T00:00:00Z',
$en$The extended licence allows what the standard licence does, without a limit of copies, and goods for sale.

## 1. Who agrees on what

The contributor who made the work gives you, the person or business that bought or downloaded it, this licence. The site passes it on and keeps the proof. “The work” means the files of the version that you chose. “Your end product” means what you make with it, in which the work is only a part or has been changed: a design, a page, a film, a print.

You get a right of use, not the copyright. It holds all over the world and does not end as long as you keep to it. It is for you alone: one person, or one business with the people who work for it. Your clients receive the end product, not the files.

## 2. You may

- Use the work in end products of your own and of your clients, for money or not.
- Make any number of copies.
- Sell goods whose worth is mostly the work, printed or digital: posters, clothes, cards, templates, themes, games and apps. In digital goods the work must be part of something larger, so that it can’t be used on its own.
- Change the work, cut it, colour it and put it together with others.
- Use it in any number of end products.

## 3. You may not

- Sell the file itself, or a template or kit that is little more than the file.
- Give the files to others, or sell, lend or share them, changed or not, alone or in a collection.
- Put the work where others can take the file out of it: a stock site, a shared drive, an open repository.
- Say that you made the work, or register it, or what is mostly it, as your trade mark, design or logo.
- Use the work to train a machine that makes such works, or offer it for that.
- Use the work in what is unlawful, deceives people, defames somebody or sexualises children.

## 4. When it ends

The licence ends when the money for the work was given back, or when you break these terms and do not put it right within 14 days of being told. Then you stop using the work and delete your copies. End products that were finished and handed over before may stay as they are, unless they were what broke the terms.

## 5. What is promised, and what is not

The contributor promises to have made the work, or to have the right to license it. If somebody shows that this is not so, write to the site: the money for the work is given back. Beyond that the work comes as it is; neither the contributor nor the site promises that it suits a certain purpose, and neither pays more than was paid for the work, except where the law says so.

People, brands, buildings and other people’s works that can be seen in the work may have rights of their own. Unless the page of the work says that there is a permission, getting it is up to you.

This text in English and its Bangla version say the same. The version that was in force when you ordered stays yours; a later one changes nothing for you. The law of Bangladesh applies.$en$,
$bn$বর্ধিত লাইসেন্সে স্ট্যান্ডার্ড লাইসেন্সের সবকিছু করা যায়, কপির সীমা ছাড়া; বিক্রির পণ্যও বানানো যায়।

## ১. কে কার সঙ্গে কী মেনে নিচ্ছেন

যে নির্মাতা কাজটি তৈরি করেছেন, তিনি এই লাইসেন্স দিচ্ছেন আপনাকে, অর্থাৎ যে ব্যক্তি বা প্রতিষ্ঠান কাজটি কিনেছেন বা ডাউনলোড করেছেন। সাইট লাইসেন্সটি পৌঁছে দেয় এবং তার প্রমাণ রাখে। “কাজ” মানে আপনার বেছে নেওয়া সংস্করণের ফাইলগুলো। “চূড়ান্ত পণ্য” মানে তা দিয়ে আপনি যা বানান, যেখানে কাজটি কেবল একটি অংশ বা বদলানো অবস্থায় থাকে: একটি ডিজাইন, পাতা, ভিডিও বা ছাপা জিনিস।

আপনি ব্যবহারের অধিকার পান, কপিরাইট নয়। এই অধিকার সারা পৃথিবীতে চলে এবং শর্ত মানলে শেষ হয় না। এটি কেবল আপনার: একজন ব্যক্তির, অথবা কর্মীসহ একটি প্রতিষ্ঠানের। আপনার ক্লায়েন্ট চূড়ান্ত পণ্য পান, ফাইলগুলো নয়।

## ২. যা করতে পারেন

- টাকার বিনিময়ে বা বিনামূল্যে, নিজের ও ক্লায়েন্টের চূড়ান্ত পণ্যে কাজটি ব্যবহার করা।
- যত খুশি কপি করা।
- এমন পণ্য বিক্রি করা যার মূল্য মূলত কাজটিই, ছাপা বা ডিজিটাল: পোস্টার, পোশাক, কার্ড, টেমপ্লেট, থিম, গেম ও অ্যাপ। ডিজিটাল পণ্যে কাজটি বড় কিছুর অংশ হতে হবে, যেন আলাদা করে ব্যবহার করা না যায়।
- কাজটি বদলানো, কাটা, রং করা এবং অন্য কাজের সঙ্গে মেলানো।
- যত খুশি চূড়ান্ত পণ্যে ব্যবহার করা।

## ৩. যা করতে পারেন না

- ফাইলটি সরাসরি বিক্রি করা, অথবা এমন টেমপ্লেট বা কিট বিক্রি করা যা ফাইলটির চেয়ে বেশি কিছু নয়।
- ফাইলগুলো অন্যকে দেওয়া, বিক্রি, ধার বা শেয়ার করা: বদলে বা না বদলে, একা বা সংকলনে।
- কাজটি এমন জায়গায় রাখা যেখান থেকে অন্যরা ফাইলটি নিয়ে নিতে পারে: স্টক সাইট, শেয়ার করা ড্রাইভ বা উন্মুক্ত রিপোজিটরি।
- কাজটি নিজের তৈরি বলা, অথবা কাজটি বা প্রায় পুরোটাই নিজের ট্রেডমার্ক, ডিজাইন বা লোগো হিসেবে নিবন্ধন করা।
- এমন কাজ বানায় এমন যন্ত্রকে শেখাতে কাজটি ব্যবহার করা বা সে জন্য দেওয়া।
- বেআইনি, প্রতারণামূলক, মানহানিকর বা শিশুদের যৌনভাবে দেখায় এমন কিছুতে কাজটি ব্যবহার করা।

## ৪. কখন শেষ হয়

কাজটির টাকা ফেরত দেওয়া হলে, অথবা শর্ত ভেঙে জানানোর ১৪ দিনের মধ্যে তা ঠিক না করলে লাইসেন্স শেষ হয়। তখন কাজটির ব্যবহার বন্ধ করে আপনার কপিগুলো মুছে ফেলতে হবে। আগেই শেষ করে হস্তান্তর করা চূড়ান্ত পণ্য যেমন আছে তেমনই থাকতে পারে, যদি না সেটিই শর্ত ভেঙে থাকে।

## ৫. কী নিশ্চয়তা আছে, কী নেই

নির্মাতা কথা দিচ্ছেন যে কাজটি তাঁর নিজের তৈরি, অথবা এর লাইসেন্স দেওয়ার অধিকার তাঁর আছে। কেউ যদি দেখান যে তা ঠিক নয়, সাইটকে জানান: কাজটির টাকা ফেরত দেওয়া হবে। এর বাইরে কাজটি যেমন আছে তেমনই দেওয়া হয়; কোনো বিশেষ উদ্দেশ্যে উপযোগী হওয়ার নিশ্চয়তা নির্মাতা বা সাইট দেয় না, আর আইন অন্য কিছু না বললে কাজটির দামের বেশি কেউ দেয় না।

কাজে দেখা যায় এমন মানুষ, ব্র্যান্ড, ভবন বা অন্যের কাজের আলাদা অধিকার থাকতে পারে। কাজের পাতায় অনুমতির কথা না থাকলে সেই অনুমতি নেওয়া আপনার দায়িত্ব।

এই লেখার বাংলা ও ইংরেজি সংস্করণের অর্থ এক। অর্ডারের সময় যে সংস্করণ চালু ছিল, সেটিই আপনার; পরের কোনো সংস্করণে আপনার জন্য কিছু বদলায় না। বাংলাদেশের আইন প্রযোজ্য।$bn$),
('arbor-editorial-1', 1, null, false, true, false, true, true, '2026-01-01T00:00:00Z',
$en$The editorial licence is for telling what happened and for teaching. It is not for advertising.

## 1. Who agrees on what

The contributor who made the work gives you, the person or business that bought or downloaded it, this licence. The site passes it on and keeps the proof. “The work” means the files of the version that you chose. “Your end product” means what you make with it, in which the work is only a part or has been changed: a design, a page, a film, a print.

You get a right of use, not the copyright. It holds all over the world and does not end as long as you keep to it. It is for you alone: one person, or one business with the people who work for it. Your clients receive the end product, not the files.

## 2. You may

- Use the work in news, magazines, books, films, lectures, teaching and blogs that tell of a matter of public interest.
- Do so for clients who publish such things.
- Make any number of copies.
- Cut the work and correct its colours and exposure, so long as what it shows stays true.

## 3. You may not

- Use the work in advertising, on packaging, on goods for sale, or so that somebody in it seems to recommend something.
- Change what the work shows, or use it so that it tells something untrue.
- Give the files to others, or sell, lend or share them, changed or not, alone or in a collection.
- Put the work where others can take the file out of it: a stock site, a shared drive, an open repository.
- Say that you made the work, or register it, or what is mostly it, as your trade mark, design or logo.
- Use the work to train a machine that makes such works, or offer it for that.
- Use the work in what is unlawful, deceives people, defames somebody or sexualises children.

## 4. Naming the contributor

Name the contributor beside the work or in the credits, in a size that can be read: “Photo: name of the contributor, name of the site”. Where links are possible, link the page of the work.

## 5. When it ends

The licence ends when the money for the work was given back, or when you break these terms and do not put it right within 14 days of being told. Then you stop using the work and delete your copies. End products that were finished and handed over before may stay as they are, unless they were what broke the terms.

## 6. What is promised, and what is not

The contributor promises to have made the work, or to have the right to license it. If somebody shows that this is not so, write to the site: the money for the work is given back. Beyond that the work comes as it is; neither the contributor nor the site promises that it suits a certain purpose, and neither pays more than was paid for the work, except where the law says so.

People, brands, buildings and other people’s works that can be seen in the work may have rights of their own. Unless the page of the work says that there is a permission, getting it is up to you.

This text in English and its Bangla version say the same. The version that was in force when you ordered stays yours; a later one changes nothing for you. The law of Bangladesh applies.$en$,
$bn$সম্পাদকীয় লাইসেন্স ঘটনার খবর দেওয়া ও শেখানোর জন্য। বিজ্ঞাপনের জন্য নয়।

## ১. কে কার সঙ্গে কী মেনে নিচ্ছেন

যে নির্মাতা কাজটি তৈরি করেছেন, তিনি এই লাইসেন্স দিচ্ছেন আপনাকে, অর্থাৎ যে ব্যক্তি বা প্রতিষ্ঠান কাজটি কিনেছেন বা ডাউনলোড করেছেন। সাইট লাইসেন্সটি পৌঁছে দেয় এবং তার প্রমাণ রাখে। “কাজ” মানে আপনার বেছে নেওয়া সংস্করণের ফাইলগুলো। “চূড়ান্ত পণ্য” মানে তা দিয়ে আপনি যা বানান, যেখানে কাজটি কেবল একটি অংশ বা বদলানো অবস্থায় থাকে: একটি ডিজাইন, পাতা, ভিডিও বা ছাপা জিনিস।

আপনি ব্যবহারের অধিকার পান, কপিরাইট নয়। এই অধিকার সারা পৃথিবীতে চলে এবং শর্ত মানলে শেষ হয় না। এটি কেবল আপনার: একজন ব্যক্তির, অথবা কর্মীসহ একটি প্রতিষ্ঠানের। আপনার ক্লায়েন্ট চূড়ান্ত পণ্য পান, ফাইলগুলো নয়।

## ২. যা করতে পারেন

- জনস্বার্থের বিষয় নিয়ে খবর, ম্যাগাজিন, বই, ভিডিও, বক্তৃতা, পাঠদান ও ব্লগে কাজটি ব্যবহার করা।
- যাঁরা এসব প্রকাশ করেন, সেই ক্লায়েন্টদের জন্য তা করা।
- যত খুশি কপি করা।
- কাজটি কাটা এবং রং ও আলো ঠিক করা, যতক্ষণ তা সত্যটাই দেখায়।

## ৩. যা করতে পারেন না

- বিজ্ঞাপনে, মোড়কে, বিক্রির পণ্যে, অথবা কাজে থাকা কেউ কিছু সুপারিশ করছেন বলে মনে হয় এমনভাবে ব্যবহার করা।
- কাজে যা দেখা যায় তা বদলানো, অথবা অসত্য কিছু বোঝাতে ব্যবহার করা।
- ফাইলগুলো অন্যকে দেওয়া, বিক্রি, ধার বা শেয়ার করা: বদলে বা না বদলে, একা বা সংকলনে।
- কাজটি এমন জায়গায় রাখা যেখান থেকে অন্যরা ফাইলটি নিয়ে নিতে পারে: স্টক সাইট, শেয়ার করা ড্রাইভ বা উন্মুক্ত রিপোজিটরি।
- কাজটি নিজের তৈরি বলা, অথবা কাজটি বা প্রায় পুরোটাই নিজের ট্রেডমার্ক, ডিজাইন বা লোগো হিসেবে নিবন্ধন করা।
- এমন কাজ বানায় এমন যন্ত্রকে শেখাতে কাজটি ব্যবহার করা বা সে জন্য দেওয়া।
- বেআইনি, প্রতারণামূলক, মানহানিকর বা শিশুদের যৌনভাবে দেখায় এমন কিছুতে কাজটি ব্যবহার করা।

## ৪. নির্মাতার নাম উল্লেখ

কাজটির পাশে বা কৃতজ্ঞতা স্বীকারে পড়া যায় এমন আকারে নির্মাতার নাম দিন: “ছবি: নির্মাতার নাম, সাইটের নাম”। লিংক দেওয়া গেলে কাজটির পাতার লিংক দিন।

## ৫. কখন শেষ হয়

কাজটির টাকা ফেরত দেওয়া হলে, অথবা শর্ত ভেঙে জানানোর ১৪ দিনের মধ্যে তা ঠিক না করলে লাইসেন্স শেষ হয়। তখন কাজটির ব্যবহার বন্ধ করে আপনার কপিগুলো মুছে ফেলতে হবে। আগেই শেষ করে হস্তান্তর করা চূড়ান্ত পণ্য যেমন আছে তেমনই থাকতে পারে, যদি না সেটিই শর্ত ভেঙে থাকে।

## ৬. কী নিশ্চয়তা আছে, কী নেই

নির্মাতা কথা দিচ্ছেন যে কাজটি তাঁর নিজের তৈরি, অথবা এর লাইসেন্স দেওয়ার অধিকার তাঁর আছে। কেউ যদি দেখান যে তা ঠিক নয়, সাইটকে জানান: কাজটির টাকা ফেরত দেওয়া হবে। এর বাইরে কাজটি যেমন আছে তেমনই দেওয়া হয়; কোনো বিশেষ উদ্দেশ্যে উপযোগী হওয়ার নিশ্চয়তা নির্মাতা বা সাইট দেয় না, আর আইন অন্য কিছু না বললে কাজটির দামের বেশি কেউ দেয় না।

কাজে দেখা যায় এমন মানুষ, ব্র্যান্ড, ভবন বা অন্যের কাজের আলাদা অধিকার থাকতে পারে। কাজের পাতায় অনুমতির কথা না থাকলে সেই অনুমতি নেওয়া আপনার দায়িত্ব।

এই লেখার বাংলা ও ইংরেজি সংস্করণের অর্থ এক। অর্ডারের সময় যে সংস্করণ চালু ছিল, সেটিই আপনার; পরের কোনো সংস্করণে আপনার জন্য কিছু বদলায় না। বাংলাদেশের আইন প্রযোজ্য।$bn$),
('arbor-free-1', 1, null, false, true, false, false, true, '2026-01-01T00:00:00Z',
$en$The free licence asks for one thing: that you name the contributor.

## 1. Who agrees on what

The contributor who made the work gives you, the person or business that bought or downloaded it, this licence. The site passes it on and keeps the proof. “The work” means the files of the version that you chose. “Your end product” means what you make with it, in which the work is only a part or has been changed: a design, a page, a film, a print.

You get a right of use, not the copyright. It holds all over the world and does not end as long as you keep to it. It is for you alone: one person, or one business with the people who work for it. Your clients receive the end product, not the files.

## 2. You may

- Use the work in end products of your own and of your clients, for money or not.
- Make any number of copies.
- Change the work, cut it, colour it and put it together with others.
- Use it in any number of end products.

## 3. You may not

- Sell goods whose worth is mostly the work. Ask for the extended licence where the contributor offers it.
- Give the files to others, or sell, lend or share them, changed or not, alone or in a collection.
- Put the work where others can take the file out of it: a stock site, a shared drive, an open repository.
- Say that you made the work, or register it, or what is mostly it, as your trade mark, design or logo.
- Use the work to train a machine that makes such works, or offer it for that.
- Use the work in what is unlawful, deceives people, defames somebody or sexualises children.

## 4. Naming the contributor

Name the contributor where people see or hear the work, or in the credits, in a size that can be read: “name of the work by name of the contributor, name of the site”. Where links are possible, link the page of the work. Say if you changed it.

## 5. When it ends

The licence ends when the money for the work was given back, or when you break these terms and do not put it right within 14 days of being told. Then you stop using the work and delete your copies. End products that were finished and handed over before may stay as they are, unless they were what broke the terms.

## 6. What is promised, and what is not

The contributor promises to have made the work, or to have the right to license it. If somebody shows that this is not so, write to the site: the money for the work is given back. Beyond that the work comes as it is; neither the contributor nor the site promises that it suits a certain purpose, and neither pays more than was paid for the work, except where the law says so.

People, brands, buildings and other people’s works that can be seen in the work may have rights of their own. Unless the page of the work says that there is a permission, getting it is up to you.

This text in English and its Bangla version say the same. The version that was in force when you ordered stays yours; a later one changes nothing for you. The law of Bangladesh applies.$en$,
$bn$ফ্রি লাইসেন্স একটি জিনিসই চায়: নির্মাতার নাম উল্লেখ করুন।

## ১. কে কার সঙ্গে কী মেনে নিচ্ছেন

যে নির্মাতা কাজটি তৈরি করেছেন, তিনি এই লাইসেন্স দিচ্ছেন আপনাকে, অর্থাৎ যে ব্যক্তি বা প্রতিষ্ঠান কাজটি কিনেছেন বা ডাউনলোড করেছেন। সাইট লাইসেন্সটি পৌঁছে দেয় এবং তার প্রমাণ রাখে। “কাজ” মানে আপনার বেছে নেওয়া সংস্করণের ফাইলগুলো। “চূড়ান্ত পণ্য” মানে তা দিয়ে আপনি যা বানান, যেখানে কাজটি কেবল একটি অংশ বা বদলানো অবস্থায় থাকে: একটি ডিজাইন, পাতা, ভিডিও বা ছাপা জিনিস।

আপনি ব্যবহারের অধিকার পান, কপিরাইট নয়। এই অধিকার সারা পৃথিবীতে চলে এবং শর্ত মানলে শেষ হয় না। এটি কেবল আপনার: একজন ব্যক্তির, অথবা কর্মীসহ একটি প্রতিষ্ঠানের। আপনার ক্লায়েন্ট চূড়ান্ত পণ্য পান, ফাইলগুলো নয়।

## ২. যা করতে পারেন

- টাকার বিনিময়ে বা বিনামূল্যে, নিজের ও ক্লায়েন্টের চূড়ান্ত পণ্যে কাজটি ব্যবহার করা।
- যত খুশি কপি করা।
- কাজটি বদলানো, কাটা, রং করা এবং অন্য কাজের সঙ্গে মেলানো।
- যত খুশি চূড়ান্ত পণ্যে ব্যবহার করা।

## ৩. যা করতে পারেন না

- এমন পণ্য বিক্রি করা যার মূল্য মূলত কাজটিই। নির্মাতা দিলে বর্ধিত লাইসেন্স নিন।
- ফাইলগুলো অন্যকে দেওয়া, বিক্রি, ধার বা শেয়ার করা: বদলে বা না বদলে, একা বা সংকলনে।
- কাজটি এমন জায়গায় রাখা যেখান থেকে অন্যরা ফাইলটি নিয়ে নিতে পারে: স্টক সাইট, শেয়ার করা ড্রাইভ বা উন্মুক্ত রিপোজিটরি।
- কাজটি নিজের তৈরি বলা, অথবা কাজটি বা প্রায় পুরোটাই নিজের ট্রেডমার্ক, ডিজাইন বা লোগো হিসেবে নিবন্ধন করা।
- এমন কাজ বানায় এমন যন্ত্রকে শেখাতে কাজটি ব্যবহার করা বা সে জন্য দেওয়া।
- বেআইনি, প্রতারণামূলক, মানহানিকর বা শিশুদের যৌনভাবে দেখায় এমন কিছুতে কাজটি ব্যবহার করা।

## ৪. নির্মাতার নাম উল্লেখ

যেখানে কাজটি দেখা বা শোনা যায় সেখানে, অথবা কৃতজ্ঞতা স্বীকারে, পড়া যায় এমন আকারে নির্মাতার নাম দিন: “কাজের নাম, নির্মাতার নাম, সাইটের নাম”। লিংক দেওয়া গেলে কাজটির পাতার লিংক দিন। কিছু বদলালে তা জানান।

## ৫. কখন শেষ হয়

কাজটির টাকা ফেরত দেওয়া হলে, অথবা শর্ত ভেঙে জানানোর ১৪ দিনের মধ্যে তা ঠিক না করলে লাইসেন্স শেষ হয়। তখন কাজটির ব্যবহার বন্ধ করে আপনার কপিগুলো মুছে ফেলতে হবে। আগেই শেষ করে হস্তান্তর করা চূড়ান্ত পণ্য যেমন আছে তেমনই থাকতে পারে, যদি না সেটিই শর্ত ভেঙে থাকে।

## ৬. কী নিশ্চয়তা আছে, কী নেই

নির্মাতা কথা দিচ্ছেন যে কাজটি তাঁর নিজের তৈরি, অথবা এর লাইসেন্স দেওয়ার অধিকার তাঁর আছে। কেউ যদি দেখান যে তা ঠিক নয়, সাইটকে জানান: কাজটির টাকা ফেরত দেওয়া হবে। এর বাইরে কাজটি যেমন আছে তেমনই দেওয়া হয়; কোনো বিশেষ উদ্দেশ্যে উপযোগী হওয়ার নিশ্চয়তা নির্মাতা বা সাইট দেয় না, আর আইন অন্য কিছু না বললে কাজটির দামের বেশি কেউ দেয় না।

কাজে দেখা যায় এমন মানুষ, ব্র্যান্ড, ভবন বা অন্যের কাজের আলাদা অধিকার থাকতে পারে। কাজের পাতায় অনুমতির কথা না থাকলে সেই অনুমতি নেওয়া আপনার দায়িত্ব।

এই লেখার বাংলা ও ইংরেজি সংস্করণের অর্থ এক। অর্ডারের সময় যে সংস্করণ চালু ছিল, সেটিই আপনার; পরের কোনো সংস্করণে আপনার জন্য কিছু বদলায় না। বাংলাদেশের আইন প্রযোজ্য।$bn$);

-- What is ordered is under a text that exists.
alter table order_line add constraint order_line_licence_version
  foreign key (licence_code, licence_version) references licence_version (code, version) on delete restrict;
drop index order_line_licence;
create index order_line_licence on order_line (licence_code, licence_version);
