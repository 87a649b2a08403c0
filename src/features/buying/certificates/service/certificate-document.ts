import { formatDayIn, formatNumberIn } from '../../../../platform/local-format.ts';
import { addFacts, addHeading, addMarks, addParagraph, addTitle, type Mark } from '../../../../platform/pdf/blocks.ts';
import { ACCENT, PAGE } from '../../../../platform/pdf/page.ts';
import { drawQrCode } from '../../../../platform/pdf/qr-code.ts';
import { type BuyerFacts, describeBuyer } from '../rules/buyer.ts';
import { translate } from '../rules/messages.ts';
import { createPaper, type PaperSite } from './site-frame.ts';

export interface CertificateFacts {
  readonly code: string;
  readonly title: string;
  /** Title in the document's language if the original title is in the other one. */
  readonly secondTitle: string | null;
  readonly variantName: string;
  /** Version of the content at the time of purchase. */
  readonly contentVersion: number;
  readonly contributorName: string;
  readonly licence: {
    readonly name: string;
    readonly version: number;
    readonly summary: string;
    readonly url: string;
    /** Sentences in the document's language, each stating one permission or restriction. */
    readonly allows: readonly Mark[];
  };
  readonly orderNumber: number;
  /** Number of the line, from 1. */
  readonly lineNumber: number;
  readonly buyer: BuyerFacts;
  /** When the buyer's details were corrected after a download; null if they never were. */
  readonly correctedAt: Date | null;
  readonly grantedAt: Date;
  /** When the licence was revoked; null while it is valid. */
  readonly revokedAt: Date | null;
}

const QR_SIZE = 96;
const QR_GAP = 24;
/** Height of the heading above the field, including the space around it. */
const HEADING_HEIGHT = 36;

/** The address that a certificate's QR code opens. */
const createVerifyAddress = ({ origin, locale }: PaperSite, code: string): string =>
  `${origin}${locale === 'bn' ? '/bn' : ''}/verify/${code}`;

/** A licence certificate as PDF, A4, in the site's language. */
export function createCertificate(site: PaperSite, facts: CertificateFacts): Promise<Buffer> {
  const { locale } = site;
  const say = (key: Parameters<typeof translate>[0], values?: Record<string, string>): string =>
    translate(key, locale, values);
  const number = (value: number): string => formatNumberIn(locale, value, { useGrouping: false });
  const { licence, code } = facts;
  const address = createVerifyAddress(site, code);
  const paper = {
    title: `${say('certificate')}: ${facts.title}`,
    kind: say('certificate'),
    createdAt: facts.grantedAt,
  };
  return createPaper(site, paper, (writer) => {
    addTitle(writer, say('certificate'));
    if (facts.revokedAt === null) addParagraph(writer, say('certificate_intro'), { after: 14 });
    else
      addParagraph(writer, say('revoked', { day: formatDayIn(locale, facts.revokedAt) }), {
        style: { size: 12, weight: 600, color: ACCENT },
        after: 14,
      });
    addFacts(writer, [
      {
        label: say('work'),
        value: facts.secondTitle === null ? facts.title : `${facts.title} (${facts.secondTitle})`,
      },
      {
        label: say('variant'),
        value: say('version', { variant: facts.variantName, version: number(facts.contentVersion) }),
      },
      { label: say('contributor'), value: facts.contributorName },
      { label: say('buyer'), value: describeBuyer(locale, facts.buyer) },
      {
        label: say('licence'),
        value: say('licence_version', { licence: licence.name, version: number(licence.version) }),
      },
      { label: say('since'), value: formatDayIn(locale, facts.grantedAt) },
      ...(facts.correctedAt === null
        ? []
        : [{ label: say('corrected_on'), value: formatDayIn(locale, facts.correctedAt) }]),
      {
        label: say('order_line'),
        value: say('order_line_value', { order: number(facts.orderNumber), line: number(facts.lineNumber) }),
      },
      { label: say('code'), value: code },
    ]);
    addHeading(writer, say('allows'));
    addParagraph(writer, licence.summary);
    addMarks(writer, licence.allows);
    addParagraph(writer, say('full_text', { url: licence.url }));
    writer.makeRoom(QR_SIZE + HEADING_HEIGHT);
    addHeading(writer, say('verify'));
    // The QR code stands beside its text: below it, most certificates would need a second page.
    const y = writer.y;
    const width = PAGE.right - PAGE.left - QR_SIZE - QR_GAP;
    addParagraph(writer, say('verify_text'), { width });
    addParagraph(writer, address, { style: { size: 10.5, weight: 600 }, width });
    drawQrCode(writer, address, { x: PAGE.right - QR_SIZE, y, size: QR_SIZE, alt: say('qr_alt', { url: address }) });
    writer.y = Math.max(writer.y, y + QR_SIZE);
  });
}
