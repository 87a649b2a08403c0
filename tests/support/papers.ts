import type { CertificateFacts } from '../../src/features/buying/certificates/service/certificate-document.ts';
import type { ReceiptFacts } from '../../src/features/buying/certificates/service/receipt-document.ts';
import type { PaperSite } from '../../src/features/buying/certificates/service/site-frame.ts';
import type { TaxPaperFacts } from '../../src/features/buying/certificates/service/tax-paper-document.ts';

const operator = {
  name: 'Arbor Creative Ltd',
  email: 'help@arbor.example',
  phone: '+880 1712-345678',
  address: '12 Kazi Nazrul Islam Avenue, Dhaka 1215',
  tradeLicence: 'TRAD/DNCC/012345/2026',
};

export const paperSites: Readonly<Record<'en' | 'bn', PaperSite>> = {
  en: { name: 'Arbor', origin: 'https://arbor.example', operator, locale: 'en' },
  bn: {
    name: 'Arbor',
    origin: 'https://arbor.example',
    operator: { ...operator, name: 'আর্বর ক্রিয়েটিভ লিমিটেড', address: '১২ কাজী নজরুল ইসলাম অ্যাভিনিউ, ঢাকা ১২১৫' },
    locale: 'bn',
  },
};

export const buyers = {
  en: {
    name: 'Nusrat Jahan',
    company: 'Studio Shapla Ltd',
    address: 'House 12, Road 5, Dhanmondi\nDhaka 1205',
    taxNumber: '0001234560101',
  },
  bn: {
    name: 'নুসরাত জাহান',
    company: 'শাপলা স্টুডিও লিমিটেড',
    address: 'বাড়ি ১২, সড়ক ৫, ধানমন্ডি\nঢাকা ১২০৫',
    taxNumber: '0001234560101',
  },
} as const;

const common = {
  code: '7K3M-QX9P-2RWT-HV5Z',
  contentVersion: 2,
  orderNumber: 10_452,
  lineNumber: 1,
  grantedAt: new Date('2026-11-21T19:30:00Z'),
  correctedAt: null,
  revokedAt: null,
  secondTitle: null,
};

export const certificates: Readonly<Record<'en' | 'bn', CertificateFacts>> = {
  en: {
    ...common,
    title: 'Krishnachura — 240 botanical illustrations',
    variantName: 'SVG and PNG',
    contributorName: 'Studio Shapla',
    buyer: buyers.en,
    licence: {
      name: 'Standard licence',
      version: 3,
      summary: 'For one end product that is given away, or sold up to 5,000 times.',
      url: 'https://arbor.example/licences/standard',
      allows: [
        { text: 'You may use it in client work.', answer: 'yes' },
        { text: 'You may change it.', answer: 'yes' },
        { text: 'You may not sell it as it is.', answer: 'no' },
      ],
    },
  },
  bn: {
    ...common,
    title: 'কৃষ্ণচূড়া: বিশ্ববিদ্যালয়ের জন্য ২৪০টি ইলাস্ট্রেশন, শ্রী ও ক্ষমা',
    variantName: 'র‍্যাম সংস্করণ (SVG)',
    contributorName: 'শাপলা স্টুডিও',
    buyer: buyers.bn,
    licence: {
      name: 'স্ট্যান্ডার্ড লাইসেন্স',
      version: 3,
      summary: 'একটি পণ্যে ব্যবহারের জন্য, যা বিনা মূল্যে দেওয়া হয় বা সর্বোচ্চ ৫,০০০ বার বিক্রি হয়।',
      url: 'https://arbor.example/bn/licences/standard',
      allows: [
        { text: 'ক্লায়েন্টের কাজে ব্যবহার করা যায়।', answer: 'yes' },
        { text: 'পরিবর্তন করা যায়।', answer: 'yes' },
        { text: 'হুবহু বিক্রি করা যায় না।', answer: 'no' },
      ],
    },
  },
};

/** Texts about the licence of most works in the document. */
export const standardLicence: Readonly<Record<'en' | 'bn', Pick<CertificateFacts['licence'], 'summary' | 'allows'>>> = {
  en: {
    summary:
      'Use in your own and your clients’ work, printed or online, up to 500,000 copies. Not for resale of the file itself.',
    allows: [
      { text: 'You may use the work commercially.', answer: 'yes' },
      { text: 'You may use it in client work.', answer: 'yes' },
      { text: 'You may make up to 500,000 copies of what you create with it.', answer: 'yes' },
      { text: 'You may not use it on products for sale or in templates.', answer: 'no' },
      { text: 'You may not sell the file itself.', answer: 'no' },
      { text: 'One condition: credit the contributor wherever you use the work.', answer: 'condition' },
    ],
  },
  bn: {
    summary: 'নিজের ও ক্লায়েন্টের কাজে, ছাপা বা অনলাইনে, ৫ লাখ কপি পর্যন্ত ব্যবহার করুন। ফাইলটি আবার বিক্রি করা যাবে না।',
    allows: [
      { text: 'বাণিজ্যিক কাজে ব্যবহার করা যায়।', answer: 'yes' },
      { text: 'ক্লায়েন্টের কাজে ব্যবহার করা যায়।', answer: 'yes' },
      { text: 'এটি দিয়ে যা বানাবেন, তার সর্বোচ্চ ৫,০০,০০০টি কপি করা যায়।', answer: 'yes' },
      { text: 'বিক্রির পণ্যে বা টেমপ্লেটে ব্যবহার করা যায় না।', answer: 'no' },
      { text: 'ফাইলটি সরাসরি বিক্রি করা যায় না।', answer: 'no' },
      { text: 'একটি শর্ত: যেখানে ব্যবহার করবেন, সেখানে নির্মাতার নাম দিন।', answer: 'condition' },
    ],
  },
};

export const receipts: Readonly<Record<'en' | 'bn', ReceiptFacts>> = {
  en: {
    receiptNumber: 'R-2026-000123',
    orderNumber: 10_452,
    orderedAt: new Date('2026-11-21T19:20:00Z'),
    paidAt: new Date('2026-11-21T19:30:00Z'),
    buyer: buyers.en,
    currency: 'BDT',
    paymentMethod: 'bKash',
    total: 123_456_789 + 45_000,
    vat: 0,
    bundleName: null,
    lines: [
      {
        title: 'Krishnachura',
        secondTitle: null,
        variantName: 'SVG',
        licenceName: 'Standard licence',
        price: 123_456_789,
        listPrice: 123_456_789,
      },
      {
        title: 'River textures',
        secondTitle: null,
        variantName: '4K',
        licenceName: 'Extended licence',
        price: 45_000,
        listPrice: 45_000,
      },
      { title: 'Open icons', secondTitle: null, variantName: 'All', licenceName: 'CC BY 4.0', price: 0, listPrice: 0 },
    ],
    refunds: [
      {
        at: new Date('2026-11-22T06:00:00Z'),
        amount: 45_000,
        titles: ['River textures'],
        transferReference: 'BRAC 7712',
      },
    ],
  },
  bn: {
    receiptNumber: 'R-2026-000123',
    orderNumber: 10_452,
    orderedAt: new Date('2026-11-21T19:20:00Z'),
    paidAt: new Date('2026-11-21T19:30:00Z'),
    buyer: buyers.bn,
    currency: 'BDT',
    paymentMethod: 'বিকাশ',
    total: 123_456_789 + 45_000,
    vat: 0,
    bundleName: null,
    lines: [
      {
        title: 'কৃষ্ণচূড়া',
        secondTitle: null,
        variantName: 'SVG',
        licenceName: 'স্ট্যান্ডার্ড লাইসেন্স',
        price: 123_456_789,
        listPrice: 123_456_789,
      },
      {
        title: 'নদীর টেক্সচার',
        secondTitle: null,
        variantName: '4K',
        licenceName: 'এক্সটেন্ডেড লাইসেন্স',
        price: 45_000,
        listPrice: 45_000,
      },
      { title: 'খোলা আইকন', secondTitle: null, variantName: 'সব', licenceName: 'CC BY 4.0', price: 0, listPrice: 0 },
    ],
    refunds: [
      { at: new Date('2026-11-22T06:00:00Z'), amount: 45_000, titles: ['নদীর টেক্সচার'], transferReference: 'BRAC 7712' },
    ],
  },
};

const taxPaper = {
  number: 'T-2026-27-000123',
  issuedAt: new Date('2026-11-21T19:30:00Z'),
  orderNumber: 10_452,
  kind: 'invoice',
  invoice: null,
} as const;

/** A tax invoice in each language; its lines have different rates. */
export const taxInvoices: Readonly<Record<'en' | 'bn', TaxPaperFacts>> = {
  en: {
    ...taxPaper,
    supplier: {
      bin: '0001234560101',
      name: 'Arbor Ltd',
      address: 'House 7, Road 11, Dhanmondi\nDhaka 1209',
      officer: 'Farhana Akter',
      designation: 'Manager, accounts',
    },
    buyer: buyers.en,
    lines: [
      {
        description: 'Krishnachura: 240 illustrations\nSVG\nStandard licence',
        basisPoints: 1500,
        total: 123_456_789,
        vat: 16_103_059,
      },
      { description: 'River textures\n4K\nExtended licence', basisPoints: 750, total: 45_000, vat: 3140 },
    ],
  },
  bn: {
    ...taxPaper,
    supplier: {
      bin: '0001234560101',
      name: 'আরবর লিমিটেড',
      address: 'বাড়ি ৭, সড়ক ১১, ধানমন্ডি\nঢাকা ১২০৯',
      officer: 'ফারহানা আক্তার',
      designation: 'ব্যবস্থাপক, হিসাব',
    },
    buyer: buyers.bn,
    lines: [
      {
        description: 'কৃষ্ণচূড়া: ২৪০টি ইলাস্ট্রেশন\nSVG\nস্ট্যান্ডার্ড লাইসেন্স',
        basisPoints: 1500,
        total: 123_456_789,
        vat: 16_103_059,
      },
      { description: 'নদীর টেক্সচার\n4K\nএক্সটেন্ডেড লাইসেন্স', basisPoints: 750, total: 45_000, vat: 3140 },
    ],
  },
};

/** The credit note for the second line of the invoice. */
export const toCreditNote = (facts: TaxPaperFacts): TaxPaperFacts => ({
  ...facts,
  kind: 'credit_note',
  number: 'C-2026-27-000007',
  issuedAt: new Date('2026-11-22T06:00:00Z'),
  invoice: { number: facts.number, issuedAt: facts.issuedAt },
  lines: facts.lines.slice(1),
});
