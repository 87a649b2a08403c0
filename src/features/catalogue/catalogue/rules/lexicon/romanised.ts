/** Common Latin spellings of Bangla words: `latin = বাংলা;`. */
export const romanised = `
pakhi = পাখি; pakhee = পাখি; phul = ফুল; ful = ফুল; shapla = শাপলা; sapla = শাপলা; dhaka = ঢাকা; bristi = বৃষ্টি; brishti = বৃষ্টি; nodi = নদী;
nadi = নদী; chobi = ছবি; chhobi = ছবি; sobi = ছবি; alpona = আলপনা; alpana = আলপনা; rickshaw = রিকশা; riksha = রিকশা; riksa = রিকশা; gach = গাছ;
gachh = গাছ; mach = মাছ; machh = মাছ; bagh = বাঘ; hati = হাতি; haathi = হাতি; horin = হরিণ; ghora = ঘোড়া; goru = গরু; chagol = ছাগল; biral = বিড়াল;
kukur = কুকুর; murgi = মুরগি; hash = হাঁস; projapoti = প্রজাপতি; prajapati = প্রজাপতি; moumachi = মৌমাছি; mayur = ময়ূর; moyur = ময়ূর;
pencha = পেঁচা; shap = সাপ; bang = ব্যাঙ; kumir = কুমির; banor = বানর; shingho = সিংহ; akash = আকাশ; chand = চাঁদ; chad = চাঁদ; tara = তারা;
shurjo = সূর্য; surjo = সূর্য; megh = মেঘ; jhor = ঝড়; pahar = পাহাড়; shomudro = সমুদ্র; samudra = সমুদ্র; pani = পানি; jol = জল; agun = আগুন;
mati = মাটি; bon = বন; jongol = জঙ্গল; gram = গ্রাম; shohor = শহর; shahar = শহর; rasta = রাস্তা; bari = বাড়ি; ghor = ঘর; dokan = দোকান;
bazar = বাজার; haat = হাট; nouka = নৌকা; nowka = নৌকা; gari = গাড়ি; cycle = সাইকেল; train = ট্রেন; bus = বাস; biman = বিমান; jahaj = জাহাজ; eid = ঈদ;
ramadan = রমজান; romjan = রমজান; masjid = মসজিদ; moshjid = মসজিদ; mondir = মন্দির; puja = পূজা; pujo = পূজো;
durga = দুর্গা; pohela = পহেলা; poila = পয়লা; boishakh = বৈশাখ; baishakh = বৈশাখ; nobobarsho = নববর্ষ; noboborsho = নববর্ষ; utsob = উৎসব;
mela = মেলা; biye = বিয়ে; bie = বিয়ে; bou = বউ; bor = বর; shari = শাড়ি; sari = শাড়ি; saree = শাড়ি; panjabi = পাঞ্জাবি; kapor = কাপড়;
juta = জুতা; topi = টুপি; tupi = টুপি;
rikshaw = রিকশা; hathi = হাতি; murghi = মুরগি; moyour = ময়ূর; shurjyo = সূর্য; suraj = সূর্য; noka = নৌকা; moish = মহিষ; moina = ময়না;
paira = পায়রা; kochop = কচ্ছপ; joshna = জোছনা; ied = ঈদ; musjid = মসজিদ; jainamaz = জায়নামাজ; ifter = ইফতার; fagun = ফাল্গুন;
hilsha = ইলিশ; birani = বিরিয়ানি; khichri = খিচুড়ি; fuska = ফুচকা; jilabi = জিলাপি; dahi = দই; moris = মরিচ; chaul = চাল; moida = ময়দা;
gosth = গোশত; iskul = স্কুল; biggan = বিজ্ঞান; bigyan = বিজ্ঞান; gyan = জ্ঞান; biggapon = বিজ্ঞাপন; bigyapon = বিজ্ঞাপন;
bigyapti = বিজ্ঞপ্তি; biggopti = বিজ্ঞপ্তি; bebsha = ব্যবসা; bebsa = ব্যবসা; chakuri = চাকরি; sakri = চাকরি; hiseb = হিসাব; dakter = ডাক্তার;
betha = ব্যথা; beyam = ব্যায়াম; hridoi = হৃদয়; ridoy = হৃদয়; subhechha = শুভেচ্ছা; shubhechha = শুভেচ্ছা; oitijjo = ঐতিহ্য;
oitijho = ঐতিহ্য; prochhod = প্রচ্ছদ; prochod = প্রচ্ছদ; vhasha = ভাষা; ekushay = একুশে; muktijudho = মুক্তিযুদ্ধ; bijoi = বিজয়; purano = পুরোনো;
yatra = যাত্রা; jnala = জানালা; aina = আয়না; angthi = আংটি;
`;
