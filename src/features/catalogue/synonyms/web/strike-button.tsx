import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type LexiconPair, toPairName } from './lexicon-pair.ts';

/** Button that disables a pair of the lexicon, or enables it again. */
export function StrikeButton({ pair }: { pair: LexiconPair }) {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { one, other, struck } = pair;
  const name = toPairName(pair);
  const change = async () => {
    setBusy(true);
    try {
      await api('PUT /admin/synonyms/struck', { body: { one, other, struck: !struck } });
      showToast({
        kind: 'success',
        title: struck ? m.synonyms_used_again({ one, other }) : m.synonyms_struck({ one, other }),
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.synonyms_failed());
    }
    await revalidate();
    setBusy(false);
  };
  return (
    <button
      type="button"
      data-row-action
      aria-label={struck ? m.synonyms_use_again_named({ pair: name }) : m.synonyms_strike_named({ pair: name })}
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={() => void change()}
      className="inline-flex h-9 items-center rounded-control border border-line bg-paper px-3 text-14 font-medium whitespace-nowrap hover:border-ink disabled:opacity-60 max-lg:h-10"
    >
      {struck ? m.synonyms_use_again() : m.synonyms_strike()}
    </button>
  );
}
