/** Words for occupations, offices, trade, payments and society, in the format of words.ts: `english, … | বাংলা, …;`. */
export const workWords = `
# Occupations.
pilot | পাইলট, বৈমানিক; sailor, seaman | নাবিক; police, policeman, cop | পুলিশ; firefighter, fireman | দমকলকর্মী, ফায়ারফাইটার;
fire service, fire brigade | দমকল, ফায়ার সার্ভিস; astronaut, cosmonaut | নভোচারী, মহাকাশচারী; painter | চিত্রশিল্পী, চিত্রকর; sculptor | ভাস্কর;
musician | বাদক, মিউজিশিয়ান, সংগীতশিল্পী; actor, actress | অভিনেতা, অভিনেত্রী; plumber | প্লাম্বার, পানির মিস্ত্রি;
electrician | ইলেকট্রিশিয়ান, বিদ্যুৎমিস্ত্রি; mason, bricklayer | রাজমিস্ত্রি; mechanic | মেকানিক, মিস্ত্রি;
goldsmith, jeweller, jeweler | স্বর্ণকার, জুয়েলার; butcher | কসাই; cobbler, shoemaker | মুচি; washerman | ধোপা;
cleaner, sweeper | পরিচ্ছন্নতাকর্মী, ঝাড়ুদার; gardener | মালি; milkman | গোয়ালা, দুধওয়ালা; waiter, waitress | ওয়েটার;
receptionist | রিসেপশনিস্ট, অভ্যর্থনাকারী; guard, security guard, watchman | দারোয়ান, প্রহরী, নিরাপত্তাকর্মী;
accountant | হিসাবরক্ষক, অ্যাকাউন্ট্যান্ট; banker | ব্যাংকার; cashier | ক্যাশিয়ার; manager | ম্যানেজার, ব্যবস্থাপক;
management | ব্যবস্থাপনা, ম্যানেজমেন্ট; employee, staff | কর্মী, কর্মচারী, স্টাফ; officer | কর্মকর্তা, অফিসার; entrepreneur | উদ্যোক্তা;
labourer, laborer, worker | শ্রমিক, মজুর, দিনমজুর; labour, labor | শ্রম; garment worker | পোশাকশ্রমিক, গার্মেন্টসকর্মী;
artisan, craftsman, maker | কারিগর, কারুশিল্পী; librarian | গ্রন্থাগারিক, লাইব্রেরিয়ান; professor | অধ্যাপক, প্রফেসর;
principal, headmaster | অধ্যক্ষ, প্রধান শিক্ষক; translator, interpreter | অনুবাদক, দোভাষী; publisher | প্রকাশক; publication | প্রকাশনা;
presenter, host | উপস্থাপক, সঞ্চালক; cameraman, videographer | ক্যামেরাম্যান, ভিডিওগ্রাফার; director | পরিচালক;
content creator | কনটেন্ট ক্রিয়েটর, কনটেন্ট নির্মাতা; influencer | ইনফ্লুয়েন্সার; blogger | ব্লগার; tour guide, tourist guide | ট্যুর গাইড;
midwife | ধাত্রী, দাই; vet, veterinarian, veterinary | পশুচিকিৎসক, প্রাণিচিকিৎসক; psychologist | মনোবিজ্ঞানী, মনোবিদ;
therapist, counsellor, counselor | থেরাপিস্ট, কাউন্সেলর; pharmacist | ফার্মাসিস্ট; surgeon | সার্জন, শল্যচিকিৎসক; politician | রাজনীতিবিদ;
minister | মন্ত্রী; prime minister | প্রধানমন্ত্রী; president | রাষ্ট্রপতি, প্রেসিডেন্ট; mayor | মেয়র; secretary | সচিব, সেক্রেটারি;
member | সদস্য, মেম্বার; ambassador, diplomat | রাষ্ট্রদূত, কূটনীতিক; candidate | প্রার্থী; voter | ভোটার; detective | গোয়েন্দা, ডিটেকটিভ;
thief, robber, burglar | চোর, ডাকাত; prisoner | কয়েদি; prison, jail | কারাগার; warrior, fighter | যোদ্ধা; prince | রাজপুত্র, রাজকুমার;
princess | রাজকন্যা, রাজকুমারী; emperor | সম্রাট; zamindar | জমিদার; landlord | বাড়িওয়ালা; refugee | শরণার্থী, উদ্বাস্তু; expatriate, migrant | প্রবাসী, অভিবাসী;
priest | পুরোহিত, যাজক; fakir, dervish, sufi | ফকির, দরবেশ, সুফি; magician | জাদুকর; clown, joker | ভাঁড়, জোকার; snake charmer | সাপুড়ে;
porter, coolie | কুলি; postman, mailman | ডাকপিয়ন, পিয়ন; delivery man, delivery boy | ডেলিভারিম্যান, ডেলিভারি বয়;
expert, specialist | বিশেষজ্ঞ, এক্সপার্ট; trainer, coach, instructor | প্রশিক্ষক, কোচ; training | প্রশিক্ষণ, ট্রেনিং;
intern, trainee, internship | শিক্ষানবিশ, ইন্টার্ন;
# Jobs and offices.
skill | দক্ষতা, স্কিল; experience | অভিজ্ঞতা; qualification | যোগ্যতা; job circular, job notice | নিয়োগ বিজ্ঞপ্তি, চাকরির বিজ্ঞপ্তি;
appointment letter, offer letter | নিয়োগপত্র; cover letter, application letter | কভার লেটার, আবেদনপত্র;
appointment, booking | অ্যাপয়েন্টমেন্ট, বুকিং; attendance | হাজিরা, উপস্থিতি; deadline | ডেডলাইন, সময়সীমা; schedule | শিডিউল, সময়সূচি;
checklist, to do list, task list | চেকলিস্ট, কাজের তালিকা; teamwork, cooperation, collaboration | সহযোগিতা, দলগত কাজ, টিমওয়ার্ক;
handshake | করমর্দন, হ্যান্ডশেক; partner, partnership | অংশীদার, পার্টনার; strategy | কৌশল; brainstorming, brainstorm | ব্রেইনস্টর্মিং;
outsourcing | আউটসোর্সিং; stapler | স্ট্যাপলার; desk | ডেস্ক; headquarters, head office | সদর দপ্তর, প্রধান কার্যালয়;
industry, industrial | শিল্পকারখানা, ইন্ডাস্ট্রি; ngo, nonprofit | এনজিও, বেসরকারি সংস্থা; organisation, organization | সংগঠন, সংস্থা;
club, association | ক্লাব, সমিতি; department | বিভাগ, ডিপার্টমেন্ট; division | বিভাগ; upazila, subdistrict | উপজেলা; union parishad | ইউনিয়ন পরিষদ;
municipality, city corporation | পৌরসভা, সিটি করপোরেশন;
# Trade, payments and prices.
trade, commerce | বাণিজ্য; export | রপ্তানি; import | আমদানি; supply | সরবরাহ, সাপ্লাই; stock market, share market | শেয়ারবাজার, শেয়ার বাজার;
insurance | বিমা, বীমা, ইনস্যুরেন্স; expense, spending | খরচ, ব্যয়; income, earning, revenue | আয়, উপার্জন; balance | ব্যালেন্স;
deposit | আমানত, জমা; transaction | লেনদেন; remittance | রেমিট্যান্স, প্রবাসী আয়; recharge, top up | রিচার্জ, ফ্লেক্সিলোড;
mobile banking, mobile payment, mfs | মোবাইল ব্যাংকিং; nagad | নগদ; credit card, debit card, bank card | ক্রেডিট কার্ড, ডেবিট কার্ড;
atm, cash machine | এটিএম; qr code | কিউআর কোড; barcode | বারকোড; online payment, digital payment | অনলাইন পেমেন্ট, ডিজিটাল পেমেন্ট;
cash on delivery | ক্যাশ অন ডেলিভারি; bitcoin, cryptocurrency, crypto | বিটকয়েন, ক্রিপ্টোকারেন্সি;
fintech, financial technology | ফিনটেক, আর্থিক প্রযুক্তি; treasure, treasure chest | গুপ্তধন, রত্নভান্ডার; vault, safe box | সিন্দুক; auction | নিলাম;
tender | দরপত্র, টেন্ডার; price quotation, estimate | কোটেশন, প্রাক্কলন; work order, purchase order | কার্যাদেশ, ওয়ার্ক অর্ডার;
order | অর্ডার, ফরমাশ; refund | রিফান্ড, টাকা ফেরত; warranty, guarantee | ওয়ারেন্টি, গ্যারান্টি; price list, rate card | মূল্যতালিকা, দরতালিকা;
price tag | দামের ট্যাগ, প্রাইস ট্যাগ; new arrival | নতুন কালেকশন, নতুন পণ্য; bestseller, best seller | বেস্টসেলার;
clearance sale, stock clearance | ক্লিয়ারেন্স সেল; mega sale, flash sale, big sale | মেগা সেল, ফ্ল্যাশ সেল, মূল্যছাড়;
home delivery, free delivery | হোম ডেলিভারি, ফ্রি ডেলিভারি; inauguration, grand opening, opening ceremony | উদ্বোধন, শুভ উদ্বোধন;
review, rating | রিভিউ, রেটিং; gift card, gift voucher | গিফট কার্ড, গিফট ভাউচার, উপহার কার্ড; lottery, raffle | লটারি, র‍্যাফল ড্র;
rent, rental | ভাড়া, টু লেট; cash memo, sales receipt | ক্যাশ মেমো, মেমো; quality | মান, কোয়ালিটি;
# Society.
justice | ন্যায়বিচার; crime | অপরাধ; corruption | দুর্নীতি; protest, demonstration | প্রতিবাদ, বিক্ষোভ, আন্দোলন; strike, hartal | হরতাল, ধর্মঘট;
human rights | মানবাধিকার; democracy | গণতন্ত্র; constitution | সংবিধান; citizen | নাগরিক; society | সমাজ; women empowerment | নারীর ক্ষমতায়ন;
poverty, poor | দারিদ্র্য, গরিব, দরিদ্র; revolution, uprising | বিপ্লব, অভ্যুত্থান;
july uprising, july revolution | জুলাই অভ্যুত্থান, জুলাই গণঅভ্যুত্থান, জুলাই বিপ্লব; patriotism, patriot | দেশপ্রেম, দেশপ্রেমিক; unity | ঐক্য;
religion, religious | ধর্ম, ধর্মীয়; help, support | সাহায্য, সহায়তা; relief | ত্রাণ;
# Shops and services.
sweet shop, sweets shop | মিষ্টির দোকান; sari shop, saree shop | শাড়ির দোকান;
clothing store, fashion shop, clothes shop | পোশাকের দোকান, কাপড়ের দোকান; grocery store, grocery shop | মুদিদোকান, মুদি দোকান;
tea shop, tea stall, tea house | চায়ের দোকান, টং দোকান; shopfront, storefront, shop front | দোকানের সামনে; barber, barbershop | নাপিত, সেলুন;
street market, flea market, night market | ফুটপাতের বাজার; money transfer, send money | সেন্ড মানি, টাকা পাঠানো; cash out | ক্যাশ আউট;
logistics, supply chain | লজিস্টিকস, পণ্য পরিবহন; workday, working day | কর্মদিবস; rules, regulations, guidelines | নিয়মকানুন, বিধি, নীতিমালা;
clinic, health centre, medical centre | স্বাস্থ্যকেন্দ্র, ক্লিনিক; day care, daycare, childcare | ডে কেয়ার, শিশুযত্ন; stage, podium | মঞ্চ;
`;
