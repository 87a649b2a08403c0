import type { AccountDataHandler, AccountEraser } from '../../../../platform/account-data.ts';
import { findContributorIdByAccount, readContributorsById } from '../../../people/contributors/service/references.ts';
import { normalizeKeyword } from '../rules/suggestions.ts';
import { deleteCountsOf } from '../store/search-counts.ts';

/** Deletes the counts of searches for a person's name, because they are personal data. */
const eraseData: AccountEraser['eraseData'] = async ({ tx }, accountId, { username, name }) => {
  const id = await findContributorIdByAccount(tx, accountId);
  const contributor = id === undefined ? undefined : (await readContributorsById(tx, [id])).get(id);
  const names = [username, name, contributor?.username ?? '', contributor?.name ?? ''].map(normalizeKeyword);
  await deleteCountsOf(
    tx,
    [...new Set(names)].filter((each) => each !== ''),
  );
};

export const searchAccountData: readonly AccountDataHandler[] = [{ kind: 'eraser', eraseData }];
