import type { Finder } from '../../../../platform/admin-desk.ts';
import { findCertified } from '../../downloads/service/entitlements.ts';
import { findSoldLine } from '../../orders/service/sold.ts';
import { parseCertificateCode } from '../rules/certificate-code.ts';

/** Finds the order of a licence certificate for the admin search. */
export const certificateFinder: Finder = {
  isOwnerOnly: true,
  find: async ({ db }, { text }) => {
    const code = parseCertificateCode(text);
    const certified = code === undefined ? undefined : await findCertified(db, code);
    const sold = certified && (await findSoldLine(db, certified.orderLineId));
    if (code === undefined || sold === undefined) return [];
    const { order, line } = sold;
    return [{ kind: 'certificate', path: `/admin/orders/${order.id}`, title: code, detail: line.title, isExact: true }];
  },
};
