import { iconPacks } from './pack.ts';
import type { DemoContent } from './types.ts';

const health = (): DemoContent[] =>
  iconPacks('healthicons', [
    {
      key: 'health-organs',
      title: 'Body Atlas: organs and tissue',
      text: 'Lungs, kidneys, nerve, skull: {n} anatomical signs made with public-health workers, tested for recognition rather than for prettiness. Solid shapes hold up on photocopied leaflets.',
      keywords: 'anatomy, organs, body, medical, biology, hospital, heart, lungs',
      in: 'icons/health-icons',
      icons:
        'heart-organ lungs kidneys liver stomach intestine bladder body skeleton skull spine tooth ear eye nose foot leg arm joints neurology thyroid spleen blood-cells dna',
      sheet: 'tiles blush landscape',
      color: '#6b2737',
      prices: [0, 450],
    },
    {
      key: 'health-village-clinic',
      title: 'Village Clinic: people who care',
      text: 'Community health workers, mothers, babies by month and the mobile clinic that reaches them. {n} solid signs drawn for registers and posters in rural health programmes.',
      keywords: 'community health, clinic, mother, child, nurse, rural, public health',
      in: 'icons/health-icons',
      icons:
        'community-healthworker doctor-female doctor-male nurse baby-0203m baby-0306m boy-0105y girl-0105y elderly family-planning mobile-clinic ambulance hospital rural-post village market-stall mosque agriculture running-water clean-hands nutrition call-centre group-discussion-meeting',
      sheet: 'hero sage landscape',
      prices: [0],
    },
    {
      key: 'health-instruments',
      title: 'Instruments on the Tray',
      text: 'Stethoscope, ventilator, pulse oximeter, microscope. {n} solid equipment signs for inventories, biomedical stores and training slides.',
      keywords: 'medical equipment, stethoscope, hospital, laboratory, device, syringe',
      in: 'icons/health-icons',
      icons:
        'stethoscope ventilator pulse-oximeter microscope blood-pressure-monitor defibrillator syringe syringe-vaccine thermometer-digital test-tubes intravenous-bag oxygen-tank ultrasound-scanner infusion-pump crutches hearing-aid asthma-inhaler medicine-mortar medicine-bottle cast sling laryngoscope dialysis breast-pump',
      sheet: 'window teal landscape',
      prices: [590, 990],
    },
    {
      key: 'health-protection',
      title: 'Mask, Gown, Gloves: protection signs',
      text: 'Personal protective equipment and hygiene in {n} solid pictograms. They follow the drawing rules of safety signage, so they can sit in a ring or a square at any size.',
      keywords: 'ppe, safety, mask, gloves, hygiene, infection control, signage',
      in: 'icons/signage-icons',
      icons:
        'ppe-mask ppe-mask-n95 ppe-face-mask ppe-face-shield ppe-gloves ppe-goggles ppe-gown ppe-apron ppe-suit ppe-sanitizer disinfecting-wipes respirator clean-hands running-water mosquito animal-rat animal-mosquitos',
      sheet: 'stickers cobalt landscape',
      prices: [0],
    },
  ]);

const maki = (): DemoContent[] =>
  iconPacks('maki', [
    {
      key: 'maki-city',
      title: 'Maki City Pins',
      text: 'Map symbols for everything in walking distance, designed at 15 pixels and cut to whole pixels. {n} public-domain signs; enlarge them and you see how few shapes a bakery needs.',
      keywords: 'map symbols, cartography, city, poi, pins, public domain, navigation',
      in: 'icons/map-icons',
      icons:
        'bakery bank bar cafe cinema college dentist doctor drinking-water fast-food florist fuel grocery hairdresser hospital ice-cream laundry library lodging museum music park pharmacy police post restaurant school shop theatre zoo',
      sheet: 'tiles aqua classic',
      prices: [0],
    },
    {
      key: 'maki-outdoors',
      title: 'Maki Outdoors',
      text: 'Waterfalls, wetlands, viewpoints and the ranger station. The {n} tiny signs belong on trail maps and park leaflets, and stay readable when printed three millimetres high.',
      keywords: 'outdoors, hiking, map symbols, nature, park, trail, camping',
      in: 'icons/map-icons',
      icons:
        'beach campsite mountain natural park-alt1 picnic-site ranger-station shelter skiing swimming viewpoint volcano waterfall wetland watermill windmill horse-riding golf garden farm dog-park bicycle bbq hot-spring',
      sheet: 'ribbons forest landscape',
      prices: [0],
    },
  ]);

const temaki = (): DemoContent[] =>
  iconPacks('temaki', [
    {
      key: 'temaki-harbour',
      title: 'Harbour & River signs',
      text: 'Ferries, piers, buoys, houseboats and a fish ladder: {n} signs for river atlases and ghat maps. Public domain, drawn by the people who map the world for fun.',
      keywords: 'harbour, river, boat, ferry, map symbols, fishing, water',
      in: 'icons/map-icons',
      icons:
        'boat-floating boat-ramp boat-rental boat-repair boat-tour boating board-ferry buoy canoe fishing-pier fish-ladder houseboat kayaking quay rafting sailboat sailing scuba-diving swamp pier-floating waterskiing whale-watching water-tower well-pump-manual',
      sheet: 'slant teal landscape',
      prices: [0],
    },
    {
      key: 'temaki-railway',
      title: 'Railway Yard signs',
      text: 'Steam, diesel, bullet and the children’s train at the park: {n} railway signs with their tracks, signals and platforms. Solid shapes for maps, timetables and model railways.',
      keywords: 'railway, train, station, tram, metro, track, transport',
      in: 'icons/map-icons travel-icons',
      icons:
        'train train-bullet train-diesel train-steam train-kids train-wash tram tram-side subway monorail light-rail heavy-rail freight-car railway-signals railway-track railway-track-askew crossing-rail-road board-train board-subway board-tram rail-profile rail-flag buffer-stop lift-gate',
      sheet: 'tiles brick landscape',
      prices: [0, 290],
    },
    {
      key: 'temaki-playground',
      title: 'Playground signs',
      text: 'Seesaw, sandbox, swing and slide, seen from the side as children draw them. {n} public-domain pictograms for parks and schools.',
      keywords: 'playground, children, park, swing, slide, school, games',
      in: 'icons/signage-icons',
      icons:
        'amusement-park balance-beam basketswing bowling climbing-frame climbing-wall horizontal-bar maze picnic-shelter play-structure playhouse roller-coaster sandbox seesaw slide slide2 splash-pad spring-rider swing table-soccer trampoline zip-wire zoo',
      sheet: 'scatter coral landscape',
      prices: [0],
    },
  ]);

const guidance = (): DemoContent[] =>
  iconPacks('guidance', [
    {
      key: 'guidance-airport',
      title: 'Airport Wayfinding',
      text: 'Arrivals, customs, luggage belts and prayer room: {n} pictograms in the thin, wide manner of contemporary airports. All share a 24-unit square and can be lit from behind.',
      keywords: 'airport, wayfinding, signage, pictogram, travel, luggage, departures',
      in: 'icons/signage-icons',
      icons:
        'arrival departure plane customs passports luggage luggage-check-in luggage-conveyor-belt luggage-lockers luggage-trolley left-luggage lost-and-found currency-exchange car-rental taxi bus train information-desk-people meeting-point waiting-room praying-room wi-fi wc escalator',
      sheet: 'tiles mustard landscape',
      prices: [590, 990],
    },
    {
      key: 'guidance-access',
      title: 'Access for All',
      text: 'Ramps, sign language, braille, service animals and hearing loops. {n} accessibility pictograms that show people doing things rather than symbols of things.',
      keywords: 'accessibility, wheelchair, inclusion, sign language, braille, signage',
      in: 'icons/signage-icons',
      icons:
        'access-for-hearing-loss access-to-low-vision assistive-listening-device audio-description braille closed-captioning electric-wheelchair ramp-up ramp-down service-animal-1 service-animal-2 sign-language telecoil visual-impairment walker wheelchair-1 wheelchair-2 wheelchair-basketball wheelchair-tennis prosthetic-arm prosthetic-leg crutch accessible-exit elevator-person',
      sheet: 'grid cobalt classic',
      prices: [0],
    },
    {
      key: 'guidance-house-rules',
      title: 'House Rules: please don’t',
      text: 'No selfie sticks, no drones, no running. {n} polite prohibitions for museums, pools and meeting rooms in one thin line.',
      keywords: 'prohibition, rules, signage, no smoking, museum, warning, pictogram',
      in: 'icons/signage-icons',
      icons:
        'do-not-sit do-not-stand-here flash-not-allowed forbidden no-alcohol no-drinking-water no-drone-allowed no-food no-litter-2 no-noise no-pets-allowed no-pictures no-running no-selfie-stick-allowed no-smoking no-touch no-video no-fishing-1',
      sheet: 'hero brick square',
      prices: [390, 690],
    },
    {
      key: 'guidance-gym',
      title: 'Gym & Pool pictograms',
      text: 'Changing rooms, spinning, climbing wall and the quiet hour of yoga. {n} thin pictograms for sports centres and their timetables.',
      keywords: 'gym, swimming pool, sports centre, signage, yoga, changing room',
      in: 'icons/signage-icons',
      icons:
        'boxing changin-room-family changin-room-man changin-room-woman changing-room-hanger climbing-wall group-training gym massage personal-training pilates showers spinning swimming-pool track weightlifting yoga sauna',
      sheet: 'orbit clay square',
      prices: [390, 690],
    },
  ]);

const pixel = (): DemoContent[] => [
  ...iconPacks('streamline-pixel', [
    {
      key: 'pixel-desk',
      title: 'Beige Computer: pixel desktop icons',
      text: 'Vintage monitors, cassettes, microchips and a keyboard key. {n} black-and-white pixel drawings in the spirit of the first graphical desktops, on a strict 32-pixel grid.',
      keywords: 'pixel art, retro, computer, 8-bit, desktop, vintage, nostalgia',
      in: 'icons/pixel-icons',
      icons:
        'computer-old-electronics computers-devices-electronics-vintage-mac computers-devices-electronics-television-vintage computers-devices-electronics-tape-cassette computers-devices-electronics-keyboard computers-devices-electronics-mouse computers-devices-electronics-monitor computers-devices-electronics-laptop computers-devices-electronics-chipset computers-devices-electronics-memory computers-devices-electronics-harddisk computers-devices-electronics-webcam computers-devices-electronics-tablet computers-devices-electronics-smart-watch computers-devices-electronics-flash-drive-1 computers-devices-electronics-board',
      sheet: 'bento mist classic',
      prices: [490, 890],
    },
    {
      key: 'pixel-estate',
      title: 'Tiny Town: pixel houses',
      text: 'Houses, towers, a factory and the sign that says “for rent”, pixel by pixel. {n} drawings for games, property apps and stickers.',
      keywords: 'pixel art, houses, buildings, real estate, town, retro game',
      in: 'icons/pixel-icons',
      icons:
        'building-real-eastate-house-1 building-real-eastate-house-2 building-real-eastate-sign-for-rent building-real-eastate-sign-house-1 building-real-eastate-storage construction-building-real-eastate real-estate-building-1 real-estate-building-2 real-estate-building-3 real-estate-building-4 real-estate-building-factory real-estate-building-house real-estate-sign-building building-real-eastate-for-sale building-real-eastate-location building-real-eastate-project-blueprint',
      sheet: 'slant mint square',
      prices: [0, 390],
    },
    {
      key: 'pixel-painter',
      title: 'Pixel Paintbox',
      text: 'Buckets, sprays, droppers and brushes as you knew them from the first paint programs. {n} monochrome tools, sharp at 32, 64 and 128 pixels.',
      keywords: 'pixel art, design tools, paint, brush, retro, palette, creative',
      in: 'icons/pixel-icons',
      icons:
        'design-artboard-shapes design-color-brush-paint design-color-bucket design-color-bucket-brush design-color-painting-palette design-color-palette-sample design-color-spray design-color-tube-pastel design-crop-edit-picture design-drawing-board design-dropper-1 design-dropper-2 design-half-circle-ruler design-hilight design-ink-pen design-layer design-magic-wand design-pencil design-ruler design-stamp',
      sheet: 'tiles butter landscape',
      prices: [390],
    },
  ]),
  ...iconPacks('pixelarticons', [
    {
      key: 'pixelart-arcade',
      title: 'Arcade Kit: pixel interface',
      text: 'Gamepads, crowns, potions, hearts and the coin you insert. {n} glyphs on a 24-pixel grid for menus of games that run in a browser.',
      keywords: 'pixel, game ui, arcade, gamepad, retro, sword, potion, coin',
      in: 'icons/pixel-icons',
      icons:
        'gamepad joystick crown sword potion wand skull alien robot heart coin dice bomb castle chess compass flag tournament shield key map spotlight goal star',
      sheet: 'ribbons plum landscape',
      prices: [390, 690],
    },
    {
      key: 'pixelart-daily',
      title: 'Daily Pixels',
      text: 'Mail, moon, mug and mouse: {n} calm pixel glyphs. They suit a personal page that wants to look hand-made.',
      keywords: 'pixel, retro icons, personal site, minimal, everyday, monochrome',
      in: 'icons/pixel-icons',
      icons:
        'backpack bed bell book briefcase calendar camera cloud fish fire feather headphone home hourglass leaf lightbulb mail moon mug pencil phone sofa sun tree watch',
      sheet: 'stickers rose square',
      prices: [0],
    },
  ]),
];

export const placeIcons = (): DemoContent[] => [...health(), ...maki(), ...temaki(), ...guidance(), ...pixel()];
