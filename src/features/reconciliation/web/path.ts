export const reconciliationPath = '/admin/reconciliation';
