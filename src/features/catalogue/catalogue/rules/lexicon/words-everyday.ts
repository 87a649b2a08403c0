/** Other everyday words for subjects of works, in the format of words.ts: `english, … | বাংলা, …;`. */
export const everydayWords = `
# Transport and places.
bicycle, bike, cycle | সাইকেল, বাইসাইকেল; motorcycle, motorbike | মোটরসাইকেল, বাইক; car, automobile, motorcar, auto | গাড়ি, মোটরগাড়ি;
airplane, aircraft, plane, jet, flight | বিমান, প্লেন, উড়োজাহাজ; aviation | বিমান চলাচল; rocket, spaceship, spacecraft | রকেট, মহাকাশযান;
boat, rowboat, country boat | নৌকা, নাও, তরী; ship, vessel | জাহাজ; railway, railroad, rail | রেলওয়ে, রেলপথ, রেলগাড়ি; locomotive, train | ট্রেন, রেলগাড়ি;
vehicle, transport, transportation | যানবাহন, যান, পরিবহন; luggage, baggage, suitcase | লাগেজ, স্যুটকেস; house, villa, bungalow | বাড়ি, বাংলো;
palace, mansion, castle, fort | প্রাসাদ, রাজপ্রাসাদ, দুর্গ; village, countryside, rural | গ্রাম, পাড়াগাঁ; city, urban, metropolis, town, cityscape, skyline | শহর, নগরী;
street, lane, alley, avenue | রাস্তা, সড়ক, গলি; forest, woods, woodland, jungle, rainforest | বন, জঙ্গল, বনভূমি; wood, wooden, timber | কাঠ, কাঠের;
paddy field, rice field | ধানখেত, ধানক্ষেত; farmland, cropland | ক্ষেত, ফসলের মাঠ; meadow, pasture, field, lawn | মাঠ, তৃণভূমি; seashore, seaside, coast, shore | উপকূল, সাগরপাড়; harbour, dock, pier, marina | বন্দর, জেটি;
nautical, marine, maritime, naval | সামুদ্রিক, নৌ; sea, ocean | সাগর, সমুদ্র; snowy, snow | তুষারাবৃত, তুষার; mountain, peak, alps | পর্বত, চূড়া, শৃঙ্গ;
sunset, sundown | সূর্যাস্ত; sunrise, daybreak | সূর্যোদয়; nighttime, night | রাত, রাত্রি; earth, globe, planet earth | পৃথিবী, ধরণী;
space, outer space, cosmos, universe, astronomy | মহাকাশ, মহাবিশ্ব, জ্যোতির্বিজ্ঞান; hurricane, typhoon, cyclone | ঘূর্ণিঝড়, হারিকেন ঝড়; downpour, rainfall, rain | বৃষ্টি, বৃষ্টিপাত;
garden, park | বাগান, উদ্যান; outdoors, open air, camping | খোলা আকাশ, ক্যাম্পিং; wayfinding, directions, signage | দিকনির্দেশ, নির্দেশনা; railway station, station | স্টেশন, রেলস্টেশন;
# Living things.
flower, bloom, blossom, floral | ফুল, পুষ্প; rose | গোলাপ ফুল; marigold | গাঁদা ফুল; leaf, foliage, leaves | পাতা, পল্লব; tree, shrub | গাছ, বৃক্ষ, তরু; plant, vegetation | উদ্ভিদ, লতাপাতা, চারা;
animal, creature, beast, wildlife, fauna | প্রাণী, পশু, জানোয়ার, জীবজন্তু; cow, cattle, ox, bull | গরু, ষাঁড়, গবাদি পশু; hen, chicken, poultry | মুরগি, মোরগ;
dog, puppy, pup, hound | কুকুর, কুকুরছানা; cat, kitten, kitty | বিড়াল, বেড়াল, বিড়ালছানা; rabbit, bunny, hare | খরগোশ; bird, birds | পাখি, পক্ষী; fish, fishes | মাছ, মৎস্য;
lotus, water lily | পদ্ম, শাপলা; sheep, lamb | ভেড়া; pig, hog | শূকর; monkey, ape | বানর, বাঁদর, হনুমান; tiger, big cat | বাঘ, ব্যাঘ্র; elephant, tusker | হাতি, হস্তী; hibiscus | জবা ফুল;
# People and life.
child, kid, kids, toddler | শিশু, বাচ্চা; baby, infant, newborn | শিশু, নবজাতক; people, folk, persons | মানুষ, জনগণ, মানুষজন; pedestrian, walker, passer-by | পথচারী;
doctor, physician, surgeon | ডাক্তার, চিকিৎসক; medical, healthcare, medicine | চিকিৎসা, স্বাস্থ্যসেবা; student, pupil, learner | ছাত্রছাত্রী, শিক্ষার্থী, পড়ুয়া; teacher, tutor | শিক্ষক, মাস্টার;
school, classroom | স্কুল, পাঠশালা; education, study, learning | শিক্ষা, পড়াশোনা, লেখাপড়া; job, employment, career, hiring | চাকরি, কর্মসংস্থান;
resume, cv, biodata, curriculum vitae | জীবনবৃত্তান্ত, বায়োডাটা, জীবনী; office, workplace, workspace | অফিস, কার্যালয়, দপ্তর; programmer, coder, developer | প্রোগ্রামার, কোডার;
face, expression | মুখ, মুখমণ্ডল; smile, smiley, grin | হাসি, হাসিমুখ, মুচকি হাসি; happy, cheerful, joyful | খুশি, সুখী, হাসিখুশি; scary, spooky, creepy, frightening, haunted | ভয়ংকর, ভৌতিক, ভুতুড়ে;
love, romance, romantic, affection | ভালোবাসা, প্রেম, রোমান্টিক, মহব্বত; heart | হৃৎপিণ্ড, হৃদয়, দিল; celebration, festivity, festival, festive | উৎসব, উদযাপন, উৎসবমুখর; party, birthday party | পার্টি, জন্মদিনের পার্টি;
wedding, marriage, matrimony, bridal, nuptial | বিয়ে, বিবাহ, শাদি; invitation, invite | আমন্ত্রণ, দাওয়াতনামা; greeting card, greetings | শুভেচ্ছা কার্ড, শুভেচ্ছা; ramadan, ramzan, ramadhan | রমজান, রমাদান, মাহে রমজান;
sport, sports, athletic | খেলাধুলা, ক্রীড়া; running, jogging, run | দৌড়; swimming, swimmer | সাঁতার, সাঁতারু; exercise, workout, fitness, training | ব্যায়াম, শরীরচর্চা; anatomy, organs | অঙ্গ, শরীরের অঙ্গ;
toy, toys, plaything | খেলনা, পুতুল; playground, play area | খেলার মাঠ, শিশুপার্ক; fair, carnival, circus, fairground | মেলা, সার্কাস; zodiac, horoscope | রাশি, রাশিফল;
# Food, clothes and things.
food, meal, cuisine, dish | খাবার, খানা, খাদ্য, আহার; sweets, dessert, confectionery, candy | মিষ্টি, মিষ্টান্ন, ক্যান্ডি; bakery, pastry, cake | বেকারি, পেস্ট্রি, কেক; doughnut, donut | ডোনাট;
drink, beverage, refreshment | পানীয়, শরবত; restaurant, eatery, diner, bistro | রেস্তোরাঁ, রেস্টুরেন্ট, রেস্তরাঁ, খাবারের দোকান; cafe, coffeehouse | ক্যাফে, কফিশপ; menu, food menu | মেনু, খাবার তালিকা;
cooking, cook, culinary | রান্না, রান্নাবান্না; kitchen, cookery | রান্নাঘর, পাকঘর, হেঁশেল; fruit, fruits | ফল, ফলমূল; clothes, apparel, garment, garments, outfit, attire | পোশাক, জামাকাপড়, পরিধেয়, বস্ত্র;
shoe, footwear, sneaker, sneakers, boot | জুতা, জুতো; jewellery, jewelry | গয়না, অলংকার, গহনা; diamond, gem, jewel, gemstone | হীরা, রত্ন, মণি; sari, saree, shari | শাড়ি; fabric, cloth, textile | কাপড়, বস্ত্র;
money, cash, currency, wealth, funds | টাকা, অর্থ, মুদ্রা, টাকাপয়সা, পয়সা; saving, savings, piggy bank | সঞ্চয়, জমানো টাকা; invoice, bill, receipt | চালান, বিল, রসিদ, ক্যাশ মেমো; bank, banking | ব্যাংক, ব্যাঙ্ক, ব্যাংকিং;
shop, store, boutique | দোকান, বিপণি; market, marketplace, bazaar, bazar | বাজার, হাট, হাটবাজার; shopping, purchase, buying | কেনাকাটা, সওদা; parcel, package, shipment, shipping | পার্সেল, মালামাল, ডেলিভারি;
furniture, furnishings | আসবাব, আসবাবপত্র, ফার্নিচার; tool, tools | যন্ত্রপাতি, হাতিয়ার; camera, photography | ক্যামেরা, ফটোগ্রাফি; letter, envelope, mail, post | চিঠি, খাম, ডাক; clock, watch | ঘড়ি;
puzzle, jigsaw, riddle | ধাঁধা, পাজল; book, books, textbook | বই, পুস্তক, বইপত্র, কিতাব; pen, pencil | কলম, পেনসিল; computer, pc, laptop | কম্পিউটার, ল্যাপটপ; phone, telephone, smartphone | ফোন, মোবাইল, টেলিফোন;
bathroom, toilet, washroom | বাথরুম, গোসলখানা; umbrella, parasol | ছাতা; lamp, streetlight | বাতি; candle | মোমবাতি; bubble, soap | বুদবুদ, সাবান; hammer | হাতুড়ি; ladder | মই; mirror | আয়না; box, carton | বাক্স, বক্স;
# Design.
drawing, sketch, doodle | আঁকা, স্কেচ, রেখাচিত্র; cartoon, comic, toon | কার্টুন, কমিকস; handwriting, handwritten, cursive, script | হাতের লেখা, হস্তাক্ষর; vintage, antique, old, retro | পুরোনো, সেকেলে, ভিন্টেজ;
old photo, historic photo | পুরোনো ছবি; mosaic, tile, tiles | মোজাইক, টাইলস, টালি; gradient, ombre | গ্রেডিয়েন্ট; logo, emblem, crest | লোগো, প্রতীক; frame, border | ফ্রেম, বর্ডার, পাড়;
animation, animated, moving, motion | অ্যানিমেশন, চলমান, অ্যানিমেটেড; loader, spinner, loading | লোডার, লোডিং; chart, graph, diagram, infographic | চার্ট, গ্রাফ, লেখচিত্র; statistics, analytics | পরিসংখ্যান; background, backdrop, wallpaper | পটভূমি, ব্যাকগ্রাউন্ড, ওয়ালপেপার;
handmade, handcrafted, craft | হাতে তৈরি, কারুশিল্প; embroidery, kantha, needlework | কাঁথা, সূচিকর্ম, এমব্রয়ডারি; floor, flooring | মেঝে, ফ্লোর; brick, masonry | ইট; skull, skeleton | খুলি, কঙ্কাল; circle, round | গোল, বৃত্ত, গোলাকার;
musical instrument, instrument | বাদ্যযন্ত্র; drum, drums, drumbeat | ঢোল, ঢাক, ড্রাম; melody, tune, music | সুর, সংগীত; robot, android, droid, humanoid | রোবট; star, stars | তারা, তারকা; moon, lunar, crescent | চাঁদ, চন্দ্র; sun, sunny | সূর্য, রবি, সুরুজ; social media, facebook, instagram | সোশ্যাল মিডিয়া, ফেসবুক;
`;
