import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context } from '../../../../platform/context.ts';
import { closeContributor, hasLookAlike, readOwnContributor, removeContributor } from '../store/contributors.ts';
import { type ContributorContents, syncProfile } from './own-profile.ts';

export interface ContributorAccountDataDeps {
  /** Whether a contributor has works, drafts, uploaded files or ledger accounts. */
  readonly hasContent: (ctx: Context, contributorId: string) => Promise<boolean>;
  readonly contents: ContributorContents;
}

/** Anonymizes a departing contributor who has content, so that buyers keep their purchases; deletes any other. */
export const createContributorAccountData = ({
  hasContent,
  contents,
}: ContributorAccountDataDeps): readonly AccountDataHandler[] => [
  {
    kind: 'exporter',
    name: 'contributor',
    exportData: (ctx, accountId) => readOwnContributor(ctx.db, accountId),
  },
  {
    kind: 'eraser',
    eraseData: async (ctx, accountId, profile) => {
      const row = await readOwnContributor(ctx.tx, accountId);
      if (row === undefined) return;
      if (await hasContent(ctx, row.id))
        await closeContributor(ctx.tx, accountId, `deleted-${accountId.replaceAll('-', '').slice(-12)}`);
      else await removeContributor(ctx.tx, accountId);
      await contents.reindex(ctx, accountId, [row.name, row.username, profile.name, profile.username]);
    },
  },
  { kind: 'locker', lock: contents.lock },
  {
    kind: 'profile-listener',
    onProfileChange: (ctx, accountId, profile, before) => syncProfile(ctx, accountId, profile, before, contents),
  },
  {
    kind: 'username-keeper',
    isKept: (ctx, username, accountId) => hasLookAlike(ctx.db, username, accountId),
  },
];
