import { createAvatar, type Style } from '@dicebear/core';
import * as adventurer from '@dicebear/adventurer';
import * as bigEars from '@dicebear/big-ears';
import * as bigSmile from '@dicebear/big-smile';
import * as croodles from '@dicebear/croodles';
import * as dylan from '@dicebear/dylan';
import * as funEmoji from '@dicebear/fun-emoji';
import * as lorelei from '@dicebear/lorelei';
import * as micah from '@dicebear/micah';
import * as miniavs from '@dicebear/miniavs';
import * as notionists from '@dicebear/notionists';
import * as openPeeps from '@dicebear/open-peeps';
import * as personas from '@dicebear/personas';
import * as pixelArt from '@dicebear/pixel-art';
import * as toonHead from '@dicebear/toon-head';
import { drawingOf } from './drawing-file.ts';
import type { Drawing } from './icon-set.ts';
import { type PackText, packOf } from './pack.ts';
import type { Arrangement } from './sheets.ts';
import type { DemoContent } from './types.ts';

const names = 'Amina Rafi Nusrat Tanvir Shirin Kamal Farah Imran Lata Arif Mitu Sabbir Rumi Jahan Nadia Omar Priya Zara Hasan Tuli Bina Dipu Ela Faisal Gita Habib Ishita Jamal Keya Liton'.split(' ');

interface AvatarPack extends PackText {
  // Styles differ in their options; only the shared ones are used here.
  style: Style<Record<string, unknown>>;
  contributor: string;
  licence: 'cc0-1.0' | 'cc-by-4.0';
  attribution: string;
  url: string;
  count: number;
  sheet: Arrangement;
  prices: readonly number[];
  /** Added to every seed, so that a second pack of a style shows other faces. */
  salt?: string;
}

const drawn = (style: AvatarPack['style'], count: number, salt: string): Drawing[] =>
  names.slice(0, count).map((name) => drawingOf(name.toLowerCase(), createAvatar(style, { seed: `${name}${salt}` }).toString()));

const anyStyle = (style: unknown): AvatarPack['style'] => style as AvatarPack['style'];

const packs: readonly AvatarPack[] = [
  { key: 'avatars-adventurer', style: anyStyle(adventurer), contributor: 'lisa-wischofsky', licence: 'cc-by-4.0', attribution: '“Adventurer” by Lisa Wischofsky, remixed by DiceBear.', url: 'https://www.figma.com/community/file/1184595184137881796', count: 20, title: 'Adventurers: 20 portraits with character', text: 'Big hair, bigger eyes and a hint of mischief. {n} head-and-shoulder portraits in the line of young-adult book covers, each a clean layered SVG with a transparent ground.', keywords: 'avatar, portrait, character, profile picture, faces, cartoon, people', in: 'avatars/portrait-avatars', sheet: 'tiles sky classic', prices: [490, 890] },
  { key: 'avatars-lorelei', style: anyStyle(lorelei), contributor: 'lisa-wischofsky', licence: 'cc0-1.0', attribution: '“Lorelei” by Lisa Wischofsky, dedicated to the public domain.', url: 'https://www.figma.com/community/file/1198749693280469639', count: 24, title: 'Lorelei: ink portraits in black and white', text: 'Heads turned three-quarters, drawn in confident ink. {n} monochrome faces with earrings, glasses, freckles and beards; they print well on anything that takes one colour.', keywords: 'avatar, black and white, ink, portrait, faces, line art, people, monochrome', in: 'avatars/sketch-avatars', sheet: 'grid paper classic', prices: [0] },
  { key: 'avatars-lorelei-rose', style: anyStyle(lorelei), salt: ' two', contributor: 'lisa-wischofsky', licence: 'cc0-1.0', attribution: '“Lorelei” by Lisa Wischofsky, dedicated to the public domain.', url: 'https://www.figma.com/community/file/1198749693280469639', count: 12, title: 'Lorelei: a second dozen', text: 'Twelve more ink portraits for teams that outgrew the first set. The {n} faces are other combinations of eyes, hair and temper, so both packs can share a page.', keywords: 'avatar, ink, portrait, team page, faces, line art, people', in: 'avatars/sketch-avatars', sheet: 'stickers clay landscape', prices: [290, 490] },
  { key: 'avatars-micah', style: anyStyle(micah), contributor: 'micah-lanier', licence: 'cc-by-4.0', attribution: '“Avatar Illustration System” by Micah Lanier, remixed by DiceBear.', url: 'https://www.figma.com/community/file/829741575478342595', count: 20, title: 'Micah: calm geometric people', text: 'Faces from a few curves and flat pastel skin. The {n} portraits suit products that want warmth without jokes: clinics, banks, learning apps.', keywords: 'avatar, geometric, minimal, portrait, profile, people, pastel', in: 'avatars/portrait-avatars', sheet: 'tiles lilac landscape', prices: [590, 990] },
  { key: 'avatars-open-peeps', style: anyStyle(openPeeps), contributor: 'pablo-stanley', licence: 'cc0-1.0', attribution: 'Open Peeps by Pablo Stanley, dedicated to the public domain.', url: 'https://www.openpeeps.com/', count: 24, title: 'Open Peeps: sketchbook busts', text: 'Afros, hijabs, moustaches and very good hats, drawn by hand with a felt pen. {n} busts from the library that made mix-and-match people famous.', keywords: 'open peeps, hand drawn, people, avatar, characters, sketch, diversity', in: 'avatars/sketch-avatars', sheet: 'grid peach classic', prices: [0] },
  { key: 'avatars-open-peeps-crowd', style: anyStyle(openPeeps), salt: ' crowd', contributor: 'pablo-stanley', licence: 'cc0-1.0', attribution: 'Open Peeps by Pablo Stanley, dedicated to the public domain.', url: 'https://www.openpeeps.com/', count: 30, title: 'Peeps Crowd for headers', text: 'A larger cast of felt-pen people, {n} in all, prepared for building crowds: every file has the same head height, so rows line up by themselves.', keywords: 'crowd, people, hand drawn, header, community, characters, open peeps', in: 'avatars/sketch-avatars', sheet: 'slant aqua wide', prices: [390, 690] },
  { key: 'avatars-notionists', style: anyStyle(notionists), contributor: 'zoish', licence: 'cc0-1.0', attribution: '“Notionists” by Zoish, dedicated to the public domain.', url: 'https://heyzoish.gumroad.com/l/notionists', count: 20, title: 'Notionists: doodled colleagues', text: 'Thin necks, thoughtful eyebrows and a gesture each. {n} black-and-white doodles in the manner of a well-known notes app, free of any rights.', keywords: 'avatar, doodle, notion style, people, line art, team, black and white', in: 'avatars/sketch-avatars', sheet: 'bento butter landscape', prices: [0, 390] },
  { key: 'avatars-personas', style: anyStyle(personas), contributor: 'draftbit', licence: 'cc-by-4.0', attribution: '“Personas” by Draftbit, remixed by DiceBear.', url: 'https://personas.draftbit.com/', count: 24, title: 'Personas for prototypes', text: 'Stand-in users for mock-ups and user stories, {n} of them, cheerful and clearly not real. The flat shapes stay readable at 24 pixels in a comment thread.', keywords: 'avatar, personas, ux, mockup, prototype, profile, people', in: 'avatars/portrait-avatars', sheet: 'tiles mint classic', prices: [290, 490] },
  { key: 'avatars-big-smile', style: anyStyle(bigSmile), contributor: 'ashley-seo', licence: 'cc-by-4.0', attribution: '“Custom Avatar” by Ashley Seo, remixed by DiceBear.', url: 'https://www.figma.com/community/file/881358461963645496', count: 20, title: 'Big Smiles', text: 'Round faces grinning from ear to ear, with bows, buns and sunglasses. {n} portraits for children’s apps, clubs and anything that should not look like a bank.', keywords: 'avatar, smile, kids, happy, faces, cute, profile', in: 'avatars/playful-avatars', sheet: 'stickers coral square', prices: [390, 690] },
  { key: 'avatars-croodles', style: anyStyle(croodles), contributor: 'vijay-verma', licence: 'cc-by-4.0', attribution: '“Croodles” by vijay verma, remixed by DiceBear.', url: 'https://www.figma.com/community/file/966199982810283152', count: 20, title: 'Croodles: crooked doodle faces', text: 'Wobbly chins, mismatched eyes. {n} doodled heads that look as if someone drew the whole office during a long call, and meant well.', keywords: 'doodle, avatar, funny, hand drawn, faces, quirky, sketch', in: 'avatars/sketch-avatars', sheet: 'scatter sand classic', prices: [290] },
  { key: 'avatars-miniavs', style: anyStyle(miniavs), contributor: 'webpixels', licence: 'cc-by-4.0', attribution: '“Miniavs” by Webpixels, remixed by DiceBear.', url: 'https://www.figma.com/community/file/923211396597067458', count: 20, title: 'Mini People', text: 'Compact busts with flat colour and no fuss, {n} of them, made for lists where forty faces must share a screen.', keywords: 'avatar, mini, flat, people, profile, app, contacts', in: 'avatars/portrait-avatars', sheet: 'ribbons sky landscape', prices: [290, 490] },
  { key: 'avatars-pixel', style: anyStyle(pixelArt), contributor: 'dicebear', licence: 'cc0-1.0', attribution: '“Pixel Art” by DiceBear, dedicated to the public domain.', url: 'https://www.figma.com/community/file/1198754108850888330', count: 24, title: 'Sixteen-pixel Heroes', text: 'Portraits on a 16 by 16 grid: blue hair, pirate eyepatch, permanent sunglasses. {n} public-domain heads for games and guild pages.', keywords: 'pixel art, avatar, retro, game, 8-bit, character, portrait', in: 'avatars/pixel-avatars', sheet: 'tiles plum landscape', prices: [0, 290] },
  { key: 'avatars-toon', style: anyStyle(toonHead), contributor: 'johan-melin', licence: 'cc-by-4.0', attribution: '“ToonHead” by Johan Melin, remixed by DiceBear.', url: 'https://www.figma.com/community/file/1589627891082866389', count: 20, title: 'Toon Heads', text: 'Comic-strip neighbours with thick outlines and strong opinions. {n} heads in flat colour, good for speech bubbles.', keywords: 'cartoon, comic, avatar, heads, characters, toon, people', in: 'avatars/playful-avatars', sheet: 'bento mustard landscape', prices: [390, 690] },
  { key: 'avatars-dylan', style: anyStyle(dylan), contributor: 'natalia-spivak', licence: 'cc-by-4.0', attribution: '“Dylan! The Avatar Generator” by Natalia Spivak, remixed by DiceBear.', url: 'https://www.figma.com/community/file/1356575240759683500', count: 20, title: 'Dylan & Friends', text: 'Soft faces in bright single colours, with hair that does what it wants. {n} portraits that hold together a community page by colour alone.', keywords: 'avatar, colourful, community, faces, playful, profile, minimal', in: 'avatars/playful-avatars', sheet: 'grid navy classic', prices: [390, 690] },
  { key: 'avatars-fun-faces', style: anyStyle(funEmoji), contributor: 'davis-uche', licence: 'cc-by-4.0', attribution: '“Fun Emoji Set” by Davis Uche, remixed by DiceBear.', url: 'https://www.figma.com/community/file/968125295144990435', count: 20, title: 'Fun Faces in Colour', text: 'A square of colour, two eyes and a mouth: {n} moods that replace the grey placeholder head.', keywords: 'emoji, faces, colourful, placeholder, avatar, mood, fun', in: 'avatars/playful-avatars', sheet: 'tiles ink landscape', prices: [190] },
  { key: 'avatars-big-ears', style: anyStyle(bigEars), contributor: 'the-visual-team', licence: 'cc-by-4.0', attribution: '“Face Generator” by The Visual Team, remixed by DiceBear.', url: 'https://www.figma.com/community/file/986078800058673824', count: 20, title: 'Big Ears Club', text: 'Outlined faces with generous ears and patient eyes. {n} members, one line weight, warm skin tones.', keywords: 'avatar, faces, outline, people, profile, friendly, characters', in: 'avatars/portrait-avatars', sheet: 'hero sage landscape', prices: [290, 490] },
];

export const avatars = (): DemoContent[] =>
  packs.map((pack) => {
    const { contributor, licence, attribution, url, style, count, salt } = pack;
    return packOf({ ...pack, source: { contributor, licence, attribution, url }, drawings: () => drawn(style, count, salt ?? '') }, count);
  });
