import { accountsAdmin } from '../../features/accounts/web/admin.ts';
import { adminsAdmin } from '../../features/admins/web/admin.ts';
import { auditAdmin } from '../../features/audit/web/admin.ts';
import { createAuditWords } from '../../features/audit/web/audit-labels.ts';
import { categoriesAdmin } from '../../features/categories/web/admin.ts';
import { jobsAdmin } from '../../features/jobs/web/admin.ts';
import type { AdminFeature } from '../../ui/admin/navigation.ts';

/** What each feature offers to the admin area: its pages, and words for the audit log. */
export const adminFeatures: readonly AdminFeature[] = [
  categoriesAdmin,
  accountsAdmin,
  auditAdmin,
  jobsAdmin,
  adminsAdmin,
];

export const auditWords = createAuditWords(adminFeatures.flatMap(({ audit }) => audit ?? []));
