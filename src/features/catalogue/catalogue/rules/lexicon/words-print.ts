/**
 * Words for styles, type, print, social media, devices, pictures, motion and sound, in the format of words.ts:
 * `english, … | বাংলা, …;`.
 */
export const printWords = `
# Styles.
isometric | আইসোমেট্রিক; grunge | গ্রাঞ্জ; realistic, photorealistic | বাস্তবধর্মী; pop art | পপ আর্ট; art deco | আর্ট ডেকো;
silhouette | ছায়াচিত্র, সিলুয়েট; stencil | স্টেনসিল; halftone | হাফটোন; woodcut, linocut | কাঠখোদাই; psychedelic, groovy | সাইকেডেলিক;
gothic, blackletter, fraktur, old english | গথিক; victorian | ভিক্টোরিয়ান; rustic | গ্রাম্য, রাস্টিক; boho, bohemian | বোহেমিয়ান;
cyberpunk, cyber | সাইবারপাঙ্ক; anime, manga | অ্যানিমে, মাঙ্গা; kawaii, cute | কিউট; papercut, paper cut | কাগজ কাটা; origami | অরিগামি;
embossed, embossing | এমবস; letterpress | লেটারপ্রেস; mandala | মান্ডালা; arabesque, islamic pattern, islamic geometry | ইসলামি নকশা, আরবি নকশা;
tie dye | টাই ডাই; polka dot | পোলকা ডট, ফোঁটা ফোঁটা; checkerboard, chessboard | দাবার ছক; pinstripe | সরু ডোরা; houndstooth | হাউন্ডস্টুথ;
greek key, meander | গ্রিক নকশা; confetti | কনফেটি; blur, blurred, blurry | ঝাপসা; glow, glowing, shiny | ঝলমলে; sparkle, glittering | ঝিলিক, ঝিলমিল;
professional | পেশাদার, প্রফেশনাল; experimental | পরীক্ষামূলক; quirky, odd | অদ্ভুত, খামখেয়ালি; pastel, soft colours | প্যাস্টেল, হালকা রং;
earth tones, earthy colours | মাটির রং, মেটে রং; colour palette, color palette, colour scheme, color scheme | রঙের প্যালেট, কালার প্যালেট;
hue, tint | আভা, রঙের আভা; beige, cream, off white | ঘিয়ে, ক্রিম রং; magenta, fuchsia | ম্যাজেন্টা, রানি গোলাপি; lilac, mauve | হালকা বেগুনি;
high contrast | হাই কনট্রাস্ট; dark theme, dark mode, night mode | ডার্ক মোড, ডার্ক থিম; light theme, light mode | লাইট মোড, লাইট থিম;
duotone, two tone, twotone | ডুয়োটোন, দুই রঙের; line icon, outline icon, thin icon | লাইন আইকন, রেখা আইকন; solid, filled | ভরাট;
hollow, empty | ফাঁপা, খালি; pixel art, 8 bit | পিক্সেল আর্ট, ৮ বিট; low poly | লো পলি; eighties, 80s, 1980s | আশির দশক;
nineties, 90s, 1990s | নব্বইয়ের দশক; seventies, 70s, 1970s | সত্তরের দশক; twenties, 1920s | বিশের দশক; 19th century, nineteenth century | উনিশ শতক;
tilework, azulejo | টাইলস; lattice, trellis, jali | জালি, জাফরি; circular, circle, ring shaped | বৃত্তাকার, গোলাকার;
rhombus, lozenge, diamond shape | রম্বস, বরফি; triangular, triangle | ত্রিভুজাকার; hexagonal, hexagon | ষড়ভুজাকার;
squiggle, wavy line | আঁকাবাঁকা রেখা; frame, photo frame, picture frame | ফটো ফ্রেম, ছবির ফ্রেম;
# Type.
sans serif, grotesk, grotesque | স্যান্স সেরিফ; slab serif, slab | স্ল্যাব সেরিফ; capitals, uppercase, all caps | বড় হাতের অক্ষর;
bangla font, bengali font, bangla typeface | বাংলা ফন্ট, বাংলা হরফ; display font, headline font, title font | শিরোনামের হরফ, ডিসপ্লে ফন্ট;
handwriting font, handwritten font | হাতের লেখার ফন্ট; webfont, web font | ওয়েবফন্ট; numerals, digits | সংখ্যা, অঙ্ক;
logotype, wordmark, logo | লোগো; monogram | মনোগ্রাম; sign painting, signwriting | সাইনবোর্ড আঁকা;
# Print and papers.
book cover, cover design | বইয়ের প্রচ্ছদ, কভার ডিজাইন; booklet | বুকলেট, পুস্তিকা; catalogue, catalog | ক্যাটালগ; annual report | বার্ষিক প্রতিবেদন;
company profile | কোম্পানি প্রোফাইল; proposal | প্রস্তাব, প্রপোজাল; nameplate, name plate | নামফলক, নেমপ্লেট; crest, award crest | ক্রেস্ট;
name card, visiting card, business card | নেম কার্ড, ভিজিটিং কার্ড; id card, student id, employee id | পরিচয়পত্র, আইডি কার্ড;
nid, national id card | জাতীয় পরিচয়পত্র, এনআইডি; letter pad, letterhead | প্যাড, লেটার প্যাড;
handbill, leaflet, flyer | হ্যান্ডবিল, লিফলেট, প্রচারপত্র; roll up banner, standee | রোল আপ ব্যানার, স্ট্যান্ডি;
shop sign, signboard | দোকানের সাইনবোর্ড; product label, jar label, bottle label | পণ্যের লেবেল, প্রোডাক্ট লেবেল;
packaging, box design, package design | প্যাকেজিং, মোড়ক, বক্স ডিজাইন; shopping bag, carry bag | শপিং ব্যাগ; t shirt design | টি শার্ট ডিজাইন;
watermark | জলছাপ; wall calendar, desk calendar | দেয়াল ক্যালেন্ডার, দেয়ালপঞ্জি; diary, journal | ডায়েরি, দিনপঞ্জি;
scrapbook, album | অ্যালবাম, স্ক্র্যাপবুক; wish card, greeting card | শুভেচ্ছা কার্ড, উইশ কার্ড;
wedding card, wedding invitation | বিয়ের কার্ড, বিয়ের আমন্ত্রণ, বিয়ের দাওয়াত;
birthday card, birthday invitation | জন্মদিনের কার্ড, জন্মদিনের আমন্ত্রণ; event poster, concert poster, gig poster | অনুষ্ঠানের পোস্টার;
movie poster, film poster | সিনেমার পোস্টার, মুভি পোস্টার;
restaurant menu, food menu, menu card, price menu | খাবারের মেনু, মেনু কার্ড, খাবারের তালিকা;
wall art, wall hanging, art print | দেয়ালসজ্জা, ওয়াল আর্ট; reward chart, star chart | পুরস্কারের চার্ট;
gift wrap, gift paper, wrapping paper | উপহারের কাগজ, র‍্যাপিং পেপার; certificate, certification | সার্টিফিকেট, সনদ, সনদপত্র; a4, a4 size | এ৪, এ ফোর;
pdf | পিডিএফ; photoshop, psd | ফটোশপ; powerpoint, ppt, pptx, slide deck, presentation | পাওয়ারপয়েন্ট, স্লাইড, প্রেজেন্টেশন;
excel, spreadsheet | এক্সেল, স্প্রেডশিট; ms word, word document | ওয়ার্ড ফাইল;
# Social media.
facebook post, fb post, social media post | ফেসবুক পোস্ট, সোশ্যাল মিডিয়া পোস্ট; facebook cover, cover photo, fb cover | ফেসবুক কভার, কভার ফটো;
instagram post, insta post | ইনস্টাগ্রাম পোস্ট, ইনস্টা পোস্ট;
profile picture, profile photo, dp, display picture, headshot | প্রোফাইল ছবি, প্রোফাইল পিকচার, ডিপি;
reel, reels, shorts, short video | রিল, রিলস, শর্টস; instagram story, facebook story | ইনস্টাগ্রাম স্টোরি, ফেসবুক স্টোরি;
youtube thumbnail, video thumbnail | ইউটিউব থাম্বনেইল; intro, outro | ইন্ট্রো, আউট্রো; live stream, live streaming | লাইভ স্ট্রিম; meme | মিম;
comment | মন্তব্য, কমেন্ট; follower | অনুসারী, ফলোয়ার; subscribe | সাবস্ক্রাইব; messenger | মেসেঞ্জার; tiktok | টিকটক; viral | ভাইরাল;
ad, ads, advert, advertisement, advertising | বিজ্ঞাপন, অ্যাড; food post, restaurant post | খাবারের পোস্ট, রেস্তোরাঁর পোস্ট; email, e mail | ইমেইল;
landing page, home page, homepage | ল্যান্ডিং পেজ, হোমপেজ; header, hero image, banner | হেডার, ব্যানার; wireframe | ওয়্যারফ্রেম;
placeholder, dummy | প্লেসহোল্ডার, ডামি; onboarding, walkthrough | অনবোর্ডিং; emoticon, emoji, smiley | ইমোটিকন, ইমোজি;
thumbs up, like | লাইক, থাম্বস আপ; game ui, hud, game interface | গেমের ইন্টারফেস; blog | ব্লগ;
# Devices and software.
smartwatch | স্মার্টওয়াচ; headphones, earphones, headset, earbuds | হেডফোন, ইয়ারফোন; speaker, loudspeaker | স্পিকার; computer mouse | মাউস;
monitor | মনিটর; desktop, desktop computer | ডেস্কটপ; router | রাউটার; power bank | পাওয়ার ব্যাংক; pendrive, usb, flash drive | পেনড্রাইভ;
memory card | মেমোরি কার্ড; floppy disk, diskette | ফ্লপি; microchip, chip, processor, cpu | মাইক্রোচিপ, চিপ, প্রসেসর;
cctv, security camera, surveillance | সিসিটিভি, সিসি ক্যামেরা; tripod | ট্রাইপড; lens | লেন্স; remote control | রিমোট;
joystick, gamepad, game controller, game console | জয়স্টিক, গেমপ্যাড; cassette, cassette tape, audio tape | ক্যাসেট;
gramophone, record player, phonograph | গ্রামোফোন, কলের গান; vinyl record, lp record, vinyl | ভিনাইল রেকর্ড;
virtual reality, vr | ভার্চুয়াল রিয়েলিটি, ভিআর; smart home, home automation | স্মার্ট হোম; machine learning | মেশিন লার্নিং; chatbot | চ্যাটবট;
hacker, hacking | হ্যাকার, হ্যাকিং; fingerprint | আঙুলের ছাপ; information technology, ict | তথ্যপ্রযুক্তি, আইসিটি;
video call, video conference | ভিডিও কল; call, phone call | কল, ফোনকল; bin, trash, recycle bin | ট্র্যাশ, রিসাইকেল বিন; ux, user experience | ইউএক্স;
ui kit, design system | ইউআই কিট, ডিজাইন সিস্টেম;
# Pictures, places of light, motion and sound.
skybox, environment map, hdri, hdr | এইচডিআরআই; 360 photo, panorama, panoramic | প্যানোরামা; stock photo, stock photography | স্টক ছবি;
product photo, product photography, packshot | পণ্যের ছবি, প্রোডাক্ট ফটোগ্রাফি; food photography, food photo | খাবারের ছবি;
aerial, aerial view, top view, drone shot | আকাশ থেকে তোলা, ওপর থেকে দেখা; still life | স্টিল লাইফ, জড়জীবন; studio lighting | লাইটিং, স্টুডিও লাইটিং;
ring light | রিং লাইট; scan, scanner | স্ক্যান, স্ক্যানার; archive | আর্কাইভ, সংগ্রহশালা; great depression, dust bowl | মহামন্দা;
satellite image, satellite view | উপগ্রহচিত্র, স্যাটেলাইট ছবি; topography, topographic, contour, terrain | ভূসংস্থান, সমোচ্চ রেখা;
choropleth, thematic map, heat map | বিষয়ভিত্তিক মানচিত্র; world map | বিশ্ব মানচিত্র, পৃথিবীর মানচিত্র; bangladesh map | বাংলাদেশের মানচিত্র;
cartography, cartographer | মানচিত্রবিদ্যা, মানচিত্রাঙ্কন; outline map, blank map | রেখা মানচিত্র;
motion graphics, animated graphics | মোশন গ্রাফিক্স; gif, animated gif | জিআইএফ, জিফ; lottie, json animation | লটি;
spinner, preloader, progress indicator | স্পিনার, প্রিলোডার; transition | ট্রানজিশন; swoosh, whoosh | শোঁ শোঁ শব্দ;
countdown, timer | কাউন্টডাউন, টাইমার; foley, sound effect, sfx | ফোলি, সাউন্ড ইফেক্ট; beep, blip | বিপ শব্দ;
one shot, sample, sampler | স্যাম্পল, ওয়ান শট; synth, synthesizer, synthesiser | সিন্থ, সিন্থেসাইজার; hi hat | হাই হ্যাট;
drum kit, drum set | ড্রাম সেট, ড্রাম কিট; jingle, theme music | জিঙ্গেল; soundtrack, background score, bgm | আবহসংগীত, ব্যাকগ্রাউন্ড মিউজিক;
electronic music, techno, edm | ইলেকট্রনিক মিউজিক; rhythm, groove | তাল, ছন্দ; orchestra, ensemble | অর্কেস্ট্রা;
voice over, narration | ভয়েস ওভার, ধারাভাষ্য;
# Other kinds of works.
photo, pic | ছবি; video, footage, video clip | ভিডিও, ভিডিও ক্লিপ, ভিডিও ফুটেজ; bitmap, raster | র‍্যাস্টার, বিটম্যাপ; mockup, mock up | মকআপ;
badge, insignia | ব্যাজ; swatch, colour chart, color chart | রঙের নমুনা, কালার চার্ট; colour scale, color scale, colour ramp | রঙের ধাপ;
neutral colours, neutral colors, neutrals | নিরপেক্ষ রং; red and white | লাল সাদা;
data visualisation, data visualization, dataviz | তথ্যচিত্র, তথ্যের দৃশ্যায়ন; dashboard, admin panel | ড্যাশবোর্ড;
media controls, player controls, media player | মিডিয়া প্লেয়ার; web design, website design, ui design | ওয়েব ডিজাইন;
graphic design, graphics design | গ্রাফিক ডিজাইন; monospace, code font, programming font, coding font | কোডের ফন্ট, মনোস্পেস;
cutout people, entourage | কাটআউট মানুষ; public domain, cc0, copyright free, royalty free | কপিরাইটমুক্ত; optical illusion, op art | দৃষ্টিভ্রম;
drip, dripping, melting | গলে পড়া; polaroid, instant photo | পোলারয়েড; missing poster | নিখোঁজ বিজ্ঞপ্তি;
hand painted, hand drawn, freehand | হাতে আঁকা; texture, surface | টেক্সচার, বুনট; resume, bio data | বায়োডাটা, সিভি;
marriage biodata, wedding biodata | বিয়ের বায়োডাটা; admit card | প্রবেশপত্র, অ্যাডমিট কার্ড;
application form, admission form | আবেদন ফরম, ভর্তি ফরম; payslip, pay slip, salary sheet | বেতন বিবরণী; trade licence, trade license | ট্রেড লাইসেন্স;
driving licence, driving license | ড্রাইভিং লাইসেন্স; birth certificate | জন্মসনদ, জন্মনিবন্ধন; bank statement | ব্যাংক স্টেটমেন্ট;
train ticket, bus ticket | ট্রেনের টিকিট, বাসের টিকিট; technology, tech | প্রযুক্তি, টেকনোলজি; network, networking | নেটওয়ার্ক, নেটওয়ার্কিং;
password, passcode | পাসওয়ার্ড; backdrop, studio backdrop, cyclorama | ব্যাকড্রপ, পটভূমি; natural light, window light | প্রাকৃতিক আলো, জানালার আলো;
`;
