import type { DemoCollection } from './types.ts';

/** Collections of the home page, in this order. */
const showcased = ['made-for-bangla', 'monsoon', 'start-a-shop', 'calm-interfaces'];

const collection = (
  key: string,
  title: string,
  titleBn: string,
  description: string,
  descriptionBn: string,
  contents: string,
): DemoCollection => {
  const showcase = showcased.indexOf(key);
  const texts = { key, title, titleBn, description, descriptionBn };
  return { ...texts, contents: contents.trim().split(/\s+/), ...(showcase < 0 ? {} : { showcase }) };
};

export const collections: DemoCollection[] = [
  collection(
    'made-for-bangla',
    'Made for Bangla',
    'বাংলার জন্য',
    'Typefaces, festivals, maps and rhythms for work in Bangla.',
    'বাংলা ভাষার কাজের জন্য হরফ, উৎসব, মানচিত্র ও তাল।',
    'font-galada boishakh font-tiro-bangla eid map-bangladesh audio-tabla font-baloo-da-2 pattern-temple street-market-morning font-anek-bangla bangla-wedding font-hind-siliguri sundarbans pattern-rain',
  ),
  collection(
    'start-a-shop',
    'Start a Shop',
    'দোকান খুলুন',
    'Icons, patterns and letters for a small shop’s first season, from the sign to the parcel tape.',
    'ছোট দোকানের প্রথম মৌসুমের জন্য সাইন থেকে মোড়ক পর্যন্ত সবকিছু।',
    'tabler-shopfront freehand-market-day ultimate-parcel pattern-i-like-food font-lobster ultimate-banknotes font-bungee street-food-trucks pattern-glamorous fluent-bakery',
  ),
  collection(
    'calm-interfaces',
    'Calm Interfaces',
    'শান্ত ইন্টারফেস',
    'Quiet icons, honest colours and readable faces for products that people use every day.',
    'প্রতিদিনের পণ্যের জন্য শান্ত আইকন, রং ও হরফ।',
    'lucide-interface-basics palette-radix-light avatars-micah font-space-grotesk motion-drawn-icons duo-everyday palette-open-color iconoir-weather-day font-poppins avatars-personas',
  ),
  collection(
    'monsoon',
    'Monsoon',
    'বর্ষা',
    'Rain in lines, loops, letters and colour.',
    'রেখা, ছন্দ, হরফ আর রঙে বৃষ্টি।',
    'pattern-rain motion-monsoon tabler-weather ultimate-sky-watch font-tiro-bangla temaki-harbour pattern-endless-clouds audio-ambience streamline-moonlight hdri-dawn',
  ),
  collection(
    'back-to-school',
    'Back to School',
    'আবার স্কুল',
    'For teachers, textbooks and noticeboards.',
    'শিক্ষক, পাঠ্যবই ও দেয়ালপত্রিকার জন্য।',
    'tabler-classroom map-south-asia flags-africa font-atma health-organs streamline-farmyard pattern-jigsaw map-world-political ultimate-atelier temaki-playground freehand-piggy',
  ),
  collection(
    'night-shift',
    'Night Shift',
    'রাতের পালা',
    'Dark grounds, neon letters, moons and midnight buses.',
    'গাঢ় জমিন, নিয়ন হরফ, চাঁদ ও শেষ বাস।',
    'street-night-bus font-monoton map-world-outline fluent-night-sky pattern-skulls palette-mocha avatars-pixel hdri-night lucide-developer audio-kicks font-vt323',
  ),
  collection(
    'paper-and-ink',
    'Paper & Ink',
    'কাগজ ও কালি',
    'Hand-drawn, printed, typed and photographed: things with grain.',
    'হাতে আঁকা, ছাপা ও তোলা ছবি: যার গায়ে দাগ আছে।',
    'photo-acanthus avatars-lorelei font-special-elite freehand-letters pattern-bank-note photo-nagasaki font-unifrakturcook avatars-open-peeps freehand-studio-day pattern-wallpaper photo-alpine',
  ),
  collection(
    'sound-and-stage',
    'Sound & Stage',
    'শব্দ ও মঞ্চ',
    'Everything for the gig, including the gig.',
    'কনসার্টের পোস্টার থেকে কনসার্টের শব্দ পর্যন্ত।',
    'audio-drum-kit ultimate-stage font-limelight audio-loops freehand-band-practice fluent-band audio-tabla-loop pattern-volcano-lamp font-audiowide audio-bass tabler-studio',
  ),
];
