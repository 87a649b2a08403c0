import { iconPacks } from './pack.ts';
import type { DemoContent } from './types.ts';

const tabler = (): DemoContent[] =>
  iconPacks('tabler', [
    {
      key: 'tabler-finance',
      title: 'Ledger & Wallet: 24 finance line icons',
      text: 'Wallets, coins, cards, receipts, charts and a piggy bank, drawn on a 24-pixel grid with a two-pixel stroke. The {n} icons keep one corner radius, so a banking app and its printed statement look like one family. Every path stays a stroke: change the weight once and the whole set follows.',
      keywords: 'finance, banking, money, wallet, fintech, chart, payment, line icons',
      in: 'icons/business-icons',
      icons:
        'wallet coin credit-card receipt chart-line chart-bar building-bank cash calculator pig-money scale lock shield-check trending-up percentage report-money moneybag coins chart-pie businessplan file-invoice transfer-in transfer-out currency-taka',
      sheet: 'hero navy landscape',
      prices: [490, 890],
    },
    {
      key: 'tabler-shopfront',
      title: 'Shopfront line icons',
      text: 'Everything a small online shop needs between the product photo and the thank-you page: cart, basket, tag, barcode, parcel, truck, return. The {n} outlines stay legible at 20 pixels on a phone. Drawn with open ends, which gives them a light, friendly rhythm.',
      keywords: 'e-commerce, shopping, cart, delivery, store, parcel, checkout, retail',
      in: 'icons/business-icons',
      icons:
        'shopping-cart shopping-bag basket tag tags barcode package truck-delivery truck-return discount gift building-store receipt-refund star heart credit-card-pay map-pin clock-check scan shirt shoe perfume device-mobile-check ad-2',
      sheet: 'tiles peach square',
      prices: [0, 390],
    },
    {
      key: 'tabler-weather',
      title: 'Monsoon & Sun: weather outlines',
      text: 'Drizzle, downpour, thunder, haze, cyclone and the clear morning after. These {n} weather outlines were chosen for forecasts in the delta, where the rain has more than one name. They sit well beside numbers because all of them share one optical weight.',
      keywords: 'weather, rain, monsoon, cloud, storm, forecast, sun, temperature',
      in: 'icons/nature-icons',
      icons:
        'sun cloud cloud-rain cloud-storm cloud-snow cloud-fog haze tornado wind droplet droplets umbrella rainbow sunrise sunset moon moon-stars temperature snowflake ripple bolt mist sun-high storm',
      sheet: 'slant sky wide',
      prices: [0],
    },
    {
      key: 'tabler-kitchen',
      title: 'Kitchen Table line icons',
      text: 'Bowls, soup, eggs, grills and a good knife: {n} kitchen outlines for recipe cards, menus and delivery apps. The drawings avoid shading, so they print cleanly on kraft paper and thermal receipts alike.',
      keywords: 'kitchen, cooking, recipe, restaurant, food, menu, utensils',
      in: 'icons/food-icons',
      icons:
        'tools-kitchen-2 bowl soup egg egg-fried meat fish carrot apple lemon pepper cookie bread cheese milk coffee mug glass ice-cream-2 pizza salad grill chef-hat blender',
      sheet: 'stickers coral landscape',
      prices: [450, 790],
    },
    {
      key: 'tabler-studio',
      title: 'Sound Studio interface set',
      text: 'Transport buttons, faders, microphones and waveforms for a player, a podcast page or a recording booth panel. {n} outlines whose play triangles and pause bars share one centre of gravity, so buttons don’t jump when they change.',
      keywords: 'audio, music, player, microphone, podcast, sound, media controls',
      in: 'icons/technology-icons',
      icons:
        'player-play player-pause player-stop player-record player-track-next player-track-prev volume volume-off microphone headphones music playlist wave-sine adjustments radio vinyl device-speaker broadcast piano guitar-pick repeat arrows-shuffle adjustments-horizontal metronome',
      sheet: 'orbit plum square',
      prices: [390, 690],
    },
    {
      key: 'tabler-garden',
      title: 'Garden Year: plants and tools',
      text: 'Seedlings, watering cans, trees and the shovel that made it possible. A quiet set of {n} outlines for nurseries, farm advisories and seed packets.',
      keywords: 'garden, plants, farming, tree, nature, agriculture, leaf, tools',
      in: 'icons/nature-icons',
      icons:
        'plant plant-2 leaf tree trees flower seedling shovel bucket-droplet cactus clover butterfly bug feather sun droplet fence windmill tractor basket mushroom growth',
      sheet: 'hero sage portrait',
      prices: [0],
    },
    {
      key: 'tabler-classroom',
      title: 'Classroom & Campus outlines',
      text: 'From the school bell to the diploma: {n} outlines for timetables, learning platforms and noticeboards. The set mixes subjects, places and moments of a school day, and leaves out clichés such as the apple on the desk.',
      keywords: 'education, school, learning, university, student, books, science, classroom',
      in: 'icons/education-icons',
      icons:
        'school book books notebook pencil backpack chalkboard certificate atom math-function microscope flask globe calculator ruler-2 palette music bell clock users presentation highlight abacus writing',
      sheet: 'bento butter landscape',
      prices: [390, 690, 990],
    },
    {
      key: 'tabler-security',
      title: 'Keyhole: privacy and security icons',
      text: 'Locks that open and close, fingerprints, shields and keys. {n} outlines for sign-in screens and privacy pages, with on and off states drawn as pairs rather than as a crossed-out afterthought.',
      keywords: 'security, privacy, lock, password, fingerprint, shield, login',
      in: 'icons/technology-icons interface-icons',
      icons:
        'lock lock-open key fingerprint shield shield-check shield-lock shield-x eye eye-off password face-id scan-eye alert-triangle bug user-check user-x id-badge certificate cloud-lock device-mobile-check mail-check spy lock-access',
      sheet: 'window ink square',
      prices: [590, 990],
    },
  ]);

const lucide = (): DemoContent[] =>
  iconPacks('lucide', [
    {
      key: 'lucide-travel-light',
      title: 'Travel Light: 23 journey outlines',
      text: 'Tickets, tents, ferries and a compass for itineraries that fit on one screen. The strokes end round, the curves are generous, and the {n} icons read well in one colour on a photograph.',
      keywords: 'travel, journey, tourism, ticket, luggage, map, transport, trip',
      in: 'icons/travel-icons',
      icons:
        'plane train-front bus ship bike car-front luggage backpack tent compass map map-pin ticket hotel camera palmtree mountain sunrise waves anchor binoculars globe footprints',
      sheet: 'ribbons teal landscape',
      prices: [490, 890],
    },
    {
      key: 'lucide-interface-basics',
      title: 'Interface Basics, one stroke',
      text: 'The {n} signs that every product ends up needing: search, filter, settings, share, undo, trash. Taken from one of the best-kept open sets, tuned for 24 pixels and sharp at twice that.',
      keywords: 'interface, ui, basic icons, navigation, app, essentials, web design',
      in: 'icons/interface-icons',
      icons:
        'search settings house menu x check plus minus share-2 trash-2 pencil copy download upload filter bell calendar clock user users lock eye heart star bookmark link image paperclip undo-2 redo-2',
      sheet: 'grid paper landscape',
      prices: [0],
    },
    {
      key: 'lucide-animals',
      title: 'Small Animals, single line',
      text: 'A cat, a snail, a squirrel and their neighbours, each caught in a few strokes. {n} gentle marks for children’s books, pet clinics and zoo maps.',
      keywords: 'animals, pets, cat, bird, veterinary, kids, line art',
      in: 'icons/nature-icons',
      icons: 'cat dog rabbit bird fish snail squirrel turtle rat bug paw-print feather egg bone shell panda',
      sheet: 'rays lilac square',
      prices: [350, 650],
    },
    {
      key: 'lucide-developer',
      title: 'Terminal: developer line icons',
      text: 'Branches, merges, containers, databases and the bug that started it. {n} icons for documentation, dashboards and conference slides, all with the same 2-pixel stroke and square optical size.',
      keywords: 'developer, code, git, terminal, database, programming, devops',
      in: 'icons/technology-icons',
      icons:
        'terminal code git-branch git-merge git-commit-horizontal git-pull-request database server cpu bug container package braces file-code binary cloud hard-drive network webhook key-round regex workflow boxes rocket',
      sheet: 'tiles ink landscape',
      prices: [590, 990],
    },
    {
      key: 'lucide-home',
      title: 'Rooms: furniture and home outlines',
      text: 'Sofa, lamp, bathtub, door: {n} outlines for property listings, floor plans and smart-home panels. Proportions were kept honest, so a bed next to a chair looks like a bed next to a chair.',
      keywords: 'home, furniture, interior, real estate, room, smart home, household',
      in: 'icons/home-icons',
      icons:
        'sofa armchair bed-double bath shower-head lamp lamp-desk lamp-floor door-open door-closed refrigerator washing-machine microwave fan heater air-vent house key-square plug thermometer toilet utensils tv fence',
      sheet: 'bento clay landscape',
      prices: [450, 790],
    },
  ]);

const iconoir = (): DemoContent[] =>
  iconPacks('iconoir', [
    {
      key: 'iconoir-makers',
      title: 'Makers’ Bench: 3D and craft icons',
      text: 'Extrusions, fillets, rulers and a 3D printer’s cube. A technical set of {n} thin outlines for CAD tools and workshop signs; the geometry is exact enough to be cut from vinyl.',
      keywords: 'cad, 3d, maker, workshop, engineering, design tools, geometry',
      in: 'icons/technology-icons',
      icons:
        'cube cylinder sphere extrude fillet-3d ruler compass design-nib design-pencil axes angle-tool circle-spark hammer tools wrench box-iso codepen square-3d-corner-to-corner perspective-view position-align scissor spiral triangle infinite',
      sheet: 'tiles mist classic',
      prices: [590, 990],
    },
    {
      key: 'iconoir-fitness',
      title: 'Morning Run: sport & body outlines',
      text: 'Running shoes, a swimmer, a yoga pose and a heartbeat. {n} airy outlines for clubs, coaches and step counters.',
      keywords: 'sport, fitness, running, yoga, health, gym, wellness',
      in: 'icons/health-icons',
      icons:
        'running swimming yoga gym treadmill basketball football golf tennis-ball bicycle heart medal trophy timer apple-half droplet walking',
      sheet: 'shelf mint wide',
      prices: [0, 420],
    },
    {
      key: 'iconoir-weather-day',
      title: 'Thin Skies: delicate weather icons',
      text: 'A featherweight alternative to heavy weather widgets. The {n} outlines use a 1.5-pixel stroke and plenty of air, which suits large sizes, calm dashboards and printed almanacs.',
      keywords: 'weather, thin icons, minimal, cloud, sun, wind, almanac',
      in: 'icons/nature-icons',
      icons:
        'sun-light half-moon cloud cloud-sunny rain heavy-rain snow snow-flake thunderstorm wind fog sea-waves sea-and-sun umbrella droplet temperature-high temperature-low',
      sheet: 'orbit cobalt square',
      prices: [0],
    },
  ]);

const duo = (): DemoContent[] =>
  iconPacks('duo-icons', [
    {
      key: 'duo-everyday',
      title: 'Duo Everyday: two-tone glyphs',
      text: 'Solid shapes in two strengths of one colour: the important part speaks, the rest stays back. {n} everyday signs for apps and slides that need more body than an outline.',
      keywords: 'duotone, two-tone, glyph, everyday, app icons, solid, ui',
      in: 'icons/interface-icons',
      icons:
        'bell battery book-3 bookmark box briefcase brush bus cake calendar camera campground car chart-pie chip clapperboard clock cloud-lightning cloud-snow confetti credit-card disk fire folder-open lamp location message moon-stars palette rocket',
      sheet: 'tiles lilac landscape',
      prices: [390, 690],
    },
    {
      key: 'duo-workday',
      title: 'Duo Workday: office in two tones',
      text: 'Contracts, coins, calendars and certificates for people who read spreadsheets all day. The {n} two-tone signs come in one colour with a transparent second layer; change the fill and both follow.',
      keywords: 'office, business, duotone, work, document, finance, presentation',
      in: 'icons/business-icons',
      icons:
        'briefcase building bank certificate chart-pie clipboard coin-stack computer-camera credit-card dashboard discount file id-card message-2 slideshow target translation upload-file user-card world approved award',
      sheet: 'hero rose landscape',
      prices: [390, 690],
    },
  ]);

export const lineIcons = (): DemoContent[] => [...tabler(), ...lucide(), ...iconoir(), ...duo()];
