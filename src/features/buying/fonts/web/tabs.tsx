import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface TabView {
  readonly title: string;
  readonly panel: ReactNode;
}

/** Panels of which one is shown; arrow keys change between them. */
export function Tabs({ tabs }: { tabs: readonly TabView[] }) {
  const id = useId();
  const [at, setAt] = useState(0);
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLDivElement>) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = (at + by + tabs.length) % tabs.length;
    setAt(next);
    currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        role="tablist"
        onKeyDown={onKeyDown}
        className="flex shrink-0 gap-1 overflow-x-auto border-b border-line px-2 [scrollbar-width:none] sm:px-4"
      >
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setAt(index)}
            className="h-11 shrink-0 border-b-2 border-transparent px-3 text-14 whitespace-nowrap text-muted hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${at}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls has to be reachable by keyboard
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto"
      >
        {tabs[at]?.panel}
      </div>
    </div>
  );
}
