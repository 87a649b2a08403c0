import { type Context, inTransaction } from '../../../../platform/context.ts';
import { toLexiconStems, toStems } from '../rules.ts';
import { lockPairs, readStems, setStems } from '../store/pairs.ts';

/** Recomputes the stems of all pairs. Searches would not find pairs with stems of an older stemmer. */
export async function restemPairs(ctx: Context): Promise<void> {
  for (const [table, toPhrase] of [
    ['synonym', toStems],
    ['struck_synonym', toLexiconStems],
  ] as const)
    await inTransaction(ctx, async ({ tx }) => {
      await lockPairs(tx);
      for (const pair of await readStems(tx, table)) {
        const [one_stems = pair.one_stems, other_stems = pair.other_stems] = [toPhrase(pair.one), toPhrase(pair.other)];
        if (one_stems !== pair.one_stems || other_stems !== pair.other_stems)
          await setStems(tx, table, { id: pair.id, one_stems, other_stems });
      }
    });
}
