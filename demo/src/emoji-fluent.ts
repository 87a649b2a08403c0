import { iconPacks } from './pack.ts';
import type { DemoContent } from './types.ts';

const inBangla = (): DemoContent[] =>
  iconPacks('fluent-emoji-flat', [
    {
      key: 'boishakh',
      language: 'bn',
      title: 'পহেলা বৈশাখ: মঙ্গল শোভাযাত্রার স্টিকার',
      text: 'পাখি, পেঁচা, হাতি, ময়ূর, ঢোল আর মাটির প্রদীপ: নববর্ষের সকালের {n}টি রঙিন ছবি। কার্ড, পোস্টার, ফেসবুক কভার বা আলপনার পাশে বসানোর জন্য প্রতিটি ছবি আলাদা ফাইলে আছে। বড় করলেও রেখা ভাঙে না।',
      keywords: 'পহেলা বৈশাখ, বাংলা নববর্ষ, মঙ্গল শোভাযাত্রা, স্টিকার, উৎসব, ঢোল, হাতি, pohela boishakh',
      in: 'emoji/festival-stickers',
      file: 'পহেলা-বৈশাখ-স্টিকার',
      icons:
        'owl elephant peacock drum tiger-face bird diya-lamp kite hibiscus sunflower lotus fish turtle horse rooster flute sari sun mango watermelon long-drum balloon party-popper sparkles',
      sheet: 'rays coral portrait',
      prices: [150, 290],
    },
    {
      key: 'eid',
      language: 'bn',
      title: 'ঈদ মোবারক: চাঁদ, মসজিদ ও ফিরনি',
      text: 'ঈদের চাঁদ থেকে শুরু করে সালামির খাম, খেজুরগাছ, পোলাওয়ের হাঁড়ি ও নতুন জামা: {n}টি ছবি শুভেচ্ছা কার্ড ও দোকানের ব্যানারের জন্য। রাতের আকাশে ও সাদা কাগজে দুটোতেই মানায়।',
      keywords: 'ঈদ, ঈদ মোবারক, চাঁদ, মসজিদ, শুভেচ্ছা কার্ড, রমজান, eid mubarak, stickers',
      in: 'emoji/festival-stickers',
      file: 'ঈদ-মোবারক-স্টিকার',
      icons:
        'crescent-moon mosque kaaba star glowing-star sparkles red-envelope wrapped-gift goat ram cow palm-tree pot-of-food bowl-with-spoon custard candy honey-pot sari clutch-bag prayer-beads bouquet fireworks night-with-stars new-moon',
      sheet: 'scatter navy landscape',
      prices: [0, 250],
    },
    {
      key: 'bangla-kitchen',
      language: 'bn',
      title: 'বাঙালির রান্নাঘর',
      text: 'ভাত, মাছ, ডিম, কাঁচা মরিচ, আম আর চায়ের কাপ: {n}টি ছবিতে একটি ঘরোয়া রান্নাঘর। মেনু, রেসিপির পাতা ও খাবারের দোকানের সাইনের জন্য আঁকা সহজ চেনা ছবি।',
      keywords: 'রান্না, খাবার, ভাত, মাছ, আম, মেনু, রেসিপি, bengali food',
      in: 'emoji/food-stickers',
      file: 'বাঙালির-রান্নাঘর',
      icons:
        'cooked-rice fish curry-rice pot-of-food egg hot-pepper mango jar teapot hot-beverage banana coconut eggplant potato onion garlic ginger-root leafy-green lemon pea-pod shrimp poultry-leg flatbread green-salad',
      sheet: 'bento butter landscape',
      prices: [190, 350],
    },
    {
      key: 'dhaka-street',
      language: 'bn',
      title: 'ঢাকার রাস্তা: রিকশা থেকে মেট্রো',
      text: 'সিএনজি, বাস, সাইকেল, ট্রাফিক বাতি আর নতুন মেট্রো: শহরের {n}টি চেনা বাহন ও চিহ্ন। যাতায়াতের অ্যাপ, মানচিত্র কিংবা স্কুলের দেয়ালপত্রিকায় ব্যবহার করুন।',
      keywords: 'ঢাকা, রাস্তা, রিকশা, সিএনজি, বাস, মেট্রো, যানবাহন, traffic',
      in: 'emoji/hobby-stickers',
      file: 'ঢাকার-রাস্তা',
      icons:
        'auto-rickshaw bus metro bicycle motorcycle motor-scooter taxi train ambulance police-car fire-engine delivery-truck tractor ferry vertical-traffic-light stop-sign cityscape office-building construction bus-stop umbrella-with-rain-drops house',
      sheet: 'slant mint landscape',
      prices: [150, 290],
    },
    {
      key: 'sundarbans',
      language: 'bn',
      title: 'সুন্দরবনের প্রাণী',
      text: 'বাঘ, কুমির, হরিণ, বানর, ডলফিন ও মৌমাছি: বাদাবনের {n}টি বাসিন্দা। শিশুদের বই, জাদুঘরের ফলক বা পরিবেশ বিষয়ক উপস্থাপনায় ব্যবহারের উপযোগী পরিষ্কার রঙের ছবি।',
      keywords: 'সুন্দরবন, বাঘ, প্রাণী, বন, পরিবেশ, শিশু, হরিণ, mangrove, wildlife',
      in: 'emoji/animals-stickers',
      file: 'সুন্দরবনের-প্রাণী',
      icons:
        'tiger crocodile deer monkey dolphin honeybee snake turtle fish crab bird owl eagle otter lizard butterfly boar octopus shrimp herb',
      sheet: 'hero forest landscape',
      prices: [190, 350],
    },
    {
      key: 'cricket-fever',
      language: 'bn',
      title: 'ক্রিকেট জ্বর',
      text: 'ব্যাট-বল, ট্রফি, পতাকা, ঢাক আর গ্যালারির উল্লাস: খেলার দিনের {n}টি স্টিকার। স্কোরকার্ড, আড্ডার গ্রুপ ও টি-শার্টের জন্য।',
      keywords: 'ক্রিকেট, খেলা, ট্রফি, স্টিকার, বিশ্বকাপ, দল, cricket, fans',
      in: 'emoji/hobby-stickers',
      file: 'ক্রিকেট-জ্বর',
      icons:
        'cricket-game trophy stadium 1st-place-medal sports-medal megaphone drum party-popper running-shirt gloves sun tropical-drink popcorn television clapping-hands flexed-biceps fire star-struck tiger-face confetti-ball',
      sheet: 'stickers forest landscape',
      prices: [0],
    },
    {
      key: 'bangla-wedding',
      language: 'bn',
      title: 'বিয়ের বাড়ি: গায়ে হলুদ থেকে বৌভাত',
      text: 'আলতা-রাঙা শাড়ি, ফুলের মালা, আংটি, মিষ্টি আর সানাই: বিয়ের আমন্ত্রণপত্র ও ডালার কার্ড সাজানোর {n}টি ছবি। লাল, হলুদ ও সোনালি রঙে একসঙ্গে মানানসই।',
      keywords: 'বিয়ে, গায়ে হলুদ, আমন্ত্রণ, শাড়ি, ফুল, আংটি, wedding, invitation',
      in: 'emoji/festival-stickers',
      file: 'বিয়ের-বাড়ি',
      icons:
        'sari ring bouquet rose hibiscus blossom diya-lamp flute wrapped-gift red-heart revolving-hearts shortcake candy love-letter musical-notes sparkles gem-stone crown fish elephant',
      sheet: 'window brick square',
      prices: [250, 450],
    },
  ]);

const inEnglish = (): DemoContent[] =>
  iconPacks('fluent-emoji-flat', [
    {
      key: 'fluent-moods',
      title: 'Thirty Moods, flat',
      text: 'Delight, doubt, embarrassment, sleep. {n} faces in flat yellow with just enough shadow to feel round; a good range for surveys, where the fourth step must differ from the third.',
      keywords: 'emoji, smileys, faces, emotion, reaction, feedback, survey, mood',
      in: 'emoji/smileys',
      icons:
        'grinning-face beaming-face-with-smiling-eyes face-with-tears-of-joy smiling-face-with-heart-eyes star-struck winking-face smirking-face thinking-face face-with-monocle neutral-face expressionless-face face-with-rolling-eyes grimacing-face sleeping-face drooling-face nauseated-face hot-face cold-face exploding-head partying-face smiling-face-with-sunglasses nerd-face confused-face worried-face pleading-face crying-face loudly-crying-face angry-face melting-face saluting-face',
      sheet: 'grid lilac landscape',
      prices: [0],
    },
    {
      key: 'fluent-orchard',
      title: 'Orchard: fruit, ripe and flat',
      text: 'Mango, kiwi, peach, blueberries. {n} fruits with one highlight each, drawn to sit close together: try them as a repeating wrapping paper.',
      keywords: 'fruit, mango, summer, food, orchard, fresh, market, sticker',
      in: 'emoji/food-stickers',
      icons:
        'mango banana watermelon pineapple coconut red-apple green-apple pear peach cherries strawberry blueberries kiwi-fruit lemon lime tangerine grapes melon olive avocado',
      sheet: 'scatter peach landscape',
      prices: [190, 350],
    },
    {
      key: 'fluent-bakery',
      title: 'Sweet Shop Window',
      text: 'Doughnuts, custard, moon cake and a birthday cake with candles. {n} sweets for cafés, children’s menus and very happy buttons.',
      keywords: 'sweets, cake, dessert, bakery, ice cream, candy, café, birthday',
      in: 'emoji/food-stickers',
      icons:
        'birthday-cake shortcake cupcake doughnut cookie pie custard candy lollipop chocolate-bar honey-pot ice-cream soft-ice-cream shaved-ice moon-cake fortune-cookie pancakes waffle croissant bubble-tea',
      sheet: 'bento rose landscape',
      prices: [190, 350],
    },
    {
      key: 'fluent-safari',
      title: 'Savanna Parade',
      text: 'Giraffes, zebras, hippos and the meerkat’s larger neighbours. {n} animals in profile, all facing the same way, so a row of them walks across the page.',
      keywords: 'animals, safari, africa, giraffe, elephant, lion, kids, wildlife',
      in: 'emoji/animals-stickers',
      icons:
        'giraffe zebra elephant hippopotamus rhinoceros leopard camel gorilla lion flamingo crocodile kangaroo water-buffalo llama mammoth ox badger sloth orangutan skunk',
      sheet: 'shelf butter wide',
      more: 'scatter sage classic',
      prices: [250, 450],
    },
    {
      key: 'fluent-pond',
      title: 'Pond & Reef',
      text: 'Jellyfish, otter, seal, coral: {n} creatures that live in or on the water. Their colours stay bright on deep green and on white paper alike.',
      keywords: 'sea, ocean, fish, whale, reef, aquarium, kids, animals',
      in: 'emoji/animals-stickers',
      icons:
        'tropical-fish blowfish jellyfish octopus squid crab lobster shrimp dolphin whale spouting-whale shark seal otter turtle penguin coral spiral-shell frog swan duck oyster',
      sheet: 'scatter teal square',
      prices: [0],
    },
    {
      key: 'fluent-night-sky',
      title: 'Night Sky Stickers',
      text: 'Eight phases of the moon, comets, ringed planets and the Milky Way. {n} pieces for bedtime apps, calendars and astronomy clubs.',
      keywords: 'moon, stars, space, night, planet, astronomy, comet, calendar',
      in: 'emoji/hobby-stickers',
      icons:
        'full-moon new-moon waxing-crescent-moon first-quarter-moon waxing-gibbous-moon waning-gibbous-moon last-quarter-moon waning-crescent-moon crescent-moon full-moon-face new-moon-face star glowing-star shooting-star comet ringed-planet milky-way rocket satellite telescope flying-saucer alien',
      sheet: 'orbit ink square',
      prices: [0, 290],
    },
    {
      key: 'fluent-workshop',
      title: 'Toolbox Stickers',
      text: 'Saw, clamp, ladder, nut and bolt. {n} honest tools in flat colour for repair cafés, hardware shops and “under construction” pages that deserve better.',
      keywords: 'tools, workshop, repair, diy, hardware, construction, hammer',
      in: 'emoji/hobby-stickers',
      icons:
        'hammer screwdriver wrench carpentry-saw axe pick clamp ladder toolbox nut-and-bolt chains hook magnet gear bucket broom brick wood flashlight safety-vest rescue-workers-helmet fire-extinguisher',
      sheet: 'tiles mustard classic',
      prices: [190, 350],
    },
    {
      key: 'fluent-hearts',
      title: 'Hearts in Every Colour',
      text: 'Plain, tied with a ribbon, mended, on fire. {n} hearts for cards, reactions and the awkward moment between friendship and love.',
      keywords: 'heart, love, valentine, emoji, romance, card, like',
      in: 'emoji/smileys',
      icons:
        'red-heart orange-heart yellow-heart green-heart blue-heart light-blue-heart purple-heart brown-heart black-heart grey-heart white-heart pink-heart broken-heart mending-heart heart-on-fire heart-with-arrow heart-with-ribbon sparkling-heart growing-heart beating-heart revolving-hearts two-hearts',
      sheet: 'slant blush square',
      prices: [0],
    },
    {
      key: 'fluent-band',
      title: 'Garage Band',
      text: 'Accordion, banjo, maracas, saxophone and the amplifier’s knobs. {n} instruments and studio things, flat and loud.',
      keywords: 'music, instruments, band, guitar, drum, concert, party',
      in: 'emoji/hobby-stickers',
      icons:
        'guitar banjo violin saxophone trumpet accordion flute drum long-drum maracas musical-keyboard musical-score microphone studio-microphone headphone radio control-knobs level-slider optical-disk mirror-ball speaker-high-volume postal-horn',
      sheet: 'ribbons coral portrait',
      prices: [190, 350],
    },
    {
      key: 'fluent-bouquet',
      title: 'Pressed Flowers',
      text: 'Hibiscus, lotus, tulip, cherry blossom and a four-leaf clover. {n} flowers and leaves with crisp petals, easy to recolour because each petal is a single path.',
      keywords: 'flowers, floral, hibiscus, lotus, leaves, spring, botanical, nature',
      in: 'emoji/hobby-stickers',
      icons:
        'hibiscus lotus tulip rose rosette sunflower blossom cherry-blossom hyacinth white-flower bouquet wilted-flower four-leaf-clover shamrock maple-leaf fallen-leaf leaf-fluttering-in-wind herb seedling potted-plant cactus palm-tree',
      sheet: 'scatter blush portrait',
      prices: [250, 450],
    },
  ]);

export const fluentEmoji = (): DemoContent[] => [...inBangla(), ...inEnglish()];
