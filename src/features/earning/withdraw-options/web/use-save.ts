import { useRevalidator } from 'react-router';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type ConfirmationRequest, useSiteActions } from '../../../../ui/site-actions.ts';

export interface SaveOptions {
  /** Sign-in methods of the account. */
  readonly methods: ConfirmationRequest['methods'];
  readonly isNew: boolean;
  readonly onSaved: () => void;
}

/** Asks for a recent sign-in, which changes of payout accounts require, and saves with its proof. */
export function useSave({ methods, isNew, onSaved }: SaveOptions): (work: ConfirmationRequest['work']) => void {
  const { confirmSignIn } = useSiteActions();
  const { revalidate } = useRevalidator();
  return (work) =>
    confirmSignIn({
      title: m.withdraw_options_confirm(),
      text: m.withdraw_options_confirm_text(),
      methods,
      removes: true,
      failure: m.withdraw_options_failed(),
      work,
      afterwards: async () => {
        onSaved();
        showToast({ kind: 'success', title: isNew ? m.withdraw_options_added() : m.withdraw_options_updated() });
        await revalidate();
      },
    });
}
