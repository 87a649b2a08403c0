import { type Context, inTransaction } from '../../../../platform/context.ts';
import { addHouseContributor, readHouseContributorId } from '../store/site-contributor.ts';

/** The contributor that stands for the site: what admins upload is its. Undefined until something was made as it. */
export const findHouseContributorId = (ctx: Context): Promise<string | undefined> => readHouseContributorId(ctx.db);

const toUsername = (siteName: string): string =>
  siteName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);

/** Makes that contributor where it isn't there yet: by the site's name, or one like it where a contributor has that. */
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
