/**
 * Words for family, feelings, health, sport, school, food, things at home, months and feasts, in the format of
 * words.ts: `english, … | বাংলা, …;`.
 */
export const lifeWords = `
# Family and feelings.
grandparents, grandparent | দাদা দাদি, নানা নানি; grandfather, grandpa | দাদু; grandmother, grandma | দিদা, ঠাকুমা; grandson, grandchild | নাতি;
granddaughter | নাতনি; cousin | চাচাতো ভাই, মামাতো ভাই, কাজিন; nephew | ভাতিজা, ভাগনে; niece | ভাতিজি, ভাগনি; father, dad, papa | বাবা, আব্বা;
mother, mom, mum | মা, আম্মা; sibling | ভাইবোন; father in law | শ্বশুর; mother in law | শাশুড়ি; twins, twin | যমজ; orphan | এতিম; widow | বিধবা;
neighbour, neighbor | প্রতিবেশী; guest | অতিথি, মেহমান; teenager, teen, adolescent | কিশোর, কিশোরী; adult | প্রাপ্তবয়স্ক; childhood | শৈশব, ছেলেবেলা;
motherhood, maternity | মাতৃত্ব; parenting | সন্তান পালন, প্যারেন্টিং; relationship | সম্পর্ক; audience, spectator, crowd | দর্শক, জনতা;
self portrait, selfie | সেলফি; bored, boring | একঘেয়ে; tired, exhausted | ক্লান্ত, ক্লান্তি; sleepy, drowsy | ঘুম ঘুম, ঘুমঘুম; confused, confusion | বিভ্রান্ত, বিভ্রান্তি;
worried, anxious, anxiety, worry | দুশ্চিন্তা, উদ্বেগ, উদ্বিগ্ন; stress | মানসিক চাপ, চাপ; depression | বিষণ্নতা, ডিপ্রেশন;
mental health | মানসিক স্বাস্থ্য; proud, pride | গর্ব, গর্বিত; brave, courage, bravery | সাহস, সাহসী; excited, excitement | উত্তেজনা, উচ্ছ্বাস;
sorry, apology | দুঃখিত, ক্ষমা; gratitude, grateful | কৃতজ্ঞতা, কৃতজ্ঞ; respect, honour, honor | সম্মান, শ্রদ্ধা; kindness | দয়া, দয়ালু;
motivation, inspiration | অনুপ্রেরণা, মোটিভেশন; good luck, best wishes | শুভকামনা; luck, lucky | ভাগ্য, সৌভাগ্য;
farewell, goodbye | বিদায়, বিদায় সংবর্ধনা; condolence, mourning | শোক, শোকবার্তা; birth | জন্ম; mood, emotion, feeling | মেজাজ, অনুভূতি;
silence, silent | নীরবতা; relaxing, relax, rest | বিশ্রাম, আরাম; friendly | বন্ধুসুলভ, আন্তরিক;
# Health and body.
diabetes | ডায়াবেটিস; cancer | ক্যানসার, ক্যান্সার; dengue | ডেঙ্গু; cough | কাশি; flu, common cold | সর্দি, সর্দিকাশি; headache | মাথাব্যথা;
diarrhoea, diarrhea | ডায়রিয়া; asthma | হাঁপানি, অ্যাজমা; injury, wound | আঘাত, ক্ষত; bandage | ব্যান্ডেজ; first aid | প্রাথমিক চিকিৎসা;
blood group, blood type | রক্তের গ্রুপ; blood pressure | রক্তচাপ; heart disease, heart attack, cardiology | হৃদরোগ, হার্ট অ্যাটাক;
x ray, radiology | এক্স রে; operation, surgery | অস্ত্রোপচার, অপারেশন, সার্জারি; microscope | অণুবীক্ষণ যন্ত্র, মাইক্রোস্কোপ; saline, ors | স্যালাইন;
prescription | প্রেসক্রিপশন, ব্যবস্থাপত্র; bacteria, germ, microbe | ব্যাকটেরিয়া, জীবাণু; sanitiser, sanitizer | স্যানিটাইজার;
hand washing, handwash | হাত ধোয়া; ppe, protective equipment, safety gear | পিপিই, সুরক্ষা সরঞ্জাম; nutrition | পুষ্টি; diet | ডায়েট, পথ্য;
meditation | ধ্যান, মেডিটেশন; massage | মালিশ, ম্যাসাজ; spa | স্পা; skincare, skin care | ত্বকের যত্ন, স্কিনকেয়ার;
hairdresser, hairstylist | চুলের স্টাইলিস্ট, হেয়ারড্রেসার; haircut | চুল কাটা, হেয়ারকাট; nail polish | নেইল পলিশ; kidney | কিডনি, বৃক্ক;
liver | যকৃৎ, কলিজা, লিভার; bone | হাড়, অস্থি; muscle | পেশি, মাংসপেশি; tooth, dental, dentistry | দাঁত, দন্ত;
pregnancy, pregnant, maternity | গর্ভাবস্থা, প্রসূতি; vaccination, immunization, vaccine | টিকাদান, টিকা;
public health, community health | জনস্বাস্থ্য; family planning | পরিবার পরিকল্পনা; old age home | বৃদ্ধাশ্রম;
medical equipment, medical instruments, surgical instruments | চিকিৎসা সরঞ্জাম; capsule | ক্যাপসুল;
# Sport and games.
athlete, sportsman, sportsperson, player | খেলোয়াড়, ক্রীড়াবিদ, অ্যাথলেট; boxing, boxer | মুষ্টিযুদ্ধ, বক্সিং;
karate, martial arts | কারাতে, মার্শাল আর্ট; cycling | সাইকেল চালানো, সাইক্লিং; skating, skateboard | স্কেটিং, স্কেটবোর্ড;
batsman, batter | ব্যাটসম্যান, ব্যাটার; bowler | বোলার; wicket, stumps | উইকেট, স্টাম্প; umpire, referee | আম্পায়ার, রেফারি;
goalkeeper, goalie | গোলরক্ষক, গোলকিপার; captain | অধিনায়ক, ক্যাপ্টেন; medal | পদক, মেডেল; scoreboard | স্কোরবোর্ড;
fixture, match schedule | খেলার সূচি, ফিক্সচার; league | লিগ; sports fan, cricket fan, football fan | সমর্থক, ভক্ত;
gymnastics, gymnast | জিমন্যাস্টিকস; archery, archer | তীরন্দাজি, তীরন্দাজ; hide and seek | লুকোচুরি; video game, computer game | ভিডিও গেম;
gamer | গেমার; board game | বোর্ড গেম; playing cards, card game | তাস;
# School.
syllabus, curriculum | সিলেবাস, পাঠ্যসূচি, পাঠ্যক্রম; homework, assignment | বাড়ির কাজ, হোমওয়ার্ক, অ্যাসাইনমেন্ট;
question paper, exam paper | প্রশ্নপত্র; report card, marksheet, mark sheet | মার্কশিট, ফলাফলপত্র; scholarship, stipend | বৃত্তি, স্কলারশিপ;
degree, diploma | ডিগ্রি, ডিপ্লোমা; lesson, lecture | পাঠ, লেকচার; course | কোর্স; uniform | ইউনিফর্ম; algebra | বীজগণিত; grammar | ব্যাকরণ;
dictionary | অভিধান; spelling | বানান; essay | রচনা, প্রবন্ধ; coaching centre, tuition | কোচিং সেন্টার, টিউশন;
online class, elearning, online learning | অনলাইন ক্লাস, ই লার্নিং; kindergarten, preschool, playgroup | কিন্ডারগার্টেন, প্লে গ্রুপ;
crayon, colour pencil, coloured pencil | রংপেন্সিল, ক্রেয়ন; paintbrush | তুলি, রংতুলি;
art supplies, art materials, paintbox | আঁকার সরঞ্জাম, রংবাক্স; glue, paste | আঠা; debate | বিতর্ক; quiz | কুইজ; experiment | পরীক্ষণ, এক্সপেরিমেন্ট;
atom, molecule | পরমাণু, অণু; engineering | প্রকৌশল, ইঞ্জিনিয়ারিং; psychology | মনোবিজ্ঞান; philosophy | দর্শনশাস্ত্র;
storybook, story book | গল্পের বই; fairy tale, folk tale | রূপকথা, লোককাহিনি; abc, english alphabet | ইংরেজি বর্ণমালা; vowel | স্বরবর্ণ;
consonant | ব্যঞ্জনবর্ণ; noticeboard, notice board, bulletin board | নোটিশ বোর্ড;
# Food and drink.
snack, snacks | নাশতা, স্ন্যাকস; noodles, chow mein | নুডলস, চাওমিন; pasta, spaghetti | পাস্তা; soup | স্যুপ; french fries, fries | ফ্রেঞ্চ ফ্রাই;
fried chicken | ফ্রায়েড চিকেন, মুরগি ভাজা; grill, barbecue, bbq | গ্রিল, বারবিকিউ; mutton | খাসির মাংস; roast | রোস্ট; tehari | তেহারি;
korma | কোরমা; nihari | নিহারি; chotpoti | চটপটি; haleem | হালিম; bakarkhani | বাকরখানি; borhani | বোরহানি; lassi | লাচ্ছি, লাস্যি; faluda | ফালুদা;
chanachur | চানাচুর; puri, luchi | পুরি, লুচি; panta bhat, panta | পান্তা, পান্তাভাত; chomchom | চমচম; gulab jamun | গোলাপজাম; laddu, ladoo | লাড্ডু;
halwa, halua | হালুয়া; cream | ক্রিম, সর; vinegar | সিরকা; sauce, ketchup | সস, কেচাপ; spicy | ঝাল, মসলাদার; sour | টক;
delicious, tasty, yummy | সুস্বাদু, মজাদার; vegetarian, vegan | নিরামিষ; halal | হালাল; soft drink, soda, cold drink | কোমল পানীয়, কোল্ড ড্রিংক;
milk tea | দুধ চা; lemonade | লেবুর শরবত; catering | ক্যাটারিং; picnic | পিকনিক, বনভোজন, চড়ুইভাতি; fork | কাঁটাচামচ;
cutlery | ছুরি কাঁটাচামচ, কাটলারি; kettle | কেটলি; jar | বয়াম; organic food | অর্গানিক খাবার; baking | বেকিং; brunch | ব্রাঞ্চ; ingredient | উপকরণ;
# Clothes and things at home.
coat, jacket | কোট, জ্যাকেট; sweater, jumper, pullover | সোয়েটার; skirt | স্কার্ট; frock | ফ্রক; belt | বেল্ট; handkerchief | রুমাল;
raincoat | রেইনকোট, বর্ষাতি; handbag, ladies bag | হ্যান্ডব্যাগ, ভ্যানিটি ব্যাগ; sunglasses | রোদচশমা, সানগ্লাস; bracelet | ব্রেসলেট;
crown, tiara | মুকুট, তাজ; living room, drawing room, lounge | বসার ঘর, ড্রয়িংরুম; dining room, dining table | খাবার ঘর, খাবার টেবিল;
bulb, light bulb | বাল্ব; tap, faucet | পানির কল; towel | তোয়ালে; toothbrush | টুথব্রাশ; comb, hairbrush | চিরুনি; mosquito net | মশারি;
sewing machine | সেলাই মেশিন; washing machine | ওয়াশিং মেশিন; television, tv | টেলিভিশন, টিভি; air conditioner, ac | এসি, শীতাতপ;
torch, flashlight | টর্চ; stool, mora | মোড়া, টুল; shelf, bookshelf, bookcase, rack | তাক, বইয়ের তাক, শেলফ; nail | পেরেক;
spade, shovel | কোদাল, বেলচা; sickle | কাস্তে; plough, plow | লাঙল; tractor | ট্রাক্টর; saw | করাত; screwdriver | স্ক্রু ড্রাইভার;
wrench, spanner | রেঞ্চ; cradle, crib, baby bed | দোলনা; diaper, nappy | ডায়াপার; stroller, pram, pushchair | স্ট্রলার;
teddy bear, soft toy, plush | টেডি বিয়ার; barometer | ব্যারোমিটার; gauge, meter, dial | মিটার, ডায়াল; figurine, statue | মূর্তি;
# Months, seasons, feasts and days.
week | সপ্তাহ; weekend | সপ্তাহান্ত, ছুটির দিন; weekly | সাপ্তাহিক; yearly, annual | বার্ষিক; joishtho, jyaistha | জ্যৈষ্ঠ; bhadro, bhadra | ভাদ্র;
ashwin, ashshin | আশ্বিন; kartik | কার্তিক; ogrohayon, agrahayan | অগ্রহায়ণ; poush | পৌষ; magh | মাঘ; choitro, chaitra | চৈত্র;
rainy season, monsoon | বর্ষাকাল, বর্ষা; summer, summertime | গ্রীষ্মকাল; winter, wintertime | শীতকাল; spring, springtime | বসন্তকাল; autumn | শরৎকাল;
late autumn | হেমন্ত; janmashtami | জন্মাষ্টমী; saraswati puja | সরস্বতী পূজা; lakshmi puja | লক্ষ্মীপূজা, লক্ষ্মী পূজা; mahalaya | মহালয়া;
bijoya dashami, dussehra | বিজয়া দশমী; raksha bandhan, rakhi | রাখি, রাখিবন্ধন; shiva | শিব; bhagavad gita | গীতা;
hindu, hinduism | হিন্দু, হিন্দুধর্ম, সনাতন; buddhist, buddhism | বৌদ্ধ, বৌদ্ধধর্ম; christian, christianity | খ্রিস্টান, খ্রিষ্টান, খ্রিস্টধর্ম;
probarona purnima | প্রবারণা পূর্ণিমা; easter | ইস্টার; jesus, christ | যিশু, যীশু; bible | বাইবেল; christmas tree | ক্রিসমাস ট্রি;
santa claus, santa | সান্তা ক্লজ; merry christmas | শুভ বড়দিন; christmas, xmas | বড়দিন, ক্রিসমাস; kaaba, mecca, makkah | কাবা, মক্কা;
medina | মদিনা; umrah | ওমরাহ; prophet | নবী, রাসুল; laylat al qadr, shab e qadr | শবে কদর; shab e meraj | শবে মেরাজ;
jumma, friday prayer | জুমা, জুমাবার; tarabi, taraweeh | তারাবি; chand raat | চাঁদরাত; salami, eidi | সালামি, ঈদি; fitra | ফিতরা;
eid card, eid greeting | ঈদ কার্ড, ঈদের কার্ড, ঈদ শুভেচ্ছা; eid invitation, eid dawat | ঈদের দাওয়াত, ঈদ নিমন্ত্রণ;
prayer time, salat time | নামাজের সময়সূচি; ramadan calendar, iftar time, sehri time | রমজানের ক্যালেন্ডার, সেহরি ইফতারের সময়সূচি;
aqiqah, akika | আকিকা; rice ceremony, annaprashan | অন্নপ্রাশন, মুখেভাত; circumcision | সুন্নতে খতনা, খতনা;
engagement, ring ceremony, betrothal | এনগেজমেন্ট, বাগদান, আংটি বদল; mehndi, mehendi, henna | মেহেদি, মেহেন্দি;
save the date | সেভ দ্য ডেট, তারিখ মনে রাখুন; biju, baisabi | বিজু, বৈসাবি; poush mela | পৌষমেলা; shakrain, kite festival | সাকরাইন, ঘুড়ি উৎসব;
chaitra sankranti | চৈত্রসংক্রান্তি; boishakhi fair | বৈশাখী মেলা; pitha festival | পিঠা উৎসব; rabindranath, tagore | রবীন্দ্রনাথ; nazrul | নজরুল;
lalon | লালন; bangabandhu, sheikh mujib | বঙ্গবন্ধু, শেখ মুজিব; national anthem | জাতীয় সংগীত; teachers day | শিক্ষক দিবস; father's day | বাবা দিবস;
children's day | শিশু দিবস; environment day, earth day | পরিবেশ দিবস, ধরিত্রী দিবস; friendship day | বন্ধু দিবস; reunion, get together | পুনর্মিলনী;
birthday party, birthday celebration | জন্মদিনের অনুষ্ঠান; costume | কস্টিউম;
# Other everyday words.
friend, buddy, pal, companion | বন্ধু, সঙ্গী; tea, chai | চা;
toolbox, toolkit, tool kit | টুলবক্স, যন্ত্রের বাক্স; science, scientific | বিজ্ঞান, বৈজ্ঞানিক; wellness, wellbeing | সুস্থতা, ভালো থাকা; lily | লিলি;
mandir, temple | মন্দির; masjid, mosque | মসজিদ; namaz, salah, salat, prayer | নামাজ; thakur, deity | ঠাকুর, দেবতা; roza, sawm | রোজা;
marriage anniversary, wedding anniversary | বিবাহবার্ষিকী; magic potion, potion, elixir | জাদুর পানীয়; trophy, winners cup | ট্রফি;
entertainment, amusement | বিনোদন; handloom | তাঁত, তাঁতের কাপড়; bandana, headband | মাথার রুমাল, ব্যান্ডানা;
`;
