/** Words for animals, plants, land, sky and materials, in the format of words.ts: `english, … | বাংলা, …;`. */
export const natureWords = `
# Animals.
woodpecker | কাঠঠোকরা; vulture | শকুন; swan, goose | রাজহাঁস; hornbill | ধনেশ; weaver bird, baya | বাবুই, বাবুই পাখি; tailorbird | টুনটুনি;
drongo | ফিঙে; sunbird, hummingbird | মৌটুসি; quail | কোয়েল; cormorant | পানকৌড়ি; waterhen, moorhen | ডাহুক;
migratory bird, winter bird | অতিথি পাখি, পরিযায়ী পাখি; beak | চঞ্চু; cage | খাঁচা; mongoose | বেজি, নেউল; otter | ভোঁদড়, উদবিড়াল; langur | হনুমান;
porcupine | সজারু; mule | খচ্চর; hippo, hippopotamus | জলহস্তী; rhino, rhinoceros | গন্ডার; python | অজগর; cobra | গোখরা, গোখরো; shark | হাঙর;
starfish | তারামাছ; coral, coral reef, reef | প্রবাল, প্রবালপ্রাচীর; pangas, pangasius | পাঙাশ, পাঙ্গাস; tilapia | তেলাপিয়া; pabda | পাবদা;
boal | বোয়াল; puti | পুঁটি; pomfret | রূপচাঁদা; fishing net | মাছ ধরার জাল, জাল; fishing, fishing rod | মাছ ধরা, বড়শি, ছিপ; housefly | মাছি;
cockroach | তেলাপোকা; caterpillar | শুঁয়োপোকা; scorpion | বিচ্ছু, কাঁকড়াবিছা; paw, paw print, footprint | থাবা, পায়ের ছাপ; tail | লেজ;
cub, baby animal | শাবক, ছানা; cattle market, cow market | গরুর হাট, কোরবানির হাট, পশুর হাট; livestock, cattle | গবাদিপশু; dairy | দুগ্ধজাত, ডেইরি;
poultry farm | মুরগির খামার, পোলট্রি;
# Plants, fruits and vegetables.
melon, cantaloupe | বাঙ্গি, ফুটি; grape | আঙুর, আঙ্গুর; mandarin, tangerine | কমলালেবু; jujube, boroi | বরই, কুল; star fruit, carambola | কামরাঙা;
custard apple | আতা, শরিফা; bael | বেল; wood apple | কদবেল, কতবেল; amla, gooseberry | আমলকী, আমলকি; sapodilla | সফেদা;
pomelo, grapefruit | জাম্বুরা, বাতাবি লেবু; dragon fruit | ড্রাগন ফল; fig | ডুমুর; sugarcane | আখ, ইক্ষু; citrus | লেবুজাতীয়; radish | মুলা;
spinach | পালংশাক, পালং শাক; pointed gourd | পটোল, পটল; drumstick tree, moringa | সজনে, সজিনা; taro, arum | কচু; sweet potato | মিষ্টি আলু;
pea, green pea | মটরশুঁটি; corn, maize | ভুট্টা; bay leaf | তেজপাতা; mint | পুদিনা; sesame | তিল; saffron | জাফরান; teak | সেগুন; mahogany | মেহগনি;
peepal, pipal | অশ্বত্থ; casuarina | ঝাউ; cedar | দেবদারু; champa, magnolia | চাঁপা; bakul | বকুল; gardenia, gandharaj | গন্ধরাজ;
bougainvillea | বাগানবিলাস; chrysanthemum | চন্দ্রমল্লিকা; dahlia | ডালিয়া; daisy | ডেইজি; butterfly pea, aparajita | অপরাজিতা;
periwinkle | নয়নতারা; golden shower, sonalu | সোনালু; jarul | জারুল; mango blossom | আমের মুকুল, মুকুল; fern | ফার্ন; cactus, succulent | ক্যাকটাস;
creeper, vine | লতা, লতানো গাছ; herb, herbal | ভেষজ, ঔষধি; thorn | কাঁটা; sapling, seedling | চারাগাছ, চারা;
tree planting, tree plantation | বৃক্ষরোপণ, গাছ লাগানো; moss | শ্যাওলা; house plant, indoor plant, potted plant | টবের গাছ, ঘরের গাছ;
paddy field, rice field | ধানখেত, ধানক্ষেত;
# Land, sky and disasters.
valley | উপত্যকা; delta | বদ্বীপ; estuary, river mouth | মোহনা, নদীমোহনা; tide | জোয়ার ভাটা, জোয়ার; glacier | হিমবাহ; cliff | খাড়া পাহাড়;
horizon | দিগন্ত; erosion, river erosion | নদীভাঙন, ভাঙন; landslide | পাহাড়ধস, ভূমিধস;
global warming, climate change, climate crisis | জলবায়ু পরিবর্তন, বৈশ্বিক উষ্ণায়ন; air pollution, smog | বায়ুদূষণ; plastic | প্লাস্টিক;
eco friendly, environmentally friendly | পরিবেশবান্ধব; ecology, ecosystem | বাস্তুসংস্থান, বাস্তুতন্ত্র;
renewable energy, clean energy | নবায়নযোগ্য শক্তি; solar panel, solar power, solar energy | সৌরবিদ্যুৎ, সোলার প্যানেল, সৌরশক্তি;
hail, hailstorm | শিলাবৃষ্টি; tornado, whirlwind | টর্নেডো, ঘূর্ণিবায়ু; heatwave, heat wave | তাপপ্রবাহ, দাবদাহ; overcast, cloudy | মেঘলা;
thunderstorm, thunder | বজ্রঝড়, বজ্রপাত; rescue | উদ্ধার; emergency | জরুরি, জরুরি অবস্থা; eclipse | সূর্যগ্রহণ, চন্দ্রগ্রহণ;
meteor, shooting star | উল্কা; astronomy | জ্যোতির্বিজ্ঞান, জ্যোতির্বিদ্যা; telescope | টেলিস্কোপ, দূরবিন; binoculars | দূরবিন, বাইনোকুলার;
golden hour | সোনালি আলো, গোল্ডেন আওয়ার;
# Materials and surfaces.
granite | গ্রানাইট; concrete | কংক্রিট; cement | সিমেন্ট; slate | স্লেট; pebble, gravel | নুড়ি, নুড়িপাথর; plank | তক্তা, কাঠের তক্তা;
wood grain, wood texture | কাঠের টেক্সচার; rust, rusty | মরচে, জং; crack, cracked | ফাটল, চিড়; plaster | পলেস্তারা, প্লাস্টার; denim | ডেনিম;
jeans | জিন্স; linen | লিনেন; velvet | মখমল; satin | সাটিন; lace | লেইস; sequin, glitter | চুমকি, গ্লিটার; foil, gold foil | ফয়েল;
steel | ইস্পাত, স্টিল; copper | তামা; bronze | ব্রোঞ্জ; glass | কাচ; crystal | স্ফটিক, ক্রিস্টাল;
kraft paper, brown paper | ক্রাফট পেপার, বাদামি কাগজ; cardboard | কার্ডবোর্ড, পিচবোর্ড; parquet, wood floor, wooden floor | কাঠের মেঝে;
asphalt | পিচ, পিচঢালা; tiles, floor tile | টাইলস;
`;
