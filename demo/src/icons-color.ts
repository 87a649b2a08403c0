import { iconPacks } from './pack.ts';
import type { DemoContent } from './types.ts';

const ultimate = (): DemoContent[] =>
  iconPacks('streamline-ultimate-color', [
    {
      key: 'ultimate-fairground',
      title: 'Fairground & Circus, in full colour',
      text: 'Ferris wheel, fire-eater’s tent, disco ball and a deck of cards. The {n} drawings are filled twice, light side and shadow side, and outlined in near-black, so they survive both a dark poster and a white ticket.',
      keywords: 'fair, circus, entertainment, party, carnival, games, event, colourful',
      in: 'icons/travel-icons',
      icons:
        'amusement-park-ferris-wheel amusement-park-balloon amusement-park-castle amusement-park-electric-cars board-game-dice-1 board-game-jenga board-game-ludo card-game-cards casino-lucky-7 chess-knight circus-clown-1 circus-elephant circus-tent concert-dj concert-microphone farmers-market-kiosk-1 fireworks-stick movie-cinema-watch night-club-disco-ball party-balloon party-confetti party-mask show-theater-masks ticket-1',
      sheet: 'rays butter square',
      prices: [590, 990],
    },
    {
      key: 'ultimate-street-food',
      title: 'Street Kitchen: colour food icons',
      text: 'Gas stove, tea pot, squid, sushi and a slice of watermelon. {n} colour icons for menus and food courts; each has a clear silhouette, so it also works as a single-colour cut-out.',
      keywords: 'street food, restaurant, drinks, cooking, menu, seafood, dessert',
      in: 'icons/food-icons',
      icons:
        'tea-pot stove-gas-pot pasta-bowl-warm seafood-squid seafood-sushi fruit-watermelon fruit-cherry fruit-banana ice-cream-cone coffee-espresso-machine coffee-cold fast-food-french-fries bread-loaf barbecue-grill vegetables-beet-1 soft-drinks-bottle-1 kitchenware-spatula-1 knives-set chef-gear-gloves seasoning-food tools-kitchen-scale water-straw cocktail-glass-1 animal-products-egg',
      sheet: 'stickers teal landscape',
      prices: [590, 990],
    },
    {
      key: 'ultimate-roads',
      title: 'On the Road: vehicles in colour',
      text: 'Tuk-tuk, taxi, tunnel and hot-air balloon: {n} ways to get somewhere, and the dashboard lights that stop you. Drawn front-on and sideways in one scale.',
      keywords: 'transport, vehicle, tuk-tuk, taxi, bus, road, traffic, scooter',
      in: 'icons/travel-icons',
      icons:
        'tuk-tuk-1 taxi bus-1 car-retro car-4 scooter scooter-3 bicycle truck-2 public-service-firefighter-truck-1 railroad-metro aircraft-hot-air-balloon-2 aircraft-chopper-1 adventure-car-truck-1 road-tunnel road-straight road-sign-stop road-sign-turn-left gas-f gas-e car-dashboard-speed car-dashboard-warning car-repair-engine car-tool-jumper-cables',
      sheet: 'shelf sky wide',
      more: 'tiles mustard landscape',
      prices: [490, 890],
    },
    {
      key: 'ultimate-clinic',
      title: 'Clinic Day: health in colour',
      text: 'From the front desk to the scan room: {n} bright medical icons that don’t frighten children. Teeth, drops, bandages and a pregnancy scan share one palette of red, blue and cream.',
      keywords: 'health, hospital, clinic, doctor, dentist, medicine, care',
      in: 'icons/health-icons',
      icons:
        'hospital-building ambulance-call bandage-leg blood-drop dentistry-tooth dentistry-tooth-shield drugs-sheet lab-flask-experiment medical-app-smartphone-listen medical-file medical-hospital medical-instrument-scalpel medical-specialty-feet medical-specialty-nose monitor-heart-beat pregnancy-ultrasound-baby radiology-scanner transfusion-bag-hang pill-laptop insurance-hand',
      sheet: 'bento mint landscape',
      prices: [550, 950],
    },
    {
      key: 'ultimate-banknotes',
      title: 'Banknotes & Gold: money in colour',
      text: 'Gold bars, a treasure chest, a guard dog for the savings and a contactless card. A cheerful money set of {n} icons for savings apps and school lessons about them.',
      keywords: 'money, savings, bank, payment, gold, coins, finance, wallet',
      in: 'icons/business-icons',
      icons:
        'gold-bars treasure-chest saving-bank-1 saving-dog-guard-decrease saving-money-flower money-bag-dollar money-wallet-open coin-purse-1 contactless-payment credit-card-1 diamond-shine accounting-calculator-1 accounting-coins cash-payment-bill self-payment-touch accounting-bill-stack-1 cash-payment-bills-1 saving-bank-international credit-card-smartphone-exchange wireless-payment-credit-card-dollar',
      sheet: 'hero forest landscape',
      prices: [590, 990],
    },
    {
      key: 'ultimate-parcel',
      title: 'Parcel Run: shipping in colour',
      text: 'A drone, a cargo boat, a cracked box and the clock that is always watching. {n} courier icons for tracking pages and warehouse screens.',
      keywords: 'shipping, delivery, logistics, parcel, warehouse, courier, cargo',
      in: 'icons/business-icons',
      icons:
        'delivery-drone delivery-package-person delivery-truck-3 delivery-truck-cargo delivery-truck-clock shipment-barcode shipment-cargo-boat shipment-clock shipment-crack shipment-delivered shipment-hook shipment-online-monitor-1 shipment-search shipment-star shipment-tracking warehouse-cart-package-ribbon warehouse-cart-packages-2 warehouse-storage-2',
      sheet: 'tiles sand classic',
      prices: [0, 490],
    },
    {
      key: 'ultimate-stage',
      title: 'Stage & Studio: music in colour',
      text: 'Vinyl, walkman, tambourine, pan flute: {n} colour icons for playlists, gig posters and music schools. The drawings mix analogue treasures with the phone that replaced them.',
      keywords: 'music, instruments, vinyl, guitar, radio, concert, audio',
      in: 'icons/technology-icons',
      icons:
        'modern-music-electric-guitar instrument-classical-piano instrument-pan-flute instrument-tambourine headphones-1 microphone-1 modern-music-dj music-note-1 player-phone-station-1 playlist-songs radio-retro speaker-1 vinyl-record vinyl-record-player walkman-headphones earpods-ear',
      sheet: 'scatter plum landscape',
      prices: [490, 890],
    },
    {
      key: 'ultimate-champions',
      title: 'Champions: sport in colour',
      text: 'Boxing bag, javelin, golf hole, yoga mat: {n} sports with their gear, in the colours of a schoolbook. Made for fixtures, medals and the club’s notice board.',
      keywords: 'sport, football, yoga, boxing, athletics, golf, swimming, trophy',
      in: 'icons/health-icons',
      icons:
        'soccer-field soccer-kick-ball american-football-helmet athletics-javelin-throwing athletics-running-1 baseball-bat-ball bowling-set boxing-bag-hanging fitness-bicycle-1 fitness-jumping-rope golf-ball golf-hole gymnastics-acrobatic-1 martial-arts-swords skateboard-person skating-1 swimming-diving volleyball-ball volleyball-net yoga-meditate',
      sheet: 'ribbons coral landscape',
      prices: [490, 890],
    },
    {
      key: 'ultimate-atelier',
      title: 'Atelier: design tools in colour',
      text: 'Paint buckets, Bézier pens, a Fibonacci spiral and the magic wand. {n} icons by designers about designing: good for portfolios, courses and plugin buttons.',
      keywords: 'design, art, tools, palette, pen, creative, vector, studio',
      in: 'icons/education-icons',
      icons:
        'color-palette color-palette-2 color-bucket-brush color-picker-2 design-drawing-board design-tool-compass design-tool-fibonacci design-tool-ink design-tool-magic-wand design-tool-pencil-ruler graphic-tablet-draw layers-stacked shape-cube shape-triangle-circle shapes vectors-pen vectors-pen-draw vectors-anchor-rectangle color-palette-sample-1 grid-guides',
      sheet: 'window rose square',
      prices: [490, 790, 990],
    },
    {
      key: 'ultimate-sky-watch',
      title: 'Sky Watch: storms in colour',
      text: 'Floods, hurricanes, earthquakes and, for balance, a sunrise. {n} warning and weather icons for early-alert services and geography lessons.',
      keywords: 'weather, disaster, flood, cyclone, earthquake, alert, climate, storm',
      in: 'icons/nature-icons',
      icons:
        'natural-disaster-flood natural-disaster-hurricane natural-disaster-earthquake natural-disaster-volcano day-sunrise-1 rain-umbrella-1 rain-umbrella-sun weather-sun weather-cloud-snow-thunder weather-cloud-wind-3 weather-cloud-wind-4 night-moon-half-1 night-moon-begin temperature-thermometer-high temperature-thermometer-up wind-velocity-measure',
      sheet: 'tiles navy landscape',
      prices: [0],
    },
  ]);

const flat = (): DemoContent[] =>
  iconPacks('flat-color-icons', [
    {
      key: 'flat-office',
      title: 'Flat Office Classics',
      text: 'The flat colour style that defined a decade of dashboards. {n} office signs, no outlines, two tones each: briefcase, planner, handshake, filing cabinet.',
      keywords: 'flat, office, business, dashboard, colour icons, workplace, documents',
      in: 'icons/business-icons',
      icons:
        'briefcase businessman businesswoman calculator calendar conference-call contacts diploma-1 document filing-cabinet graduation-cap library manager organization planner podium-with-speaker process reading safe signature todo-list voice-presentation collaboration money-transfer',
      sheet: 'stickers mist landscape',
      prices: [0],
    },
    {
      key: 'flat-charts',
      title: 'Flat Charts & Data',
      text: 'Area, bar, pie, radar, candle sticks: {n} kinds of chart as flat colour signs, for menus that let people choose one. The colours never repeat a neighbour’s, so a list of them stays easy to scan.',
      keywords: 'charts, data, analytics, statistics, graph, dashboard, flat',
      in: 'icons/business-icons',
      icons:
        'area-chart bar-chart bearish bullish candle-sticks combo-chart doughnut-chart flow-chart heat-map line-chart pie-chart radar-plot scatter-plot sales-performance statistics timeline genealogy mind-map tree-structure workflow',
      sheet: 'grid aqua landscape',
      prices: [390],
    },
    {
      key: 'flat-camera',
      title: 'Flat Camera Bag',
      text: 'Old-time cameras, film reels and panoramas. {n} flat signs for galleries, upload buttons and photo-walk invitations.',
      keywords: 'camera, photography, film, gallery, picture, video, flat',
      in: 'icons/technology-icons',
      icons:
        'camera old-time-camera compact-camera camcorder camcorder-pro slr-back-side film film-reel gallery panorama picture portrait-mode landscape night-landscape night-portrait selfie stack-of-photos photo-reel switch-camera clapperboard',
      sheet: 'slant sand square',
      prices: [290, 490],
    },
  ]);

const park = (): DemoContent[] =>
  iconPacks('icon-park', [
    {
      key: 'park-zodiac',
      title: 'Zodiac & Stars',
      text: 'The twelve western signs and the animals of the eastern calendar in one hand. {n} marks with a bright blue fill and dark outline, ready for horoscopes, birthdays and wedding invitations.',
      keywords: 'zodiac, horoscope, astrology, stars, constellation, calendar, animals',
      in: 'icons/nature-icons',
      icons:
        'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricornus aquarius pisces mouse-zodiac tiger-zodiac rabbit-zodiac dragon-zodiac snake-zodiac horse-zodiac sheep-zodiac monkey-zodiac chicken-zodiac dog-zodiac pig-zodiac cattle-zodiac',
      sheet: 'orbit butter square',
      prices: [490, 890],
    },
    {
      key: 'park-nursery',
      title: 'Nursery: baby things',
      text: 'Rattles, rompers, a paper ship and the rocking horse. {n} tender signs for baby shops, vaccination cards and family albums.',
      keywords: 'baby, nursery, children, toys, family, parenting, newborn',
      in: 'icons/home-icons',
      icons:
        'baby-bottle baby-car-seat baby-feet baby-mobile baby-one baby-pants bib boy-stroller crib family heart-ballon onesies pacifier paper-ship rattle rocking-horse romper sippy-cup tire-swing party-balloon',
      sheet: 'bento blush portrait',
      prices: [390, 690],
    },
    {
      key: 'park-wardrobe',
      title: 'Wardrobe: clothes and accessories',
      text: 'Hoodies, cardigans, a straw hat and the good necklace: {n} garments for fashion shops and laundry apps. One line weight, a single accent fill.',
      keywords: 'clothes, fashion, wardrobe, apparel, shoes, hat, jewellery, laundry',
      in: 'icons/home-icons',
      icons:
        'backpack baseball-cap belt boots bow clothes-cardigan clothes-hoodie clothes-pants clothes-suit clothes-sweater coat-hanger diamond-necklace diamond-ring full-dress-longuette glasses handbag high-heeled-shoes necktie short-skirt socks straw-hat t-shirt vest women-coat',
      sheet: 'grid lilac classic',
      prices: [0],
    },
    {
      key: 'park-salon',
      title: 'Salon: beauty and care',
      text: 'Lipstick, razor, soap bubbles, spa candle. {n} icons for booking pages of barbers and beauty parlours, equally at home with both.',
      keywords: 'beauty, salon, barber, cosmetics, spa, hair, care',
      in: 'icons/health-icons',
      icons:
        'barber-brush barber-clippers comb cosmetic-brush face-powder facial-cleanser hair-brush hand-cream handwashing lip-gloss lipstick lotion makeups mascara massage-table mirror nail-polish perfumer-bottle razor scissors shaving soap-bubble spa-candle straight-razor',
      sheet: 'tiles rose classic',
      prices: [450, 790],
    },
    {
      key: 'park-gestures',
      title: 'Hand Signals',
      text: 'Thumbs, fists, a blessing, a high five and the gestures of touch screens. {n} hands with clean cuffs, for tutorials and reactions.',
      keywords: 'hands, gestures, touch, thumbs up, sign, tutorial, reaction',
      in: 'icons/interface-icons',
      icons:
        'bless bye clap come concept-sharing cool easy fingerprint fist five good hi hold hold-seeds index-finger mayura-gesture okay open palm point respect rock-gesture thumbs-up yep',
      sheet: 'hero butter square',
      prices: [0],
    },
    {
      key: 'park-expedition',
      title: 'Expedition: travel in two tones',
      text: 'Passport, parachute, pyramid, lighthouse beam. {n} travel icons with a blue accent that you can swap in one search-and-replace: every file uses the same four colours.',
      keywords: 'travel, expedition, passport, adventure, tourism, map, camp',
      in: 'icons/travel-icons',
      icons:
        'airplane airplane-window-one anchor-two cable-car camp coconut-tree compass-one cruise diving flag globe high-speed-rail hot-air-balloon landscape luggage map-draw mountain parachute passport-one photograph pyramid-one rocket sailing sandals',
      sheet: 'slant aqua landscape',
      prices: [490, 890],
    },
  ]);

export const colorIcons = (): DemoContent[] => [...ultimate(), ...flat(), ...park()];
