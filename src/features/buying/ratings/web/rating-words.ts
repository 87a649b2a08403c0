import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const describeCount = (count: number): string =>
  count === 1 ? m.ratings_count_one({ count: formatCount(1) }) : m.ratings_count({ count: formatCount(count) });

export const describeStars = (stars: number): string =>
  stars === 1
    ? m.ratings_with_stars_one({ count: formatCount(1) })
    : m.ratings_with_stars({ count: formatCount(stars) });
