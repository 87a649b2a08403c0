/**
 * Words for nature, seasons, food, feasts, dress, crafts and music of Bengal, in the format of words.ts: `english, … |
 * বাংলা, …;`.
 */
export const cultureWords = `
# Nature and seasons of Bengal.
drizzle | গুঁড়ি গুঁড়ি বৃষ্টি, ঝিরিঝিরি বৃষ্টি, ইলশেগুঁড়ি; rainy, rainy day | বাদলা, বৃষ্টিভেজা, বৃষ্টির দিন; cloudy | মেঘলা, মেঘাচ্ছন্ন;
norwester, nor'wester | কালবৈশাখী; rainbow | রংধনু, রঙধনু, রামধনু; fog, mist | কুয়াশা; dew | শিশির; moonlight | জোছনা, জ্যোৎস্না, চাঁদের আলো;
dawn | ভোর, উষা, ঊষা; dusk, twilight | গোধূলি; noon, midday | দুপুর; climate | জলবায়ু; forecast | পূর্বাভাস; temperature | তাপমাত্রা;
heat | তাপ, গরম; cold | ঠান্ডা, শীতল; warm | উষ্ণ; snow | তুষার, বরফ; sand | বালি, বালু; dust | ধুলো, ধুলা, ধূলি;
landscape, scenery | প্রাকৃতিক দৃশ্য, নিসর্গ, ল্যান্ডস্কেপ; scene, view | দৃশ্য; countryside | পল্লী, পল্লি, গ্রামাঞ্চল;
waterfall | ঝরনা, ঝর্ণা, জলপ্রপাত; haor, wetland | হাওর, জলাভূমি; canal | খাল; bay | উপসাগর; bay of bengal | বঙ্গোপসাগর;
beach, seashore | সৈকত, সমুদ্রসৈকত; shore, riverbank | তীর, পাড়, কূল; sandbar | চর, বালুচর; tea garden | চা বাগান;
harbour, harbor, port | বন্দর, পোতাশ্রয়; ghat, quay, jetty | ঘাট, জেটি; dinghy | ডিঙি, ডিঙ্গি; oar, paddle | বৈঠা; boatman | মাঝি;
boat race | নৌকাবাইচ, নৌকা বাইচ; wildlife | বন্যপ্রাণী, বন্য প্রাণী; royal bengal tiger | রয়েল বেঙ্গল টাইগার; turtle, tortoise | কচ্ছপ, কাছিম;
lizard | টিকটিকি, গিরগিটি; fox, jackal | শিয়াল, শেয়াল; squirrel | কাঠবিড়ালি, কাঠবেড়ালি; buffalo | মহিষ, মোষ; mouse, rat | ইঁদুর;
bear | ভালুক, ভাল্লুক; calf | বাছুর; crow | কাক; sparrow | চড়ুই, চড়ই; parrot | টিয়া, তোতা; myna, mynah | শালিক, ময়না; kingfisher | মাছরাঙা;
heron, egret | বক; crane, stork | সারস; eagle | ঈগল, ইগল; hawk, falcon | বাজপাখি; black kite | চিল; cuckoo | কোকিল;
bulbul, nightingale | বুলবুলি, বুলবুল; rooster, cock | মোরগ; wing | ডানা, পাখা; nest | বাসা, নীড়; ant | পিঁপড়া, পিঁপড়ে; firefly | জোনাকি;
dragonfly | ফড়িং, গঙ্গাফড়িং; grasshopper | ঘাসফড়িং; shell, seashell, oyster | ঝিনুক; dolphin | ডলফিন, শুশুক; prawn, shrimp | চিংড়ি; rohu | রুই;
catla | কাতলা; koi | কই; honeycomb, beehive | মৌচাক; zoo | চিড়িয়াখানা; aquarium | অ্যাকুয়ারিয়াম; pet | পোষা প্রাণী; marigold | গাঁদা;
jasmine | জুঁই, বেলি, বেলী; tuberose | রজনীগন্ধা; sunflower | সূর্যমুখী; krishnachura, flame tree, gulmohar | কৃষ্ণচূড়া; palash | পলাশ;
shimul | শিমুল; kadam, kadamba | কদম; shiuli, night jasmine | শিউলি, শেফালি; kash, kans grass | কাশ, কাশফুল; water hyacinth | কচুরিপানা;
orchid | অর্কিড; bouquet | ফুলের তোড়া, তোড়া; garland | মালা; necklace | হার, মালা, নেকলেস; petal | পাপড়ি; bud | কুঁড়ি, কলি; root | শিকড়, মূল;
branch | ডাল, শাখা; seed | বীজ; banyan | বট, বটগাছ; palm tree | তালগাছ, তাল গাছ; betel leaf, paan | পান, পানপাতা; betel nut | সুপারি; neem | নিম;
cotton | তুলা, সুতি; mustard | সরিষা, সর্ষে; wheat | গম; crop, harvest | ফসল; harvest festival, nabanna | নবান্ন; shrabon, shravan | শ্রাবণ;
ashar, ashadh | আষাঢ়; falgun, phalgun | ফাল্গুন; boishakh, baishakh | বৈশাখ; leopard, cheetah | চিতা, চিতাবাঘ; pine | পাইন; lavender | ল্যাভেন্ডার;
canyon | গিরিখাত, ক্যানিয়ন; lava | লাভা; slope | ঢাল; cave | গুহা; outdoor, outdoors | বাইরে, বহিরঙ্গন, আউটডোর; indoor, indoors | ভেতরে, ইনডোর;
orchard | ফলবাগান, ফলের বাগান; flowerpot, planter | টব, ফুলের টব; natural | প্রাকৃতিক; catfish | মাগুর, শিং; dried fish | শুঁটকি;
daylight, sunlight | দিনের আলো, রোদ; tropical | ক্রান্তীয়; liquid | তরল; cyclone | ঘূর্ণিঝড়, সাইক্লোন; rabbit | খরগোশ;
# Food.
drink, beverage | পানীয়; sherbet, sharbat | শরবত; juice | রস, জুস; ice cream | আইসক্রিম; chocolate | চকলেট; biscuit, cookie | বিস্কুট;
yogurt, yoghurt, curd | দই; roshogolla, rasgulla | রসগোল্লা; sandesh | সন্দেশ; jilapi, jalebi | জিলাপি, জিলিপি; vermicelli, semai | সেমাই;
firni, payesh, rice pudding | ফিরনি, পায়েস, ক্ষীর; pitha, rice cake | পিঠা, পিঠে; biryani | বিরিয়ানি; kacchi | কাচ্চি; khichuri, khichdi | খিচুড়ি;
polao, pilaf, pulao | পোলাও; kebab, kabab | কাবাব; samosa, singara | সমুচা, সিঙাড়া, সিঙ্গারা; fuchka, panipuri | ফুচকা; paratha, porota | পরোটা;
curry | তরকারি, ঝোল; bhorta, mash | ভর্তা; dal, lentil | ডাল; pickle | আচার; ghee | ঘি; sugar | চিনি; molasses, jaggery | গুড়; flour | আটা, ময়দা;
meat | মাংস, গোশত; beef | গরুর মাংস; turmeric | হলুদ; ginger | আদা; cinnamon | দারুচিনি, দারচিনি; cardamom | এলাচ; clove | লবঙ্গ; cumin | জিরা;
coriander, cilantro | ধনে, ধনিয়া, ধনেপাতা; pumpkin | কুমড়া, কুমড়ো, মিষ্টি কুমড়া; gourd | লাউ, কদু; cauliflower | ফুলকপি; cabbage | বাঁধাকপি;
guava | পেয়ারা; litchi, lychee | লিচু; papaya | পেঁপে; date | তারিখ; date, date palm | খেজুর; apple | আপেল; pomegranate | ডালিম, বেদানা, আনার;
tamarind | তেঁতুল; jamun | জাম; hog plum, amra | আমড়া; breakfast | নাশতা, নাস্তা, সকালের নাশতা; lunch | দুপুরের খাবার, মধ্যাহ্নভোজ;
dinner | রাতের খাবার, নৈশভোজ; feast, banquet | ভোজ; hungry, hunger | ক্ষুধা, ক্ষুধার্ত, খিদে; fresh | তাজা, টাটকা; ripe | পাকা;
seafood | সামুদ্রিক খাবার; cafe, coffee shop | ক্যাফে, কফি শপ; tea stall | টং, টং দোকান, চায়ের দোকান; fast food | ফাস্ট ফুড; burger | বার্গার;
pizza | পিৎজা, পিজা; plate, dish | থালা, প্লেট; cup | কাপ, পেয়ালা; pot | হাঁড়ি, পাতিল; utensils, utensil | বাসন, বাসনপত্র, তৈজসপত্র;
pitcher | কলস, কলসি; chef | শেফ, রাঁধুনি, বাবুর্চি; lobster | লবস্টার, গলদা চিংড়ি; bread, loaf | পাউরুটি; cheese, paneer | পনির;
beans, bean | শিম, বরবটি; bitter gourd | করলা, উচ্ছে; okra, ladies finger | ঢেঁড়স; peanut, groundnut | বাদাম, চিনাবাদাম; puffed rice, muri | মুড়ি;
green coconut | ডাব; jhalmuri | ঝালমুড়ি; nuts, nut | বাদাম;
# Festivals, religion and days.
eid mubarak | ঈদ মোবারক, ঈদ মুবারক; mubarak | মোবারক, মুবারক; eid ul fitr, eid al fitr | ঈদুল ফিতর, রোজার ঈদ;
eid ul adha, eid al adha | ঈদুল আজহা, কোরবানির ঈদ, কুরবানির ঈদ; sacrifice, qurbani | কোরবানি, কুরবানি; iftar | ইফতার, ইফতারি;
sehri, suhoor | সেহরি, সাহরি; hajj | হজ; allah | আল্লাহ, খোদা; god | ঈশ্বর, ভগবান, সৃষ্টিকর্তা; deity | দেবতা; bismillah | বিসমিল্লাহ;
milad, mawlid | মিলাদ, ঈদে মিলাদুন্নবী; shab e barat | শবে বরাত; muharram, ashura | মহররম, আশুরা; minaret, minar | মিনার; dome | গম্বুজ;
mihrab | মেহরাব; arch | খিলান; gate | ফটক, গেট, তোরণ; lantern | লণ্ঠন, হারিকেন; sky lantern | ফানুস; durga puja | দুর্গাপূজা, দুর্গা পূজা, দুর্গাপুজো;
diwali, deepavali | দীপাবলি, দিওয়ালি; kali puja | কালীপূজা, কালী পূজা; saraswati | সরস্বতী; lakshmi | লক্ষ্মী; krishna | কৃষ্ণ;
ganesh, ganesha | গণেশ; holi | হোলি, দোলযাত্রা; rath yatra | রথযাত্রা; goddess | দেবী; statue, sculpture | ভাস্কর্য, মূর্তি; idol | প্রতিমা, মূর্তি;
buddha | বুদ্ধ, গৌতম বুদ্ধ; buddha purnima | বুদ্ধপূর্ণিমা, বুদ্ধ পূর্ণিমা; cross | ক্রুশ; angel | ফেরেশতা, দেবদূত;
demon, monster | দৈত্য, দানব, রাক্ষস; ghost, spooky | ভূত, ভুতুড়ে, ভৌতিক; horror | ভৌতিক, হরর; fairy | পরী, পরি; soul, spirit | আত্মা;
procession, parade | শোভাযাত্রা, মিছিল; mangal shobhajatra | মঙ্গল শোভাযাত্রা; halkhata | হালখাতা; pahela falgun | পহেলা ফাল্গুন, বসন্তবরণ;
valentine | ভালোবাসা দিবস, ভ্যালেন্টাইন, বিশ্ব ভালোবাসা দিবস; mother's day | মা দিবস; victory day | বিজয় দিবস; independence day | স্বাধীনতা দিবস;
ekushey, ekushey february, mother language day | একুশে ফেব্রুয়ারি, একুশে, আন্তর্জাতিক মাতৃভাষা দিবস, শহীদ দিবস;
shaheed minar, shahid minar, martyrs' monument | শহীদ মিনার, শহিদ মিনার; martyr | শহীদ, শহিদ; liberation war | মুক্তিযুদ্ধ;
freedom fighter | মুক্তিযোদ্ধা; national memorial, memorial | স্মৃতিসৌধ, জাতীয় স্মৃতিসৌধ; women's day | নারী দিবস;
may day, labour day | মে দিবস, শ্রমিক দিবস; anniversary | বার্ষিকী, বর্ষপূর্তি; wedding anniversary | বিবাহবার্ষিকী, বিবাহ বার্ষিকী;
ceremony, event | অনুষ্ঠান, আয়োজন, ইভেন্ট; celebration | উদযাপন, উদ্যাপন; congratulations | অভিনন্দন; welcome | স্বাগতম, স্বাগত;
thank you, thanks | ধন্যবাদ; gaye holud, turmeric ceremony | গায়ে হলুদ, গায়েহলুদ, হলুদসন্ধ্যা; nikah, akd | নিকাহ, আকদ, আক্দ;
walima, reception, bou bhat | বৌভাত, বউভাত, ওয়ালিমা; engagement | বাগদান; couple | দম্পতি, যুগল, জুটি; fireworks, firecracker | আতশবাজি, পটকা;
national | জাতীয়; nation | জাতি; pohela boishakh, bengali new year | পহেলা বৈশাখ, পয়লা বৈশাখ, বাংলা নববর্ষ; dua, supplication | দোয়া, মোনাজাত;
prayer beads, tasbih | তসবি, তাসবিহ; prayer mat, jaynamaz | জায়নামাজ; azan, adhan | আজান, আযান; imam | ইমাম; zakat | জাকাত, যাকাত; sunnah | সুন্নাহ;
hadith | হাদিস; halloween | হ্যালোইন; moroccan | মরক্কোর, মরক্কান; happy new year | শুভ নববর্ষ, নববর্ষ; happy birthday | শুভ জন্মদিন, জন্মদিন;
good morning | শুভ সকাল; good night | শুভ রাত্রি; blessing | আশীর্বাদ, দোয়া;
# Dress, cloth and crafts.
jamdani | জামদানি; muslin | মসলিন; khadi | খাদি, খদ্দর; silk | সিল্ক, রেশম; katan, benarasi | কাতান, বেনারসি;
textile, fabric, cloth | কাপড়, বস্ত্র, টেক্সটাইল; kantha, nakshi kantha | কাঁথা, নকশি কাঁথা, নকশিকাঁথা; stitch, sewing | সেলাই, ফোঁড়;
needle | সুচ, সুঁই, সুই; knitting, knit | বোনা, বুনন; wool | উল, পশম; gamcha | গামছা; lungi | লুঙ্গি; punjabi, panjabi, kurta | পাঞ্জাবি, কুর্তা;
salwar kameez | সালোয়ার কামিজ; t shirt, tshirt | টি শার্ট, টিশার্ট, গেঞ্জি; trousers, pants | প্যান্ট; hijab, headscarf | হিজাব; burqa | বোরকা;
scarf | স্কার্ফ, ওড়না; dupatta, orna | ওড়না; shawl | শাল, চাদর; bangle | চুড়ি, বালা; ear ring, jhumka | কানের দুল, দুল, ঝুমকা;
nose ring | নথ, নাকফুল; bindi | টিপ; alta | আলতা; sandal | স্যান্ডেল, চপ্পল; bag | ব্যাগ, থলে; wallet, purse | মানিব্যাগ, ওয়ালেট;
spectacles, eyeglasses | চশমা; fashion | ফ্যাশন; beauty | সৌন্দর্য, রূপ; perfume | সুগন্ধি, আতর, পারফিউম; salon, beauty parlour | সেলুন, পার্লার;
craft, handicraft | কারুশিল্প, হস্তশিল্প, কুটিরশিল্প; cane, rattan | বেত; basket | ঝুড়ি; mat | মাদুর, পাটি, চাটাই; shital pati | শীতলপাটি, শীতল পাটি;
hand fan | হাতপাখা; fan | ফ্যান, পাখা; rickshaw art, rickshaw painting | রিকশাচিত্র, রিকশা আর্ট; folk art | লোকশিল্প;
scroll painting, patachitra | পটচিত্র; ceramic | সিরামিক, চীনামাটি; brass | পিতল; metal | ধাতু; leather | চামড়া; jewel, gem | রত্ন, মণি;
diamond | হীরা, হিরা; pearl | মুক্তা, মুক্তো; emerald | পান্না; rope | দড়ি, রশি; batik | বাটিক; block print | ব্লক প্রিন্ট; boutique | বুটিক;
vermilion, sindoor | সিঁদুর; anklet | নূপুর, নুপুর; jewellery, jewelry | গহনা, গয়না; face mask, mask | মাস্ক; petticoat | পেটিকোট; blouse | ব্লাউজ;
sherwani | শেরওয়ানি; apron | অ্যাপ্রোন; gown | গাউন; gloves, glove | দস্তানা, গ্লাভস; accessories | অনুষঙ্গ; laundry | লন্ড্রি, কাপড় ধোয়া;
thread, yarn | সুতা, সুতো; shirt | শার্ট, জামা; makeup, cosmetics | মেকআপ, প্রসাধনী;
# Music and sounds.
bell | ঘণ্টা, ঘণ্টি; hour | ঘণ্টা; beat | বিট; sound effect | সাউন্ড ইফেক্ট, শব্দপ্রভাব; effect | ইফেক্ট, প্রভাব; percussion | তালবাদ্য;
cymbal | করতাল; dhol | ঢোল; ektara | একতারা; dotara | দোতারা; sitar | সেতার; harmonium | হারমোনিয়াম; conch | শঙ্খ, শাঁখ; baul | বাউল;
rabindra sangeet, tagore song | রবীন্দ্রসংগীত, রবীন্দ্রসঙ্গীত; folk song | লোকগীতি, লোকসংগীত, পল্লীগীতি; band | ব্যান্ড; concert | কনসার্ট;
singer | গায়ক, গায়িকা, কণ্ঠশিল্পী; dancer | নৃত্যশিল্পী, নর্তকী; background music | আবহসংগীত, আবহ সংগীত, ব্যাকগ্রাউন্ড মিউজিক;
ambience, ambient, atmosphere | আবহ; ringtone | রিংটোন; voice | কণ্ঠ, কণ্ঠস্বর, গলা; noise | কোলাহল, আওয়াজ; silence, quiet | নীরবতা, নীরব, নিস্তব্ধ;
applause, clap, clapping | হাততালি, করতালি; laugh, laughter | হাসি; cry, crying | কান্না; siren | সাইরেন; alarm | অ্যালার্ম;
microphone | মাইক, মাইক্রোফোন; birdsong, chirping | পাখির ডাক, কিচিরমিচির; chord | কর্ড; bass | বেস; dj | ডিজে; rehearsal | মহড়া;
practice | অনুশীলন, চর্চা; stage | মঞ্চ;
`;
