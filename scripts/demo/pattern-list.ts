import type { Colors } from './pattern-art.ts';
import type { ShapeName } from './looks.ts';
import type { PackText } from './pack.ts';

export interface PatternEntry extends PackText {
  /** Name in the `hero-patterns` package. */
  pattern: string;
  colors: Colors;
  shape: ShapeName;
  zoom: number;
  /** BDT: the SVG tile; colourways with a large PNG. */
  prices: readonly number[];
}

const entry = (pattern: string, sub: string, shape: ShapeName, zoom: number, [ground, ...ink]: readonly [string, ...string[]], prices: readonly number[], title: string, text: string, keywords: string, language: 'en' | 'bn' = 'en', file?: string): PatternEntry => ({
  key: `pattern-${pattern.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  pattern,
  in: `patterns/${sub}`,
  shape,
  zoom,
  colors: { ground, ink },
  prices,
  title,
  text,
  keywords,
  language,
  ...(file === undefined ? {} : { file }),
});

export const patternEntries: readonly PatternEntry[] = [
  entry('topography', 'organic-patterns', 'landscape', 1.7, ['#12423c', '#f2b263', '#5cc6ac'], [150, 350], 'Contour Lines', 'Hills read from above, the way a surveyor sees them. The lines meet at every edge of the tile, so a whole wall stays one landscape. Good behind maps, coffee bags and outdoor gear.', 'topography, contour, map, lines, organic, outdoor, seamless, background'),
  entry('leaf', 'organic-patterns', 'portrait', 2.2, ['#e8f1df', '#4d8a54', '#b4c96b'], [0, 250], 'Falling Leaves', 'Pairs of leaves that turn as they fall. A light botanical repeat for packaging, with enough empty ground for text on top.', 'leaf, botanical, nature, green, organic, packaging, seamless'),
  entry('jigsaw', 'playful-patterns', 'square', 1.6, ['#ffd166', '#ef7f45', '#d94f70'], [150, 350], 'Jigsaw Sunday', 'Interlocking puzzle pieces with one tab too many, just as in real boxes. Cheerful at any size and a safe choice for games, schools and support pages.', 'puzzle, jigsaw, playful, kids, game, colourful, seamless'),
  entry('moroccan', 'traditional-patterns', 'portrait', 2.4, ['#0f3d5c', '#e9c46a', '#f2e2b6'], [250, 450], 'Courtyard Lattice', 'The lantern-shaped lattice of North African courtyards, reduced to its outline. Calm when small, ornamental when large; the repeat is square.', 'moroccan, lattice, islamic geometry, traditional, tile, ornament, seamless'),
  entry('aztec', 'traditional-patterns', 'classic', 2.6, ['#3b1f2b', '#f28f3b', '#f7d58b'], [190, 390], 'Meander Weave', 'A meander that turns back on itself in right angles, as woven bands do because a loom knows no curve. Prints well in two spot colours on cloth or corrugated board.', 'meander, greek key, weave, textile, ethnic, geometric, seamless'),
  entry('floorTile', 'traditional-patterns', 'square', 3, ['#f4ede1', '#2a6f8f', '#1b4b66'], [250, 450], 'Veranda Mosaic', 'Small squares meet at their corners on a pale floor, the way a mason lays leftovers into something better than planned. Calm, precise, blue.', 'mosaic, floor tile, squares, architecture, blue, geometric, seamless'),
  entry('houndstooth', 'geometric-patterns', 'landscape', 3.2, ['#f7f2ea', '#2b2b33'], [0], 'Houndstooth, freshly ironed', 'The classic broken check with pointed ears. One colour, hard edges, endless uses in fashion layouts.', 'houndstooth, fashion, textile, check, classic, black and white, seamless'),
  entry('zigZag', 'geometric-patterns', 'wide', 4.2, ['#fde2d4', '#e0563f', '#f2a65a'], [0], 'Zigzag Runner', 'A brisk zigzag for borders, banners and gift tape. The stroke is a filled path, so it scales without changing weight.', 'zigzag, chevron, stripes, geometric, banner, gift wrap, seamless'),
  entry('endlessClouds', 'organic-patterns', 'landscape', 4, ['#8fc3e8', '#ffffff', '#fff1dc'], [150, 290], 'Endless Clouds', 'Rolling clouds in the manner of block prints, one scallop behind another. Lovely for nurseries, weather pages and the sky of a paper theatre.', 'clouds, sky, japanese, block print, kids, blue, seamless'),
  entry('groovy', 'playful-patterns', 'square', 5, ['#5b2a86', '#ff9f68', '#ffd56b'], [190, 390], 'Groovy Lozenges', 'Tall rounded panes with pinched ends, from a wallpaper that somebody’s aunt was proud of. Best in three warm colours and turned up loud.', 'retro, seventies, groovy, wallpaper, vintage, orange, seamless'),
  entry('circuitBoard', 'line-patterns', 'landscape', 2.6, ['#0c2b22', '#39d98a', '#2aa6c0'], [190, 390], 'Printed Circuit', 'Traces, pads and bends at forty-five degrees, as an engineer would route them. It makes an immediate cover for anything electronic.', 'circuit, technology, electronics, computer, lines, green, seamless'),
  entry('bamboo', 'organic-patterns', 'tall', 6, ['#f3efd8', '#6b8f3f', '#9db668'], [150, 290], 'চাটাই বুনন', 'বাঁশের চাটাইয়ের মতো লম্বা-খাটো রেখার বুনন। কাপড়, মোড়ক কিংবা চায়ের দোকানের দেয়ালে সমানভাবে মানায়; টালির চারপাশ মিলে যায় বলে যত বড় ইচ্ছা ছাপানো যায়।', 'চাটাই, বাঁশ, বুনন, সবুজ, কাপড়, মোড়ক, প্যাটার্ন, bamboo mat', 'bn', 'চাটাই-বুনন'),
  entry('volcanoLamp', 'organic-patterns', 'portrait', 4.5, ['#24124d', '#ff5d8f', '#ffb65c'], [190, 390], 'Lava Lines', 'A single line swells and narrows like wax in a lamp, column beside column. A slow, liquid repeat for party flyers and record sleeves.', 'lava lamp, wavy lines, liquid, retro, party, organic, seamless'),
  entry('pieFactory', 'playful-patterns', 'square', 2.6, ['#f9efe0', '#c8553d', '#588b8b'], [150], 'Compass Rings', 'Large circles over a square grid, drawn with a fine point; where they cross, petals and stars appear. It feels like the first page of a geometry book.', 'circles, grid, geometry, construction lines, fine, drafting, seamless'),
  entry('hexagons', 'geometric-patterns', 'landscape', 3.6, ['#fff3d1', '#e3a12f', '#c77a1c'], [0, 250], 'Honeycomb Outline', 'Cells of honeycomb as thin double lines. The pattern is quiet enough for a page background at low contrast.', 'hexagon, honeycomb, geometric, bee, lines, background, seamless'),
  entry('overlappingCircles', 'geometric-patterns', 'square', 3.4, ['#eadff2', '#6f4aa8', '#c0509a'], [150, 290], 'Solid & Hollow', 'Pairs of circles, one filled and one empty, drifting on a diagonal. A gentle dot pattern with a little story in it.', 'circles, dots, pairs, diagonal, purple, minimal, seamless'),
  entry('wiggle', 'organic-patterns', 'wide', 4, ['#ff6b5e', '#ffe0c2'], [0], 'Squiggle & Dash', 'Loose squiggles and short dashes raining on a diagonal, as on the tracksuits of 1989. Use it large on a poster or tiny as a texture.', 'squiggle, memphis, eighties, dashes, playful, poster, seamless'),
  entry('fallingTriangles', 'geometric-patterns', 'portrait', 4.4, ['#11324d', '#6dd3ce', '#c8e9a0'], [190, 350], 'Falling Triangles', 'Triangles in free fall, lighter where they gather. A crisp geometric field for conference badges and slide covers.', 'triangles, geometric, modern, conference, blue, abstract, seamless'),
  entry('skulls', 'playful-patterns', 'square', 3, ['#1d1b22', '#f4efe6', '#e5484d'], [150, 290], 'Sugar Skulls', 'Grinning skulls in rows, not very frightening. For skate decks, bandanas and the last Thursday of October.', 'skull, halloween, punk, skate, dark, bandana, seamless'),
  entry('anchorsAway', 'playful-patterns', 'landscape', 2.6, ['#16324f', '#e8f1f8', '#f4a259'], [150, 290], 'Anchors Away', 'Small anchors in a brick bond for swimwear, harbour cafés and captains of any age.', 'anchor, nautical, sea, navy, summer, textile, seamless'),
  entry('iLikeFood', 'playful-patterns', 'classic', 1.7, ['#ffe9d6', '#b5473b', '#e08e45'], [250, 450], 'Hungry Wallpaper', 'Burgers, ice cream, fruit and cutlery drawn in one weight and packed until nothing falls out. Made for menus and delivery bags.', 'food, doodle, restaurant, menu, icons, packaging, seamless'),
  entry('signal', 'line-patterns', 'square', 5, ['#faf3e8', '#2f4fd6', '#d9232e'], [0, 190], 'Punched Tape', 'Bars of four lengths in staggered rows, like paper tape that once fed computers. With two colours it becomes a crisp modernist cover.', 'bars, punched tape, data, modernist, geometric, retro computing, seamless'),
  entry('rain', 'line-patterns', 'portrait', 5, ['#24445c', '#9cc7e0', '#e3f2fa'], [190, 350], 'শ্রাবণের ধারা', 'ঝুম বৃষ্টির সরু রেখা, কোথাও ঘন, কোথাও ফাঁকা। বর্ষার কবিতা, অ্যালবামের প্রচ্ছদ কিংবা শান্ত নীল পটভূমির জন্য তৈরি। এসভিজি টালিটি যেকোনো মাপে জোড়াহীনভাবে বসে।', 'বৃষ্টি, বর্ষা, শ্রাবণ, নীল, নকশা, পটভূমি, প্যাটার্ন, rain', 'bn', 'শ্রাবণের-ধারা'),
  entry('temple', 'traditional-patterns', 'landscape', 2.4, ['#7a1f1f', '#f2c879', '#f6e6c3'], [250, 450], 'টেরাকোটার দেয়াল', 'পোড়ামাটির মন্দির-ফলকের ধাপ কাটা রেখা মনে করিয়ে দেয় এমন জ্যামিতিক নকশা। লাল জমিনে সোনালি রেখা, শাড়ির পাড় থেকে বইয়ের মলাট পর্যন্ত সবখানে মানায়।', 'টেরাকোটা, নকশা, মন্দির, জ্যামিতিক, লাল, পাড়, প্যাটার্ন, terracotta', 'bn', 'টেরাকোটার-দেয়াল'),
  entry('bankNote', 'line-patterns', 'wide', 3, ['#e9f0e4', '#3e6b4f', '#7a9a5c'], [290, 490], 'Guilloche Waves', 'The fine wavy lines that protect banknotes from copyists. Here they dress up certificates, vouchers and gift cards.', 'guilloche, banknote, security, certificate, voucher, lines, seamless'),
  entry('wallpaper', 'traditional-patterns', 'tall', 3, ['#21402f', '#c9a86a', '#8dbb6c'], [190, 390], 'Pinstripe & Plus', 'Stripes of different widths with rows of tiny crosses between them, the paper of a room where clocks tick loudly. Dark green ground, gold figure, no surprises.', 'stripes, wallpaper, vintage, pinstripe, interior, green, seamless'),
  entry('melt', 'organic-patterns', 'square', 3, ['#ffd8e4', '#f2549a', '#8a3ffc'], [150, 290], 'Melting Chevron', 'A chevron whose points have begun to drip. From afar it reads as knitwear, close up as candy.', 'chevron, drip, knit, candy, pop, pink, zigzag, seamless'),
  entry('tinyCheckers', 'geometric-patterns', 'landscape', 9, ['#fbe8a6', '#e2603f'], [0], 'Tiny Checkers', 'A small checkerboard, plain and useful: picnic cloth, racing flag or a retro café floor depending on the colours you give it.', 'checkerboard, check, picnic, racing, retro, geometric, seamless'),
  entry('connections', 'line-patterns', 'classic', 6, ['#101a33', '#57b8ff', '#b084f5'], [190, 390], 'Connections', 'Nodes on a grid and the lines that join them, diagonals included. A network in a form that does not shout “network”.', 'network, nodes, connection, technology, grid, data, seamless'),
  entry('flippedDiamonds', 'geometric-patterns', 'square', 4, ['#f6e7d8', '#1f5f5b', '#c8553d'], [150, 290], 'Flipped Diamonds', 'Diamonds stand on their tips and lean on each other. The eye finds stars, arrows and hourglasses in turn.', 'diamonds, rhombus, geometric, quilt, retro, tile, seamless'),
  entry('bubbles', 'organic-patterns', 'portrait', 2.2, ['#d5f0f2', '#1f8ea3', '#7cc9c0'], [0, 190], 'Soap Bubbles', 'Open circles of every size, rising. Fresh and transparent, for laundries, aquariums and fizzy drinks.', 'bubbles, water, soap, circles, fresh, aqua, seamless'),
  entry('fancyRectangles', 'geometric-patterns', 'wide', 5, ['#2b1f3b', '#f2b5d4', '#f7d6a5'], [190, 350], 'Flicker Weave', 'Upright bricks in three widths that flicker like light through a blind. Dense and a little dizzy; good for sleeves, lids and stage walls.', 'weave, bricks, op art, textile, rhythm, monochrome, seamless'),
  entry('formalInvitation', 'traditional-patterns', 'portrait', 2.6, ['#fdf6ec', '#a8843c', '#c9a86a'], [250, 450], 'Gilded Waves', 'Swelling waves, thick in the valley and thin on the crest, as an engraver cuts them. Works in foil, in blind embossing or as a faint watermark on an invitation.', 'waves, gold, engraving, invitation, elegant, wedding, seamless'),
  entry('cage', 'line-patterns', 'square', 4, ['#f3f4ee', '#2b4c3f'], [0], 'Chain Links', 'Rounded links that hang beside each other without ever closing a chain. A quiet outline texture with a steady vertical rhythm.', 'chain, links, ovals, outline, texture, minimal, seamless'),
  entry('fourPointStars', 'geometric-patterns', 'tall', 4, ['#0e2148', '#ffd977', '#fff4cf'], [150, 290], 'তারাভরা রাত', 'চার কোণা তারার ছিটে দেওয়া গাঢ় নীল রাতের নকশা। ঈদের কার্ড, শিশুর ঘরের দেয়াল বা উপহারের কাগজে ব্যবহার করার মতো, সোনালি রঙে আরও উজ্জ্বল।', 'তারা, রাত, আকাশ, ঈদ, সোনালি, উপহারের কাগজ, প্যাটার্ন, stars', 'bn', 'তারাভরা-রাত'),
  entry('glamorous', 'traditional-patterns', 'classic', 2.6, ['#3c1642', '#f0c98f', '#e86a92'], [290, 490], 'Cut Diamonds', 'Faceted stones and fine crossing lines, the lining of a jeweller’s box. It takes metallic ink gladly and turns a plain carton into a present.', 'diamond, jewel, luxury, gift wrap, elegant, gems, seamless'),
  entry('lisbon', 'traditional-patterns', 'square', 4.2, ['#f5f7fa', '#2b5f9e', '#79a7d3'], [190, 390], 'Compass Star Tiles', 'One star, one frame, one blue on white: tiles for the kind of façade that cools a whole street.', 'azulejo, tile, star, blue, ceramic, portugal, seamless'),
  entry('parkayFloor', 'geometric-patterns', 'landscape', 7, ['#c98f5a', '#8a5a33', '#a26c3f'], [150], 'Parquet', 'Short boards in a basket weave, seen from above. A floor for doll’s houses, flat lays and restaurant menus.', 'parquet, wood, floor, basket weave, interior, brown, seamless'),
];
