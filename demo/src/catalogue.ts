import { standardCategories } from '../../src/features/catalogue/categories/rules/standard-categories.ts';
import { avatars } from './avatars.ts';
import { collections } from './collections.ts';
import { contributors } from './contributors.ts';
import { fluentEmoji } from './emoji-fluent.ts';
import { moreEmoji } from './emoji-more.ts';
import { environments } from './environments.ts';
import { flagPacks } from './flags.ts';
import { fonts } from './fonts.ts';
import { freehand } from './freehand.ts';
import { templates } from './goods/goods.ts';
import { colorIcons } from './icons-color.ts';
import { lineIcons } from './icons-line.ts';
import { placeIcons } from './icons-places.ts';
import { licences } from './licences.ts';
import { maps } from './maps.ts';
import { models } from './models/models.ts';
import { motionPacks } from './motion.ts';
import { colorPalettes } from './palettes.ts';
import { patterns } from './patterns.ts';
import { photographs } from './photos.ts';
import { sounds } from './sounds.ts';
import { streets } from './street-scenes.ts';
import { textures } from './textures/textures.ts';
import type { DemoCatalogue, DemoContent } from './types.ts';

/**
 * Distributes the contents of each family over the whole list, so that the newest page doesn't show forty patterns in a
 * row.
 */
function interleave(families: readonly DemoContent[][]): DemoContent[] {
  const total = families.reduce((sum, family) => sum + family.length, 0);
  return families
    .flatMap((family, order) =>
      family.map((content, at) => ({ content, place: ((at + 0.5) / family.length) * total + order / families.length })),
    )
    .toSorted((one, other) => one.place - other.place)
    .map(({ content }) => content);
}

/**
 * Builds the demo catalogue: open works of real people under their real licences, whose files are created on demand.
 */
export async function demoCatalogue(): Promise<DemoCatalogue> {
  const contents = interleave([
    lineIcons(),
    patterns(),
    fluentEmoji(),
    fonts(),
    colorIcons(),
    [...environments(), ...models()],
    streets(),
    avatars(),
    placeIcons(),
    maps(),
    sounds(),
    moreEmoji(),
    photographs(),
    freehand(),
    motionPacks(),
    colorPalettes(),
    flagPacks(),
    templates(),
    textures(),
  ]);
  return { licences, categories: standardCategories, contributors, contents, collections };
}
