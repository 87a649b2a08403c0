import { RoundTool } from '../../../../ui/components/round-tool.tsx';
import { formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type DocumentView, describePosition } from './document-view.ts';
import type { PagesState } from './use-pages.ts';

interface PageControlsProps {
  readonly document: DocumentView;
  readonly state: PagesState;
  readonly fullScreen: { readonly isFull: boolean; readonly isPossible: boolean; readonly toggle: () => void };
}

/** Buttons to turn pages, to make them larger and smaller, and to show them on the full screen. */
export function PageControls({ document, state, fullScreen }: PageControlsProps) {
  const { index, zoom, isWide, turn, stepZoom, canZoom, setWide } = state;
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-line border-t px-2 sm:px-4">
      <div className="flex items-center">
        <RoundTool icon="chevron-left" label={m.documents_previous()} isOff={index === 0} act={() => turn(-1)} />
        <p aria-live="polite" className="min-w-28 text-center text-14 tabular-nums">
          {describePosition(index, document)}
        </p>
        <RoundTool
          icon="chevron-right"
          label={m.documents_next()}
          isOff={index === document.pictures.length - 1}
          act={() => turn(1)}
        />
      </div>
      <div className="ml-auto flex items-center">
        <RoundTool icon="minus" label={m.documents_zoom_out()} keys="-" isOff={!canZoom(-1)} act={() => stepZoom(-1)} />
        <span aria-live="polite" className="min-w-12 text-center text-14 tabular-nums">
          {formatNumber(zoom, { style: 'percent' })}
        </span>
        <RoundTool icon="plus" label={m.documents_zoom_in()} keys="+" isOff={!canZoom(1)} act={() => stepZoom(1)} />
        <button
          type="button"
          onClick={() => setWide(!isWide)}
          className="h-11 rounded-control px-3 text-14 hover:bg-line focus-visible:outline-2"
        >
          {isWide ? m.documents_fit_page() : m.documents_fit_width()}
        </button>
        {fullScreen.isPossible ? (
          <RoundTool
            icon={fullScreen.isFull ? 'x' : 'maximize-2'}
            label={fullScreen.isFull ? m.full_screen_leave() : m.full_screen_open()}
            act={fullScreen.toggle}
          />
        ) : null}
      </div>
    </div>
  );
}
