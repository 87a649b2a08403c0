import { createAuditWords } from '../../features/operations/audit/web/audit-labels.ts';
import type { AdminFeature } from '../../ui/admin/navigation.ts';

/** What each feature offers to the admin area: `web/admin.ts` of a feature exports it as `adminFeature`. */
export const adminFeatures: readonly AdminFeature[] = Object.values(
  import.meta.glob<AdminFeature>('../../features/*/*/web/admin.ts', { eager: true, import: 'adminFeature' }),
);

export const auditWords = createAuditWords(adminFeatures.flatMap(({ audit }) => audit ?? []));
