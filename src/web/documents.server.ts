import { formatFaultWindow } from '../features/buying/orders/web/requests/fault-days.ts';
import { describeTerms, type EarningTerms } from '../features/people/contributors/web/application/earning-terms.ts';
import type { PageInfo } from '../platform/http/pages/site-info.ts';
import type { Operator } from '../platform/operator.ts';
import type { PublicDocument } from '../ui/components/document-page.tsx';
import { formatDays } from '../ui/format-days.ts';
import { m } from '../ui/paraglide/messages.js';

// This file is read on the server only, so that a page contains the text in its own language only.

/** List of the operator's configured details. */
function describeOperator({ name, email, phone, address, tradeLicence }: Operator): string {
  const lines: [string, string | null][] = [
    [m.contact_name(), name],
    [m.contact_address(), address],
    [m.contact_email(), email],
    [m.contact_phone(), phone],
    [m.contact_trade_licence(), tradeLicence],
  ];
  const said = lines.flatMap(([label, value]) =>
    value === null ? [] : [`- ${label}: ${value.replaceAll('\n', ', ')}`],
  );
  return said.length === 0 ? m.terms_14_none() : said.join('\n');
}

/** The terms of use. */
export function termsDocument(
  { siteName, operator, refundDays }: Pick<PageInfo, 'siteName' | 'operator' | 'refundDays'>,
  terms: EarningTerms,
): PublicDocument {
  const faultWindow = formatFaultWindow(refundDays);
  return {
    title: m.terms_title(),
    intro: m.terms_description({ siteName }),
    sections: [
      { title: m.terms_1_title(), text: m.terms_1_text({ siteName }) },
      { title: m.terms_2_title(), text: m.terms_2_text() },
      { title: m.terms_3_title(), text: m.terms_3_text() },
      { title: m.terms_4_title(), text: m.terms_4_text() },
      { title: m.terms_5_title(), text: m.terms_5_text() },
      {
        title: m.terms_6_title(),
        text:
          refundDays === 0
            ? m.terms_6_text_none({ faultWindow })
            : m.terms_6_text({ window: formatDays(refundDays), faultWindow }),
      },
      { title: m.contributors_terms_work_title(), text: m.contributors_terms_work_text() },
      { title: m.contributors_terms_money_title(), text: m.contributors_terms_money_text(describeTerms(terms)) },
      { title: m.terms_9_title(), text: m.terms_9_text() },
      { title: m.terms_10_title(), text: m.terms_10_text() },
      { title: m.terms_11_title(), text: m.terms_11_text() },
      { title: m.terms_12_title(), text: m.terms_12_text() },
      { title: m.terms_13_title(), text: m.terms_13_text() },
      { title: m.terms_14_title(), text: describeOperator(operator) },
    ],
  };
}

/** The privacy policy. */
export function privacyDocument(siteName: string): PublicDocument {
  return {
    title: m.privacy_title(),
    intro: m.privacy_description({ siteName }),
    sections: [
      { title: m.privacy_1_title(), text: m.privacy_1_text() },
      { title: m.privacy_2_title(), text: m.privacy_2_text() },
      { title: m.privacy_3_title(), text: m.privacy_3_text() },
      { title: m.privacy_4_title(), text: m.privacy_4_text() },
      { title: m.privacy_5_title(), text: m.privacy_5_text() },
      { title: m.privacy_6_title(), text: m.privacy_6_text() },
      { title: m.privacy_7_title(), text: m.privacy_7_text() },
      { title: m.privacy_8_title(), text: m.privacy_8_text() },
      { title: m.privacy_9_title(), text: m.privacy_9_text() },
      { title: m.privacy_10_title(), text: m.privacy_10_text() },
    ],
  };
}

/** The refund policy. */
export function refundDocument({ siteName, refundDays }: Pick<PageInfo, 'siteName' | 'refundDays'>): PublicDocument {
  const window = formatDays(refundDays);
  const faultWindow = formatFaultWindow(refundDays);
  const asOfCourse = { title: m.refund_1_title({ window }), text: m.refund_1_text({ window }) };
  return {
    title: m.refund_title(),
    intro: m.refund_description({ siteName }),
    sections: [
      ...(refundDays === 0 ? [] : [asOfCourse]),
      { title: m.refund_2_title(), text: m.refund_2_text({ faultWindow }) },
      { title: m.refund_3_title(), text: m.refund_3_text() },
      { title: m.refund_4_title(), text: m.refund_4_text() },
      { title: m.refund_5_title(), text: m.refund_5_text() },
      { title: m.refund_6_title(), text: m.refund_6_text() },
    ],
  };
}

/** The policy for works that infringe somebody's rights. */
export function takedownDocument(siteName: string): PublicDocument {
  return {
    title: m.takedown_title(),
    intro: m.takedown_description({ siteName }),
    sections: [
      { title: m.takedown_1_title(), text: m.takedown_1_text() },
      { title: m.takedown_2_title(), text: m.takedown_2_text() },
      { title: m.takedown_3_title(), text: m.takedown_3_text() },
      { title: m.takedown_4_title(), text: m.takedown_4_text() },
      { title: m.takedown_5_title(), text: m.takedown_5_text() },
      { title: m.takedown_6_title(), text: m.takedown_6_text() },
    ],
  };
}
