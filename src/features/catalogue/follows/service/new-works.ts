import type { Context } from '../../../../platform/context.ts';
import { readListedSince } from '../../catalogue/service/newest.ts';

export const DAY = 86_400_000;

/** Time after which a work's transaction has ended, so that the work is found, in milliseconds. */
const SETTLING_TIME = 60_000;
/** Days for which new works are found; longer than the pause between two e-mails. */
const FOUND_DAYS = 9;
/** Maximum number of new works that are found, the newest ones. */
const MAX_FOUND = 10_000;

/** A work that was published lately. */
export interface NewWork {
  readonly id: string;
  readonly title: string;
  readonly publishedAt: Date;
}

export interface NewWorks {
  readonly name: string;
  readonly username: string;
  /** Newest first. */
  readonly works: readonly NewWork[];
}

/** Time until which all published works are found: somewhat before now, because later ones may not be committed yet. */
export const getSettledTime = ({ now }: Pick<Context, 'now'>): Date => new Date(now.getTime() - SETTLING_TIME);

/** All new works, newest first. */
export const listNewWorks = (byContributor: ReadonlyMap<string, NewWorks>): NewWork[] =>
  [...byContributor.values()]
    .flatMap(({ works }) => works)
    .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());

/** Public works of the last days until the settled time, by contributor. */
export async function findNewWorks(ctx: Context): Promise<ReadonlyMap<string, NewWorks>> {
  const rows = await readListedSince(ctx.db, new Date(ctx.now.getTime() - FOUND_DAYS * DAY), MAX_FOUND);
  const until = getSettledTime(ctx);
  const found = new Map<string, NewWorks & { works: NewWork[] }>();
  for (const { id, contributor_id: by, contributor: name, username, title, published_at: publishedAt } of rows) {
    if (publishedAt > until) continue;
    const known = found.get(by);
    const work = { id, title, publishedAt };
    if (known === undefined) found.set(by, { name, username, works: [work] });
    else known.works.push(work);
  }
  return found;
}

/** Titles of the works that were published after a time. */
export const listTitlesSince = ({ works }: NewWorks, since: Date): string[] =>
  works.filter(({ publishedAt }) => publishedAt > since).map(({ title }) => title);
