import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/components/icon.tsx';

interface FoldProps {
  /** Element id of the section's content, for `openFold`. */
  readonly id?: string;
  readonly title: string;
  /** Short text beside the title. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A collapsible section of the page; it is expanded in print. */
export function Fold({ id, title, note, children }: FoldProps) {
  return (
    <details className="group scroll-mt-20 border-b border-line first-of-type:border-t print:border-0">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-control [&::-webkit-details-marker]:hidden">
        <h2 className="shrink-0 text-16 font-medium">{title}</h2>
        <span className="ml-auto min-w-0 truncate text-14 text-muted print:hidden">{note}</span>
        <Icon
          name="chevron-down"
          className="size-5 text-muted transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div id={id} className="pt-1 pb-6">
        {children}
      </div>
    </details>
  );
}
