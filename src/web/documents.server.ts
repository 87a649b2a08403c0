import type { PublicDocument } from '../ui/components/document-page.tsx';
import { m } from '../ui/paraglide/messages.js';

// Read on the server only: a page sends the text of its own language, not a script with both.

/** What everybody agrees to. */
export function termsDocument(siteName: string): PublicDocument {
  return {
    title: m.terms_title(),
    intro: m.terms_description({ siteName }),
    sections: [
      { title: m.terms_1_title(), text: m.terms_1_text({ siteName }) },
      { title: m.terms_2_title(), text: m.terms_2_text() },
      { title: m.terms_3_title(), text: m.terms_3_text() },
      { title: m.terms_4_title(), text: m.terms_4_text() },
      { title: m.terms_5_title(), text: m.terms_5_text() },
      { title: m.terms_6_title(), text: m.terms_6_text() },
      { title: m.contributors_terms_work_title(), text: m.contributors_terms_work_text() },
      { title: m.contributors_terms_money_title(), text: m.contributors_terms_money_text() },
      { title: m.terms_9_title(), text: m.terms_9_text() },
      { title: m.terms_10_title(), text: m.terms_10_text() },
      { title: m.terms_11_title(), text: m.terms_11_text() },
      { title: m.terms_12_title(), text: m.terms_12_text() },
      { title: m.terms_13_title(), text: m.terms_13_text() },
    ],
  };
}

/** What is known about people, and why. */
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
