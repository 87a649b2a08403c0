import { copyPicture, fillPicture, layOver, type Page, type Picture, paste, resizePicture } from './canvas.ts';
import { readMainColor } from './colors.ts';
import { drawLight, drawPlainDesk } from './font-layers.ts';
import { drawFeed, drawFrames, drawFrontFrame, drawProfile, phones, screen, toBody } from './phone-layers.ts';
import { castShadow, toQuad } from './sheets.ts';
import { paintQuad } from './warp.ts';

/** Side of a post in a profile, without and with the gap, in pixels. */
const [CELL, STEP] = [105, 106.5];
const POSTS = 9;
/** Distance of the first post from the top of the screen, in pixels. */
const [FEED_TOP, PROFILE_TOP] = [112, 284];
/** Maximum height of a post in a feed, in pixels. */
const TALLEST = 400;

const toHex = (color: readonly number[]): string => `#${Buffer.from(color.map(Math.round)).toString('hex')}`;

/** Darkens a colour so that it contrasts with white. */
function deepen(color: readonly number[]): number[] {
  const light = (color.reduce((sum, value) => sum + value, 0) / 3 - 140) / 255;
  return color.map((value) => value * (1 - Math.max(0, light) * 1.1));
}

function cutMiddle({ data, info }: Picture): Picture {
  const cut = fillPicture([255, 255, 255], CELL);
  const [left, top] = [Math.max(0, (info.width - CELL) >> 1), Math.max(0, (info.height - CELL) >> 1)];
  const bytes = Math.min(CELL, info.width) * 3;
  for (let row = 0; row < Math.min(CELL, info.height); row += 1) {
    const from = ((top + row) * info.width + left) * 3;
    data.copy(cut.data, row * CELL * 3, from, from + bytes);
  }
  return cut;
}

async function drawPost({ picture, width, height }: Page): Promise<Picture> {
  const scale = CELL / Math.min(width, height);
  const side = (pixels: number): number => Math.min(CELL * 4, pixels * scale);
  return cutMiddle(await resizePicture(picture, side(width), side(height)));
}

/** Fills a profile with the pages as posts, and with plain posts in shades of their colour. */
async function fillProfile(profile: Picture, pages: readonly Page[], color: readonly number[]): Promise<void> {
  const places = [0, 4, 2, 6].slice(0, pages.length);
  for (let at = 0; at < POSTS; at += 1) {
    const page = pages[places.indexOf(at)];
    const pale = 0.22 + ((at * 5) % 4) * 0.13;
    const plain = () =>
      fillPicture(
        color.map((value) => 255 + (value - 255) * pale),
        CELL,
      );
    const post = page === undefined ? plain() : await drawPost(page);
    paste(profile, post, Math.round((at % 3) * STEP), PROFILE_TOP + Math.round(Math.floor(at / 3) * STEP));
  }
}

/** Draws two phones: one with a post, one with the profile to which it belongs. */
export async function drawScreenMockup(pages: readonly [Page, ...Page[]]): Promise<Picture> {
  const [first] = pages;
  const ratio = Math.max(0.3, Math.min(6, first.width / first.height));
  const tall = Math.min(TALLEST, Math.round(screen.width / ratio));
  const wide = Math.min(screen.width, Math.round(tall * ratio));
  const post = await resizePicture(first.picture, wide, tall);
  const color = readMainColor(post);
  const feed = await drawFeed(tall, toHex(deepen(color)));
  if (wide < screen.width)
    paste(
      feed,
      fillPicture(
        color.map((value) => value * 0.9),
        screen.width,
        tall,
      ),
      0,
      FEED_TOP,
    );
  paste(feed, post, (screen.width - wide) >> 1, FEED_TOP);
  const profile = await drawProfile(toHex(deepen(color)));
  await fillProfile(profile, pages, color);
  const canvas = copyPicture(await drawPlainDesk('#d8d4d0'));
  const [front, back] = phones;
  castShadow(canvas, toBody(back), 18);
  paintQuad(canvas, profile, toQuad(back));
  layOver(canvas, await drawFrames());
  castShadow(canvas, toBody(front), 18);
  paintQuad(canvas, feed, toQuad(front));
  layOver(canvas, await drawFrontFrame());
  layOver(canvas, await drawLight());
  return canvas;
}
