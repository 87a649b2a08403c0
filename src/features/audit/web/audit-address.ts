/** What `/admin/audit` shows, as its address says it. */
export interface AuditState {
  readonly action?: string;
  readonly admin?: string;
  readonly subject?: string;
  readonly cursor?: string;
}

const names = ['action', 'admin', 'subject', 'cursor'] as const;

export function readAuditState(query: URLSearchParams): AuditState {
  const max = { action: 60, admin: 40, subject: 100, cursor: 100 };
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name)?.trim().slice(0, max[name]);
      return value ? [[name, value]] : [];
    }),
  );
}

/** Without a language. */
export function auditAddress(state: AuditState): string {
  const query = new URLSearchParams(Object.entries(state)).toString();
  return `/admin/audit${query === '' ? '' : `?${query}`}`;
}
