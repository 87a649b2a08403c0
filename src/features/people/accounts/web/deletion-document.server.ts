import type { PublicDocument } from '../../../../ui/components/document-page.tsx';
import { m } from '../../../../ui/paraglide/messages.js';

// This file is read on the server only, so that a page contains the text in its own language only.

/** Text that explains what deleting an account does. */
export function deletionDocument(siteName: string): PublicDocument {
  return {
    title: m.accounts_deletion_title(),
    intro: m.accounts_deletion_description({ siteName }),
    sections: [
      { title: m.accounts_deletion_1_title(), text: m.accounts_deletion_1_text() },
      { title: m.accounts_deletion_2_title(), text: m.accounts_deletion_2_text() },
      { title: m.accounts_deletion_3_title(), text: m.accounts_deletion_3_text() },
      { title: m.accounts_deletion_4_title(), text: m.accounts_deletion_4_text() },
      { title: m.accounts_deletion_5_title(), text: m.accounts_deletion_5_text() },
      { title: m.accounts_deletion_6_title(), text: m.accounts_deletion_6_text() },
    ],
  };
}
