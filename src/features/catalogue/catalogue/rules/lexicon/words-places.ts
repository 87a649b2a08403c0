/**
 * Words for districts, peoples, buildings, signs, vehicles and travel, in the format of words.ts: `english, … | বাংলা,
 * …;`.
 */
export const placeWords = `
# Districts, rivers and places of Bangladesh.
gazipur | গাজীপুর; narayanganj | নারায়ণগঞ্জ; tangail | টাঙ্গাইল; faridpur | ফরিদপুর; manikganj | মানিকগঞ্জ;
munshiganj, bikrampur | মুন্সীগঞ্জ, মুন্সিগঞ্জ, বিক্রমপুর; gopalganj | গোপালগঞ্জ; madaripur | মাদারীপুর; shariatpur | শরীয়তপুর; rajbari | রাজবাড়ী;
kishoreganj | কিশোরগঞ্জ; narsingdi | নরসিংদী; jamalpur | জামালপুর; sherpur | শেরপুর; netrokona | নেত্রকোনা; bogra, bogura | বগুড়া; pabna | পাবনা;
natore | নাটোর; sirajganj | সিরাজগঞ্জ; naogaon | নওগাঁ; joypurhat | জয়পুরহাট; chapainawabganj | চাঁপাইনবাবগঞ্জ; dinajpur | দিনাজপুর;
thakurgaon | ঠাকুরগাঁও; panchagarh | পঞ্চগড়; nilphamari | নীলফামারী; lalmonirhat | লালমনিরহাট; kurigram | কুড়িগ্রাম; gaibandha | গাইবান্ধা;
jessore, jashore | যশোর; kushtia | কুষ্টিয়া; satkhira | সাতক্ষীরা; bagerhat | বাগেরহাট; jhenaidah | ঝিনাইদহ; narail | নড়াইল;
chuadanga | চুয়াডাঙ্গা; meherpur | মেহেরপুর; patuakhali | পটুয়াখালী; bhola | ভোলা; pirojpur | পিরোজপুর; jhalokati | ঝালকাঠি; barguna | বরগুনা;
noakhali | নোয়াখালী; feni | ফেনী; lakshmipur | লক্ষ্মীপুর; chandpur | চাঁদপুর; brahmanbaria | ব্রাহ্মণবাড়িয়া; rangamati | রাঙামাটি;
bandarban | বান্দরবান; khagrachhari | খাগড়াছড়ি; moulvibazar | মৌলভীবাজার; habiganj | হবিগঞ্জ; sunamganj | সুনামগঞ্জ;
hill tracts | পার্বত্য চট্টগ্রাম; savar | সাভার; mirpur | মিরপুর; dhanmondi | ধানমন্ডি; gulshan | গুলশান; sonargaon | সোনারগাঁও; kuakata | কুয়াকাটা;
saint martin, st martin | সেন্ট মার্টিন; sajek | সাজেক; srimangal, sreemangal | শ্রীমঙ্গল; jaflong | জাফলং; paharpur | পাহাড়পুর;
mahasthangarh | মহাস্থানগড়; sixty dome mosque | ষাট গম্বুজ মসজিদ; teesta, tista | তিস্তা; brahmaputra | ব্রহ্মপুত্র; surma | সুরমা;
karnaphuli | কর্ণফুলী; ganges, ganga | গঙ্গা;
# Peoples and their countries.
africa, african | আফ্রিকা, আফ্রিকান; europe, european | ইউরোপ, ইউরোপীয়; asia, asian | এশিয়া, এশীয়;
american, usa, united states | যুক্তরাষ্ট্র, মার্কিন, আমেরিকান; british, britain, united kingdom, uk | যুক্তরাজ্য, ব্রিটিশ, ব্রিটেন;
australia, australian | অস্ট্রেলিয়া; india, indian | ভারত, ভারতীয়; pakistan, pakistani | পাকিস্তান; nepal, nepali, nepalese | নেপাল;
bangladesh, bangladeshi | বাংলাদেশ, বাংলাদেশি; china, chinese | চীন, চীনা; japan, japanese | জাপান, জাপানি; korea, korean | কোরিয়া, কোরীয়;
thailand, thai | থাইল্যান্ড; arab, arabia, arabian, arabic | আরব, আরবি; turkey, turkish | তুরস্ক, তুর্কি; iran, iranian, persian | ইরান, পারস্য;
france, french | ফ্রান্স, ফরাসি; germany, german | জার্মানি, জার্মান; italy, italian | ইতালি; spain, spanish | স্পেন; portugal, portuguese | পর্তুগাল;
russia, russian | রাশিয়া, রুশ; greece, greek | গ্রিস; egypt, egyptian | মিশর, মিসর; brazil, brazilian | ব্রাজিল; argentina, argentine | আর্জেন্টিনা;
mexico, mexican | মেক্সিকো; latin america, latin american | লাতিন আমেরিকা; saudi arabia, saudi | সৌদি আরব; palestine, palestinian | ফিলিস্তিন;
myanmar, burma | মিয়ানমার, বার্মা; southeast asia, asean | দক্ষিণ পূর্ব এশিয়া; scandinavian, nordic | নর্ডিক;
foreign, abroad, overseas | বিদেশ, বিদেশি; indigenous, tribal, adivasi | আদিবাসী, ক্ষুদ্র নৃগোষ্ঠী;
# Buildings, streets and signs.
police station | থানা; petrol pump, gas station, filling station, fuel station | পেট্রোল পাম্প, ফিলিং স্টেশন;
cinema hall, movie theater | সিনেমা হল, প্রেক্ষাগৃহ; auditorium | মিলনায়তন, অডিটোরিয়াম;
community centre, convention hall, wedding venue | কমিউনিটি সেন্টার, কনভেনশন হল; hostel, dormitory | হোস্টেল, ছাত্রাবাস;
shelter, cyclone shelter | আশ্রয়কেন্দ্র; embassy | দূতাবাস; orphanage | এতিমখানা; graveyard, cemetery, grave | কবরস্থান, গোরস্থান, কবর;
shrine, mazar, tomb | মাজার, দরগা, সমাধি; eidgah | ঈদগাহ; pagoda | প্যাগোডা; skyscraper, high rise, tall building | আকাশচুম্বী ভবন, বহুতল ভবন;
lighthouse | বাতিঘর; windmill, wind turbine | বায়ুকল, উইন্ডমিল; tubewell, hand pump | নলকূপ, টিউবওয়েল; fence | বেড়া;
kiln, brickfield | ইটভাটা, ভাটা; dam, embankment | বাঁধ; tunnel | সুড়ঙ্গ, টানেল; intersection, junction, crossroads, roundabout | চৌরাস্তা;
zebra crossing, crosswalk, pedestrian crossing | জেব্রা ক্রসিং; footbridge, foot overbridge | ফুটওভারব্রিজ, পদচারী সেতু;
highway, expressway, motorway | মহাসড়ক, এক্সপ্রেসওয়ে; traffic light, traffic signal | ট্রাফিক লাইট, ট্রাফিক সিগন্যাল;
street lamp, streetlight, lamppost, street light | সড়কবাতি, রাস্তার বাতি; road sign, traffic sign, street sign | সড়ক চিহ্ন, ট্রাফিক চিহ্ন;
bus terminal | বাস টার্মিনাল; sadarghat, launch terminal | সদরঘাট, লঞ্চঘাট; railway line, rail line, train track | রেললাইন; platform | প্ল্যাটফর্ম;
parking, car park, parking lot | পার্কিং; dustbin, trash can, garbage bin, litter bin, waste bin | ডাস্টবিন, ময়লার ঝুড়ি;
waste, rubbish, litter, garbage | বর্জ্য, আবর্জনা; slum | বস্তি; suburb, outskirts | শহরতলি;
construction, building site, construction site | নির্মাণ, নির্মাণকাজ; public transport, mass transit | গণপরিবহন;
urban planning, town planning, city planning, urban design | নগর পরিকল্পনা, নগরায়ণ; entrance, entry, way in | প্রবেশ, প্রবেশপথ;
exit, emergency exit, way out | বহির্গমন, প্রস্থান; lift, elevator | লিফট; escalator | চলন্ত সিঁড়ি, এসকেলেটর;
toilet, restroom, washroom, wc, lavatory | শৌচাগার, টয়লেট; changing room, locker room, dressing room | পোশাক বদলের ঘর, ড্রেসিং রুম;
prayer room | নামাজের ঘর, নামাজঘর; prohibited, forbidden, prohibition, not allowed, no entry | নিষেধ, নিষিদ্ধ, নিষেধাজ্ঞা;
disability, disabled, accessibility, accessible, special needs | প্রতিবন্ধী, প্রতিবন্ধিতা, প্রবেশগম্যতা; inclusion, inclusive | অন্তর্ভুক্তি;
sign language | ইশারা ভাষা, সাংকেতিক ভাষা; braille | ব্রেইল; blind, visually impaired | অন্ধ, দৃষ্টিপ্রতিবন্ধী;
deaf, hearing impaired | বধির, শ্রবণপ্রতিবন্ধী;
# Vehicles and travel.
fire engine, fire truck | দমকলের গাড়ি, ফায়ার ট্রাক; helicopter, chopper | হেলিকপ্টার; taxi, cab | ট্যাক্সি; scooter, moped | স্কুটার;
pickup, pickup truck | পিকআপ; microbus, minibus | মাইক্রোবাস, মিনিবাস; easy bike, battery rickshaw | ইজিবাইক, ব্যাটারিচালিত রিকশা;
tram, streetcar | ট্রাম; metro, subway, underground | মেট্রো, মেট্রোরেল, পাতালরেল; speedboat, motorboat | স্পিডবোট;
sailboat, sailing boat, sailing | পালতোলা নৌকা; raft | ভেলা; houseboat | হাউসবোট, বজরা; submarine | সাবমেরিন, ডুবোজাহাজ;
cruise, cruise ship | প্রমোদতরি, ক্রুজ; cable car, ropeway | ক্যাবল কার, রোপওয়ে; parachute | প্যারাসুট; hot air balloon | হট এয়ার বেলুন;
accident, crash | দুর্ঘটনা; road safety, safe road | নিরাপদ সড়ক, সড়ক নিরাপত্তা; ticket | টিকিট, টিকেট;
boarding pass, plane ticket, air ticket | বোর্ডিং পাস, বিমান টিকিট; visa | ভিসা; compass | কম্পাস, দিকদর্শন; tent | তাঁবু;
backpack, rucksack, school bag | ব্যাকপ্যাক, স্কুলব্যাগ; arrival, arrivals | আগমন; departure, departures | বহির্গমন, প্রস্থান;
customs | কাস্টমস, শুল্ক; route | রুট, পথ; destination | গন্তব্য; map pin, location pin, location marker, map marker | ম্যাপ পিন, লোকেশন পিন;
gps | জিপিএস; cyclist, biker | সাইকেল আরোহী, বাইকার;
# Other places.
dhaka city | ঢাকা শহর, ঢাকা; pacific | প্রশান্ত মহাসাগর; alps, alpine | আল্পস; gulf | উপসাগর; mangrove, mangrove forest | ম্যানগ্রোভ, ম্যানগ্রোভ বন;
atlas, map book | মানচিত্র বই, অ্যাটলাস; abandoned, derelict, deserted | পরিত্যক্ত; boulevard, promenade, avenue | বীথি, বুলেভার্ড;
interior, interior design, home decor | অন্দরসজ্জা, ঘর সাজানো; sports complex, sports centre | ক্রীড়া কমপ্লেক্স;
food truck, food cart | ফুড ট্রাক, খাবারের গাড়ি; rickshaw, cycle rickshaw, pedicab | রিকশা, রিক্সা; city lights, night city | শহরের আলো, রাতের শহর;
marsh, swamp | জলাভূমি, বিল;
`;
