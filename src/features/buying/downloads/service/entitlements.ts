import { randomInt } from 'node:crypto';
import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { addEntitlements, readByCertificate, readCertificates, setRevoked } from '../store/entitlements.ts';

export {
  findDownloadedLines,
  findOwnedVariants,
  selectOwned,
  selectOwnedAmong,
} from '../store/entitlements.ts';

/** Without letters that are taken for digits or for each other (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Four groups of four: 80 bits, so that nobody finds one by trying. */
function createCertificateCode(): string {
  const group = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

export interface PaidLine {
  readonly id: string;
  readonly contentId: string;
  readonly variantId: string;
}

/** What was paid may be downloaded from now on, each line with a certificate of its own. Safe to repeat. */
export function grantEntitlements(
  tx: Transaction,
  { accountId, lines }: { readonly accountId: string; readonly lines: readonly PaidLine[] },
): Promise<void> {
  return addEntitlements(
    tx,
    lines.map(({ id: orderLineId, contentId, variantId }) => ({
      id: createId(),
      accountId,
      contentId,
      variantId,
      orderLineId,
      certificateCode: createCertificateCode(),
    })),
  );
}

/** From now on these lines give no right to download, and their certificates say so. */
export const revokeEntitlements = (tx: Transaction, orderLineIds: readonly string[], now: Date): Promise<void> =>
  setRevoked(tx, orderLineIds, now);

/** Takes a revocation back: the refund failed. */
export const restoreEntitlements = (tx: Transaction, orderLineIds: readonly string[]): Promise<void> =>
  setRevoked(tx, orderLineIds, null);

export interface Certificate {
  readonly code: string;
  readonly grantedAt: Date;
  /** Null while it holds. */
  readonly revokedAt: Date | null;
}

/** By order line. */
export async function findCertificates(
  db: Database,
  orderLineIds: readonly string[],
): Promise<ReadonlyMap<string, Certificate>> {
  const rows = await readCertificates(db, orderLineIds);
  return new Map(
    rows.map((row) => [
      row.order_line_id,
      { code: row.certificate_code, grantedAt: row.granted_at, revokedAt: row.revoked_at },
    ]),
  );
}

/** What a certificate is of; undefined for an unknown code. */
export async function findCertified(
  db: Database,
  code: string,
): Promise<{ orderLineId: string; grantedAt: Date; revokedAt: Date | null } | undefined> {
  const row = await readByCertificate(db, code);
  return row && { orderLineId: row.order_line_id, grantedAt: row.granted_at, revokedAt: row.revoked_at };
}
