import { randomInt } from 'node:crypto';
import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { addEntitlements, readByCertificate, readCertificates, setRevoked } from '../store/entitlements.ts';

export {
  findDownloadedLines,
  findOwnedVariants,
  hasPaidFor,
  isPaidWork,
  readPaidWorks,
  selectOwned,
  selectOwnedAmong,
} from '../store/entitlements.ts';

/** Crockford's base 32, which omits letters that look like digits or like each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Four groups of four characters: 80 bits, which can't be guessed. */
function createCertificateCode(): string {
  const group = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

export interface PaidLine {
  readonly id: string;
  readonly contentId: string;
  readonly variantId: string;
  readonly price: number;
}

/** Grants the right to download paid lines, each with a certificate. Safe to repeat. */
export function grantEntitlements(
  tx: Transaction,
  { accountId, lines }: { readonly accountId: string; readonly lines: readonly PaidLine[] },
): Promise<void> {
  return addEntitlements(
    tx,
    lines.map(({ id: orderLineId, contentId, variantId, price }) => ({
      id: createId(),
      accountId,
      contentId,
      variantId,
      orderLineId,
      certificateCode: createCertificateCode(),
      isFree: price === 0,
    })),
  );
}

/** Revokes the right to download these lines; their certificates show it. */
export const revokeEntitlements = (tx: Transaction, orderLineIds: readonly string[], now: Date): Promise<void> =>
  setRevoked(tx, orderLineIds, now);

/** Restores a revoked right to download after its refund failed. */
export const restoreEntitlements = (tx: Transaction, orderLineIds: readonly string[]): Promise<void> =>
  setRevoked(tx, orderLineIds, null);

export interface Certificate {
  readonly code: string;
  readonly grantedAt: Date;
  /** When the licence was revoked; null while it is valid. */
  readonly revokedAt: Date | null;
}

/** Certificates by order line. */
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

/** Facts that a certificate confirms; undefined for an unknown code. */
export async function findCertified(
  db: Database,
  code: string,
): Promise<{ orderLineId: string; grantedAt: Date; revokedAt: Date | null } | undefined> {
  const row = await readByCertificate(db, code);
  return row && { orderLineId: row.order_line_id, grantedAt: row.granted_at, revokedAt: row.revoked_at };
}
