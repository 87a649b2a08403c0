import { type ReactNode, useRef } from 'react';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { ModelView } from './model-view.ts';
import { StageControls } from './stage-controls.tsx';
import { useStage } from './use-stage.ts';

interface ModelStageProps {
  readonly model: ModelView;
  readonly url: string;
  /** What is shown until the model is drawn. */
  readonly waiting: ReactNode;
  /** Shows pictures from all sides instead; undefined if there are none. */
  readonly onTurn: (() => void) | undefined;
}

/** A model to turn, with its controls. */
export function ModelStage({ model, url, waiting, onTurn }: ModelStageProps) {
  const stage = useStage(url);
  const box = useRef<HTMLDivElement>(null);
  const { canvas, state, settings, onKeyDown } = stage;
  return (
    <div ref={box} className="flex min-h-0 flex-1 flex-col bg-paper text-ink">
      <div className="relative min-h-0 flex-1" style={{ background: settings.ground }}>
        <div
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn the model
          tabIndex={0}
          onKeyDown={onKeyDown}
          aria-label={m.content_page_model_canvas({ name: model.name })}
          data-state={state}
          className="absolute inset-0 -outline-offset-4"
        >
          <canvas ref={canvas} className="block size-full cursor-grab touch-none active:cursor-grabbing" />
        </div>
        {state === 'loading' ? waiting : null}
        {state === 'failed' ? (
          <div role="alert" className="absolute inset-0 grid place-content-center gap-4 bg-paper p-6 text-center">
            <p>{m.content_page_model_failed()}</p>
            {onTurn === undefined ? null : (
              <button type="button" onClick={onTurn} className={`justify-self-center ${secondaryButton}`}>
                {m.turntables_instead()}
              </button>
            )}
          </div>
        ) : null}
      </div>
      <StageControls stage={stage} box={box} />
    </div>
  );
}
