/**
 * Words for towns, homes, people, work, health, feelings and sport, in the format of words.ts: `english, … | বাংলা,
 * …;`.
 */
export const societyWords = `
# Towns, buildings, homes and transport.
bengal | বঙ্গ, বাংলা; old dhaka | পুরান ঢাকা, পুরনো ঢাকা, পুরোনো ঢাকা; capital | রাজধানী; district | জেলা;
parliament, sangsad | সংসদ, সংসদ ভবন, জাতীয় সংসদ; lalbagh fort | লালবাগ কেল্লা, লালবাগ; fort | কেল্লা, দুর্গ; ahsan manzil | আহসান মঞ্জিল;
curzon hall | কার্জন হল; padma bridge | পদ্মা সেতু; metro rail | মেট্রোরেল, মেট্রো রেল; flyover, overpass | ফ্লাইওভার, উড়ালসড়ক;
palace | প্রাসাদ, রাজবাড়ি, জমিদারবাড়ি; monument | স্মৃতিস্তম্ভ; landmark | দর্শনীয় স্থান; ruins, ruin | ধ্বংসাবশেষ; museum | জাদুঘর;
library | গ্রন্থাগার, পাঠাগার, লাইব্রেরি; park | পার্ক, উদ্যান; playground | খেলার মাঠ; neighbourhood, neighborhood | পাড়া, মহল্লা;
alley, lane | গলি; footpath, pavement, sidewalk | ফুটপাত; courtyard, yard | উঠান, উঠোন, আঙিনা; veranda, balcony | বারান্দা; roof, rooftop | ছাদ;
stairs, staircase | সিঁড়ি; floor | মেঝে, ফ্লোর; pillar, column | স্তম্ভ, খুঁটি, থাম; tin, corrugated iron | টিন, ঢেউটিন;
hut, cottage | কুঁড়েঘর, কুটির; apartment | ফ্ল্যাট, অ্যাপার্টমেন্ট; tower | টাওয়ার; real estate, property | আবাসন, রিয়েল এস্টেট;
architecture | স্থাপত্য; architect | স্থপতি; engineer | প্রকৌশলী, ইঞ্জিনিয়ার; interior | ইন্টেরিয়র, অন্দরসজ্জা; chair | চেয়ার, কেদারা;
bench | বেঞ্চ; sofa, couch | সোফা; bed | খাট, বিছানা, পালঙ্ক; bedroom | শোবার ঘর, বেডরুম; bathroom, toilet | বাথরুম, টয়লেট, গোসলখানা;
cupboard, wardrobe | আলমারি; curtain | পর্দা; broom | ঝাড়ু, ঝাঁটা; oven, stove | চুলা, উনুন; refrigerator, fridge | ফ্রিজ, রেফ্রিজারেটর;
object, thing | জিনিস, বস্তু; swing | দোলনা; warehouse | গুদাম, গোডাউন; haat | হাট; bus stop, bus stand | বাসস্ট্যান্ড, বাস স্টপ;
railway | রেলওয়ে, রেলপথ; van | ভ্যান; bullock cart, ox cart | গরুর গাড়ি; horse carriage, tomtom | টমটম, ঘোড়ার গাড়ি; steamer | স্টিমার;
trawler | ট্রলার; driver | ড্রাইভার, গাড়িচালক; passenger, commuter | যাত্রী; tourism | পর্যটন; tourist, traveller, traveler | পর্যটক, ভ্রমণকারী;
adventure, expedition | অভিযান, অ্যাডভেঞ্চার, রোমাঞ্চ; vacation, holiday | ছুটি, অবকাশ; continent | মহাদেশ; geography | ভূগোল; globe | গ্লোব;
saarc | সার্ক; north | উত্তর; south | দক্ষিণ; east | পূর্ব, পুব; west | পশ্চিম; sylhet | সিলেট; rajshahi | রাজশাহী; khulna | খুলনা;
barishal, barisal | বরিশাল; rangpur | রংপুর; mymensingh | ময়মনসিংহ; comilla, cumilla | কুমিল্লা; kolkata, calcutta | কলকাতা; padma | পদ্মা;
jamuna | যমুনা; meghna | মেঘনা; buriganga | বুড়িগঙ্গা; middle east | মধ্যপ্রাচ্য; region, area | অঞ্চল, এলাকা; residential | আবাসিক; lobby | লবি;
garage | গ্যারেজ; drawer | দেরাজ, ড্রয়ার; household | গৃহস্থালি, ঘরদোর; carpet, rug | গালিচা, কার্পেট; pillow, cushion | বালিশ, কুশন; iron | ইস্তিরি;
iron | লোহা; swimming pool | সুইমিং পুল; no smoking | ধূমপান নিষেধ; safari | সাফারি; hiking, trekking | হাইকিং, ট্রেকিং;
tuk tuk, auto rickshaw, autorickshaw | টুকটুক, অটো, অটোরিকশা; centre, center | কেন্দ্র, সেন্টার; stall | স্টল; abandoned | পরিত্যক্ত; truck, lorry | ট্রাক;
# People, work, school and shops.
profession, occupation, career | পেশা, ক্যারিয়ার; soldier, army | সৈনিক, সেনা, সেনাবাহিনী; lawyer, advocate | আইনজীবী, উকিল; law, legal | আইন;
judge | বিচারক; court | আদালত; tailor | দরজি, দর্জি; carpenter | কাঠমিস্ত্রি, ছুতার; blacksmith | কামার; potter | কুমার, কুমোর; weaver | তাঁতি;
barber | নাপিত; rickshaw puller | রিকশাওয়ালা, রিকশাচালক; hawker, vendor | ফেরিওয়ালা, হকার; shopkeeper | দোকানদার, দোকানি;
trader, businessman | ব্যবসায়ী; journalist, reporter | সাংবাদিক; writer, author | লেখক; poet | কবি; freelancer | ফ্রিল্যান্সার;
freelancing | ফ্রিল্যান্সিং; king | রাজা, বাদশাহ; queen | রানি, রানী; hero | নায়ক, বীর; leader, leadership | নেতা, নেতৃত্ব; team | দল, টিম;
community | সম্প্রদায়, কমিউনিটি; public | জনসাধারণ, পাবলিক; volunteer | স্বেচ্ছাসেবক, স্বেচ্ছাসেবী; charity, donation | দান, অনুদান;
election, vote, voting | নির্বাচন, ভোট; politics, political | রাজনীতি, রাজনৈতিক; government | সরকার; parents | বাবা মা, মা বাবা, অভিভাবক;
grandfather | দাদা; grandfather | নানা; grandmother | দাদি, দাদী; grandmother | নানি, নানী; uncle | চাচা, কাকা; uncle | মামা; aunt | খালা, মাসি;
aunt | চাচি, কাকি; aunt | ফুফু, পিসি; brother | ভাই; sister | বোন; son | ছেলে, পুত্র; daughter | মেয়ে, কন্যা; husband | স্বামী; wife | স্ত্রী;
youth, young | তরুণ, যুবক, তারুণ্য; elderly | বৃদ্ধ, প্রবীণ, বুড়ো; college | কলেজ; university | বিশ্ববিদ্যালয়, ভার্সিটি;
madrasa, madrasah | মাদ্রাসা; campus | ক্যাম্পাস; classroom | শ্রেণিকক্ষ, ক্লাসরুম; class | ক্লাস, শ্রেণি; exam, examination, test | পরীক্ষা;
result | ফলাফল, রেজাল্ট; graduation, convocation | সমাবর্তন; graduate | স্নাতক, গ্র্যাজুয়েট; workshop | কর্মশালা, ওয়ার্কশপ; admission | ভর্তি;
textbook | পাঠ্যবই, পাঠ্যপুস্তক; blackboard | ব্ল্যাকবোর্ড; chalk | চক, খড়ি; ruler | স্কেল, রুলার; eraser | ইরেজার, রাবার;
bookshop, bookstore | বইয়ের দোকান; book fair | বইমেলা, বই মেলা; read, reading | পড়া, পাঠ; write, writing | লেখা; answer | উত্তর, জবাব;
idea | ধারণা, আইডিয়া, ভাবনা; dream | স্বপ্ন; knowledge | জ্ঞান; laboratory, lab | গবেষণাগার, ল্যাব, পরীক্ষাগার; research | গবেষণা;
physics | পদার্থবিজ্ঞান; biology | জীববিজ্ঞান; number | সংখ্যা, নম্বর, নাম্বার; digit | অঙ্ক; statistics | পরিসংখ্যান; company | প্রতিষ্ঠান, কোম্পানি;
corporate | করপোরেট, কর্পোরেট; startup | স্টার্টআপ; promotion, campaign | প্রচার, প্রচারণা; sale, sell | বিক্রি, বিক্রয়;
discount, sale | ছাড়, মূল্যছাড়, ডিসকাউন্ট; offer | অফার; product | পণ্য, প্রোডাক্ট; customer, client | ক্রেতা, গ্রাহক, কাস্টমার; seller | বিক্রেতা;
retail | খুচরা; wholesale | পাইকারি; cash | নগদ, ক্যাশ; payment | পেমেন্ট, পরিশোধ; bkash | বিকাশ; mobile banking | মোবাইল ব্যাংকিং;
tax, vat | কর, ভ্যাট, ট্যাক্স; profit | লাভ, মুনাফা; loss | লোকসান, ক্ষতি; investment | বিনিয়োগ; loan | ঋণ; salary | বেতন; budget | বাজেট;
economy, economic | অর্থনীতি, অর্থনৈতিক; finance, financial | আর্থিক, ফাইন্যান্স; banknote | ব্যাংকনোট, নোট; piggy bank | মাটির ব্যাংক;
accounting | হিসাবরক্ষণ, অ্যাকাউন্টিং; report | প্রতিবেদন, রিপোর্ট; file | ফাইল, নথি; document | দলিল, নথি, কাগজপত্র; contract, agreement | চুক্তি;
signature | স্বাক্ষর, সই; application | আবেদন, দরখাস্ত; form | ফরম, ফর্ম; interview | সাক্ষাৎকার, ইন্টারভিউ; recruitment, hiring, vacancy | নিয়োগ;
conference | সম্মেলন, কনফারেন্স; seminar, webinar | সেমিনার, ওয়েবিনার; notice | নোটিশ, বিজ্ঞপ্তি; announcement | ঘোষণা; plan, planning | পরিকল্পনা;
goal, target | লক্ষ্য; success | সাফল্য, সফলতা; growth | বৃদ্ধি; development | উন্নয়ন; award, prize, reward | পুরস্কার; courier | কুরিয়ার;
post office | ডাকঘর, পোস্ট অফিস; garment | গার্মেন্টস; supermarket | সুপারশপ, সুপারমার্কেট; shopping mall | শপিং মল, বিপণিবিতান;
grocery | মুদি, মুদিদোকান; pharmacy | ফার্মেসি, ওষুধের দোকান; ledger | খতিয়ান, হিসাবের খাতা; novel | উপন্যাস; rhyme, nursery rhyme | ছড়া;
farmer | চাষি, চাষী, কৃষক; survey | জরিপ; waiting, wait | অপেক্ষা; editorial | সম্পাদকীয়; colleague, coworker | সহকর্মী;
champion, winner | চ্যাম্পিয়ন, বিজয়ী; rules, rule | নিয়ম; repair | মেরামত; agency | এজেন্সি; workplace | কর্মক্ষেত্র, কর্মস্থল;
diversity | বৈচিত্র্য; sketchbook | খেরোখাতা, স্কেচবুক; equipment | সরঞ্জাম; cargo, freight | মালামাল, কার্গো, মালপত্র; nursery | নার্সারি;
dozen | ডজন; counter | কাউন্টার; stationery | স্টেশনারি;
# Body, health, feelings and sport.
medical, treatment | চিকিৎসা, মেডিকেল; patient | রোগী; disease, illness | রোগ, অসুখ, ব্যাধি; sick, ill | অসুস্থ; fever | জ্বর; pain | ব্যথা, বেদনা;
blood donation | রক্তদান; vaccine | টিকা, ভ্যাকসিন; injection, syringe | ইনজেকশন, সিরিঞ্জ; tablet, pill | বড়ি, ট্যাবলেট;
corona, covid | করোনা, কোভিড; infection | সংক্রমণ; hygiene, cleanliness | পরিচ্ছন্নতা, স্বাস্থ্যবিধি; clean | পরিষ্কার, পরিচ্ছন্ন;
protection | সুরক্ষা; care | যত্ন, পরিচর্যা, সেবা; service | সেবা, সার্ভিস; dentist | দন্তচিকিৎসক, ডেন্টিস্ট, দাঁতের ডাক্তার; tongue | জিহ্বা, জিভ;
finger | আঙুল, আঙ্গুল; skull | খুলি, করোটি; brain | মস্তিষ্ক, মগজ; lung | ফুসফুস; stomach, belly | পেট; skin | ত্বক, চামড়া; beard | দাড়ি;
moustache, mustache | গোঁফ; pregnant, pregnancy | গর্ভবতী, গর্ভাবস্থা; disability, disabled | প্রতিবন্ধী;
exercise, workout, fitness | ব্যায়াম, শরীরচর্চা; gym | জিম, ব্যায়ামাগার; yoga | যোগব্যায়াম, ইয়োগা; emotion, feeling | অনুভূতি, আবেগ;
joy, happiness | আনন্দ, সুখ; fun | মজা; anger, angry | রাগ, রাগী, ক্রোধ; fear, scared | ভয়; surprise, surprised | বিস্ময়, অবাক, চমক;
shy | লাজুক, লজ্জা; hope | আশা; calm, peaceful | শান্ত; lonely, alone | একা, একাকী, নিঃসঙ্গ; memory | স্মৃতি; nostalgia | নস্টালজিয়া, স্মৃতিকাতরতা;
friendship | বন্ধুত্ব; mood | মেজাজ, মুড; kiss | চুমু, চুম্বন; hug | আলিঙ্গন, কোলাকুলি; sleep | ঘুম; life | জীবন;
everyday, daily | দৈনন্দিন, প্রতিদিন, দৈনিক; hangout, gossip | আড্ডা; entertainment | বিনোদন; leisure | অবসর; player | খেলোয়াড়;
world cup | বিশ্বকাপ; tournament | টুর্নামেন্ট; match | ম্যাচ; bat | ব্যাট; bat | বাদুড়; race | রেস, দৌড় প্রতিযোগিতা; run, running | দৌড়, দৌড়ানো;
contest, competition | প্রতিযোগিতা; swim, swimming | সাঁতার; kabaddi | কাবাডি, হাডুডু; wrestling | কুস্তি; chess | দাবা; carrom | ক্যারম;
ludo | লুডু, লুডো; circus | সার্কাস; magic | জাদু, যাদু, ম্যাজিক; merry go round, ferris wheel | নাগরদোলা; puppet | পুতুলনাচ, পাপেট;
travel agency | ট্রাভেল এজেন্সি; disaster | দুর্যোগ; warning, alert | সতর্কতা, সতর্কবার্তা; pollution | দূষণ;
recycling, recycle | পুনর্ব্যবহার, রিসাইকেল; sustainable | টেকসই; energy | শক্তি; fuel | জ্বালানি; solar | সৌর; planet | গ্রহ;
galaxy | ছায়াপথ, গ্যালাক্সি; science fiction, sci fi | কল্পবিজ্ঞান, সায়েন্স ফিকশন; future | ভবিষ্যৎ; medieval | মধ্যযুগীয়, মধ্যযুগ;
century | শতাব্দী, শতক; mughal | মোগল, মুঘল; sultan | সুলতান; sword | তলোয়ার, তরবারি; astrology, horoscope | জ্যোতিষ, রাশিফল; starry | তারাভরা;
anatomy | শারীরস্থান, অঙ্গসংস্থান; wellness | সুস্থতা; pose | ভঙ্গি; gesture | ইশারা; touch | স্পর্শ, ছোঁয়া; dice | পাশা; athletics | অ্যাথলেটিকস;
reaction | প্রতিক্রিয়া; patience | ধৈর্য, সবুর; humour, humor | হাস্যরস, রসবোধ; joke | কৌতুক, রসিকতা; constellation | নক্ষত্রমণ্ডল;
zodiac, zodiac sign | রাশি, রাশিচক্র; dinosaur | ডাইনোসর; lip | ঠোঁট; foot, leg | পা;
`;
