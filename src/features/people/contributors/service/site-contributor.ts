import { type Context, inTransaction } from '../../../../platform/context.ts';
import { addHouseContributor, readHouseContributorId } from '../store/site-contributor.ts';

/** Id of the site's own contributor, for works that admins upload; undefined until the first such work. */
export const findHouseContributorId = (ctx: Context): Promise<string | undefined> => readHouseContributorId(ctx.db);

const toUsername = (siteName: string): string =>
  siteName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);

/** Creates the site's own contributor if needed, with the site's name, or a similar one if that is taken. */
export async function ensureHouseContributor(ctx: Context): Promise<string> {
  const name = ctx.platform.config.ARBOR_NAME;
  const username = toUsername(name);
  const usernames = [
    ...(username.length < 2 ? [] : [username, `${username}-studio`]),
    `house-${ctx.requestId.slice(-8)}`,
  ];
  for (const each of usernames) {
    const found = await readHouseContributorId(ctx.db);
    if (found !== undefined) return found;
    await inTransaction(ctx, ({ tx }) => addHouseContributor(tx, { username: each.toLowerCase(), name }));
  }
  const made = await readHouseContributorId(ctx.db);
  if (made === undefined) throw new Error('No contributor could be made for the site itself.');
  return made;
}
