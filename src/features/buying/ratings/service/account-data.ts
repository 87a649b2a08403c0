import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import { readTitles } from '../../../catalogue/content/service/references.ts';
import { readWrittenBy, removeWrittenBy } from '../store/lists.ts';

export const ratingsAccountData: readonly AccountDataHandler[] = [
  {
    kind: 'exporter',
    name: 'ratings',
    exportData: async ({ db }, accountId) => {
      const { ratings, answers } = await readWrittenBy(db, accountId);
      const titles = await readTitles(db, [...new Set([...ratings, ...answers].map(({ content_id }) => content_id))]);
      const addTitle = <Row extends { content_id: string }>(row: Row) => ({
        title: titles.get(row.content_id) ?? '',
        ...row,
      });
      return { ratings: ratings.map(addTitle), answers: answers.map(addTitle) };
    },
  },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeWrittenBy(ctx.tx, accountId) },
];
