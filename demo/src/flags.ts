import { iconPacks } from './pack.ts';
import type { DemoContent } from './types.ts';

export const flagPacks = (): DemoContent[] => [
  ...iconPacks('circle-flags', [
    {
      key: 'flags-south-asia',
      language: 'bn',
      title: 'দক্ষিণ এশিয়ার গোল পতাকা',
      text: 'বাংলাদেশ, ভুটান, ভারত, মালদ্বীপ, নেপাল, পাকিস্তান, শ্রীলঙ্কা, আফগানিস্তান ও প্রতিবেশী মিয়ানমার: {n}টি গোল পতাকা। ভাষা বাছাইয়ের বোতাম, স্কোরবোর্ড ও মানচিত্রের পিন হিসেবে ব্যবহার করা যায়।',
      keywords: 'পতাকা, বাংলাদেশ, দক্ষিণ এশিয়া, সার্ক, দেশ, গোল, flags, saarc',
      in: 'flags/flag-sets',
      file: 'দক্ষিণ-এশিয়ার-পতাকা',
      icons: 'bd bt in mv np pk lk af mm',
      sheet: 'hero sage landscape',
      prices: [0],
    },
    {
      key: 'flags-europe',
      title: 'Round Flags of Europe',
      text: '{n} European flags, each redrawn for a circle rather than cropped to one, so that no cross or coat of arms loses an arm. Sharp at 16 pixels.',
      keywords: 'flags, europe, countries, language switcher, circle, nation',
      in: 'flags/flag-sets',
      icons:
        'al at be bg ch cy cz de dk ee es fi fr gb gr hr hu ie is it lt lu lv mt nl no pl pt ro rs se si sk ua eu va',
      sheet: 'grid mist landscape',
      prices: [0],
    },
    {
      key: 'flags-africa',
      title: 'Round Flags of Africa',
      text: 'Fifty-four countries, {n} of them here, in red, green, gold and black. A set that looks like a festival when you put it on one page.',
      keywords: 'flags, africa, countries, circle, nation, map, education',
      in: 'flags/flag-sets',
      icons:
        'dz ao bj bw bf bi cm cv td km ci eg er et ga gm gh gn ke ls lr ly mg mw ml mr mu ma mz na ne ng rw sn so za tz tg tn ug zm zw',
      sheet: 'scatter sand classic',
      prices: [190, 350],
    },
    {
      key: 'flags-asia-pacific',
      title: 'Round Flags of Asia & the Pacific',
      text: 'From Kazakhstan to Kiribati: {n} round flags for travel sites, phone prefixes and geography games. Each one is redrawn for the circle and stays sharp at the size of a letter.',
      keywords: 'flags, asia, pacific, countries, circle, travel, geography',
      in: 'flags/flag-sets',
      icons:
        'au bd bn bt cn fj hk id in jp kg kh ki kr kz la lk mm mn mo mv my np nz pg ph pk sb sg th tj tl to tv tw uz vn vu ws',
      sheet: 'tiles navy landscape',
      prices: [190, 350],
    },
    {
      key: 'flags-americas',
      title: 'Round Flags of the Americas',
      text: 'North, south and the islands between: {n} circles, including the Caribbean ones that most sets forget. Made for language menus, scoreboards and cruise maps.',
      keywords: 'flags, america, caribbean, latin, countries, circle, nation',
      in: 'flags/flag-sets',
      icons:
        'ag ar bb bo br bs bz ca cl co cr cu dm do ec gd gt gy hn ht jm kn lc mx ni pa pe pr py sr sv tt us uy vc ve',
      sheet: 'slant coral landscape',
      prices: [0],
    },
    {
      key: 'flags-cricket',
      title: 'Twelve Test Nations',
      text: 'The twelve full members of world cricket, their flags as round badges: all {n} that a fixture list needs. Jamaica’s flag stands in for the West Indies, who play under a badge instead of a national flag.',
      keywords: 'cricket, flags, test nations, fixtures, scoreboard, sport',
      in: 'flags/flag-sets',
      icons: 'bd in pk lk af au nz gb-eng za zw ie jm',
      sheet: 'orbit forest square',
      prices: [49],
    },
  ]),
];
