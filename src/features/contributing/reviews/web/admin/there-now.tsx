import { m } from '../../../../../ui/paraglide/messages.js';

/** Value that another person saved in a field meanwhile, below the entered one. */
export function ThereNow({ field, value, onTake }: { field: string; value: string; onTake: () => void }) {
  return (
    <div className="-mt-2 rounded-control border border-warning bg-canvas p-3 text-14" data-there-now={field}>
      <p className="font-medium">{m.reviews_there_now({ field })}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{value === '' ? m.reviews_nothing() : value}</p>
      <button type="button" onClick={onTake} className="mt-1 min-h-8 font-medium underline underline-offset-4">
        {m.reviews_take_there()}
      </button>
    </div>
  );
}
