interface StandardPlace {
  readonly key: string;
  readonly name: string;
  readonly nameBn: string;
}

export interface StandardCategory extends StandardPlace {
  readonly description: string;
  readonly descriptionBn: string;
  /** Keys are unique over all categories. */
  readonly subcategories: readonly StandardPlace[];
}

const category = (
  key: string,
  name: string,
  nameBn: string,
  description: string,
  descriptionBn: string,
  subcategories: readonly (readonly [string, string, string])[],
): StandardCategory => ({
  key,
  name,
  nameBn,
  description,
  descriptionBn,
  subcategories: subcategories.map(([subkey, subname, subnameBn]) => ({
    key: subkey,
    name: subname,
    nameBn: subnameBn,
  })),
});

/** Initial categories of a new site; the demo uses them, too. */
export const standardCategories: readonly StandardCategory[] = [
  category(
    'icons',
    'Icons',
    'আইকন',
    'Line, flat and pixel icons in themed packs, as SVG and PNG.',
    'বিষয়ভিত্তিক আইকন: রেখা, রঙিন ও পিক্সেল, এসভিজি ও পিএনজি ফাইলে।',
    [
      ['business-icons', 'Business & money', 'ব্যবসা ও টাকা'],
      ['interface-icons', 'Interface', 'ইন্টারফেস'],
      ['health-icons', 'Health & sport', 'স্বাস্থ্য ও খেলা'],
      ['travel-icons', 'Travel & leisure', 'ভ্রমণ ও অবসর'],
      ['food-icons', 'Food', 'খাবার'],
      ['technology-icons', 'Technology & sound', 'প্রযুক্তি ও শব্দ'],
      ['education-icons', 'Learning & design', 'শিক্ষা ও নকশা'],
      ['nature-icons', 'Nature & weather', 'প্রকৃতি ও আবহাওয়া'],
      ['home-icons', 'Home & clothes', 'ঘর ও পোশাক'],
      ['pixel-icons', 'Pixel', 'পিক্সেল'],
      ['signage-icons', 'Signs', 'নির্দেশক চিহ্ন'],
      ['map-icons', 'Map symbols', 'মানচিত্রের চিহ্ন'],
    ],
  ),
  category(
    'emoji',
    'Emoji & stickers',
    'ইমোজি ও স্টিকার',
    'Colourful faces, animals, food and festivals, ready to stick on anything.',
    'রঙিন মুখ, প্রাণী, খাবার ও উৎসবের স্টিকার।',
    [
      ['smileys', 'Faces & hearts', 'মুখ ও হৃদয়'],
      ['animals-stickers', 'Animals', 'প্রাণী'],
      ['food-stickers', 'Food', 'খাবার'],
      ['festival-stickers', 'Festivals', 'উৎসব'],
      ['hobby-stickers', 'Places & things', 'স্থান ও জিনিসপত্র'],
    ],
  ),
  category(
    'illustrations',
    'Illustrations',
    'ইলাস্ট্রেশন',
    'City scenes, people and hand-drawn doodles with a point of view.',
    'শহরের দৃশ্য, মানুষ ও হাতে আঁকা ছবি।',
    [
      ['city-scenes', 'City scenes', 'শহরের দৃশ্য'],
      ['people-illustrations', 'People', 'মানুষ'],
      ['buildings-illustrations', 'Buildings', 'ভবন'],
      ['vehicles-illustrations', 'Vehicles', 'যানবাহন'],
      ['hand-drawn', 'Hand-drawn', 'হাতে আঁকা'],
    ],
  ),
  category(
    'avatars',
    'Avatars & characters',
    'অ্যাভাটার ও চরিত্র',
    'Portraits for profiles, teams and stories, from ink to pixel.',
    'প্রোফাইল, দল ও গল্পের জন্য প্রতিকৃতি, কালি থেকে পিক্সেল।',
    [
      ['portrait-avatars', 'Portraits', 'প্রতিকৃতি'],
      ['sketch-avatars', 'Sketches', 'স্কেচ'],
      ['playful-avatars', 'Playful', 'মজার'],
      ['pixel-avatars', 'Pixel', 'পিক্সেল'],
    ],
  ),
  category(
    'patterns',
    'Patterns',
    'নকশা',
    'Seamless tiles for cloth, paper, packaging and screens.',
    'কাপড়, কাগজ, মোড়ক ও পর্দার জন্য জোড়াহীন নকশা।',
    [
      ['geometric-patterns', 'Geometric', 'জ্যামিতিক'],
      ['organic-patterns', 'Organic', 'প্রাকৃতিক'],
      ['line-patterns', 'Lines', 'রেখা'],
      ['playful-patterns', 'Playful', 'মজার'],
      ['traditional-patterns', 'Traditional', 'ঐতিহ্যবাহী'],
      ['textures', 'Textures', 'টেক্সচার'],
    ],
  ),
  category(
    'templates',
    'Cards & templates',
    'কার্ড ও টেমপ্লেট',
    'Wedding and Eid cards, posts, résumés, invoices and menus to fill in.',
    'বিয়ে ও ঈদের কার্ড, পোস্ট, সিভি, চালান ও মেনু।',
    [
      ['wedding-cards', 'Wedding cards', 'বিয়ের কার্ড'],
      ['eid-cards', 'Eid cards', 'ঈদ কার্ড'],
      ['boishakh-cards', 'Pohela Boishakh', 'পহেলা বৈশাখ'],
      ['social-posts', 'Social posts', 'সামাজিক মাধ্যমের পোস্ট'],
      ['resumes', 'Résumés', 'জীবনবৃত্তান্ত'],
      ['invoices', 'Invoices', 'চালান ও রসিদ'],
      ['menus', 'Menus', 'মেনু'],
    ],
  ),
  category(
    'fonts',
    'Fonts',
    'ফন্ট',
    'Bangla and Latin typefaces for print and web.',
    'ছাপা ও ওয়েবের জন্য বাংলা ও লাতিন ফন্ট।',
    [
      ['bangla-fonts', 'Bangla', 'বাংলা'],
      ['display-fonts', 'Display', 'শিরোনাম'],
      ['script-fonts', 'Script', 'হাতের লেখা'],
      ['serif-fonts', 'Serif', 'সেরিফ'],
      ['sans-fonts', 'Sans', 'স্যান্স'],
      ['retro-fonts', 'Retro', 'রেট্রো'],
    ],
  ),
  category(
    'photos',
    'Photographs',
    'ছবি',
    'Photographs of plants, landscapes and history.',
    'উদ্ভিদ, প্রকৃতি ও ইতিহাসের ছবি।',
    [
      ['botanical-photos', 'Botanical', 'উদ্ভিদ'],
      ['landscape-photos', 'Landscape', 'প্রকৃতির দৃশ্য'],
      ['historic-photos', 'Historic', 'ঐতিহাসিক'],
    ],
  ),
  category(
    'environments',
    '3D environments',
    'থ্রিডি পরিবেশ',
    'High dynamic range panoramas that light a scene.',
    'থ্রিডি দৃশ্য আলোকিত করার এইচডিআর প্যানোরামা।',
    [
      ['outdoor-hdri', 'Outdoors', 'বাইরে'],
      ['indoor-hdri', 'Indoors', 'ভেতরে'],
      ['studio-hdri', 'Studio', 'স্টুডিও'],
    ],
  ),
  category(
    'models',
    '3D models',
    'থ্রিডি মডেল',
    'Objects to turn around and use in scenes and games, as GLB.',
    'ঘুরিয়ে দেখার ও দৃশ্যে বা গেমে ব্যবহারের থ্রিডি বস্তু, জিএলবি ফাইলে।',
    [
      ['vehicle-models', 'Vehicles', 'যানবাহন'],
      ['nature-models', 'Nature', 'প্রকৃতি'],
      ['place-models', 'Buildings & places', 'ভবন ও স্থান'],
      ['object-models', 'Objects', 'জিনিসপত্র'],
    ],
  ),
  category(
    'maps',
    'Maps',
    'মানচিত্র',
    'Vector maps of the world, its regions and Bangladesh.',
    'বিশ্ব, অঞ্চল ও বাংলাদেশের ভেক্টর মানচিত্র।',
    [
      ['world-maps', 'World', 'বিশ্ব'],
      ['region-maps', 'Regions', 'অঞ্চল'],
      ['country-maps', 'Countries', 'দেশ'],
    ],
  ),
  category(
    'flags',
    'Flags',
    'পতাকা',
    'Flags of the world, clear at small sizes.',
    'বিশ্বের নানা দেশের পতাকা, ছোট মাপেও স্পষ্ট।',
    [['flag-sets', 'Flag sets', 'পতাকার সেট']],
  ),
  category('audio', 'Audio', 'অডিও', 'Tabla, drums, loops and atmospheres.', 'তবলা, ড্রাম, লুপ ও আবহের ধ্বনি।', [
    ['percussion', 'Percussion', 'তালবাদ্য'],
    ['loops', 'Loops', 'লুপ'],
    ['ambience', 'Ambience', 'আবহ'],
    ['instruments', 'Instruments', 'বাদ্যযন্ত্র'],
    ['effects', 'Effects', 'ইফেক্ট'],
  ]),
  category(
    'palettes',
    'Colour palettes',
    'রঙের প্যালেট',
    'Tested colours as swatches, variables and tables.',
    'পরীক্ষিত রঙের সেট: সোয়াচ, সিএসএস ও টেবিল।',
    [
      ['ui-palettes', 'Interface', 'ইন্টারফেস'],
      ['data-palettes', 'Data & maps', 'তথ্য ও মানচিত্র'],
    ],
  ),
  category(
    'motion',
    'Animated graphics',
    'অ্যানিমেশন',
    'Icons and loaders that move, in plain SVG without script.',
    'স্ক্রিপ্ট ছাড়া এসভিজিতে চলমান আইকন ও লোডার।',
    [
      ['weather-motion', 'Weather', 'আবহাওয়া'],
      ['loaders', 'Loaders', 'লোডার'],
      ['interface-motion', 'Interface', 'ইন্টারফেস'],
    ],
  ),
];
