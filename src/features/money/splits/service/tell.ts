import type { TransactionContext } from '../../../../platform/context.ts';
import { readTitles } from '../../../catalogue/content/service/references.ts';
import { mailAccount } from '../../../people/accounts/service/mail.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import type { PlannedShare } from '../rules/plan.ts';
import { type SplitEvent, writeSplitLetter } from '../rules/words.ts';

export interface ToldAgreement {
  readonly contentId: string;
  readonly ownerId: string;
  /** Shares of the contributors who get the message. */
  readonly readers: readonly PlannedShare[];
  /** Contributor who declined or gave up the share. */
  readonly whoId?: string;
}

/** Notifies the parties in the app and by e-mail. */
export async function tellParties(
  ctx: TransactionContext,
  event: SplitEvent,
  { contentId, ownerId, readers, whoId }: ToldAgreement,
): Promise<void> {
  const titles = await readTitles(ctx.tx, [contentId]);
  const title = titles.get(contentId) ?? '';
  const ids = [ownerId, ...readers.map(({ contributorId }) => contributorId), ...(whoId === undefined ? [] : [whoId])];
  const people = await readContributorsById(ctx.tx, [...new Set(ids)]);
  const owner = people.get(ownerId)?.name ?? '';
  const who = whoId === undefined ? '' : (people.get(whoId)?.name ?? '');
  for (const { contributorId, basisPoints } of readers) {
    const accountId = people.get(contributorId)?.accountId ?? null;
    if (accountId === null) continue;
    await recordNotice(ctx, accountId, { code: `split_${event}`, about: title });
    await mailAccount(ctx, accountId, 'withdrawal', (place) =>
      writeSplitLetter(event, { title, basisPoints, owner, who }, place),
    );
  }
}
