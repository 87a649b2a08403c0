import { useRef } from 'react';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { ModelView } from './model-view.ts';
import { StageControls } from './stage-controls.tsx';
import { useStage } from './use-stage.ts';

/** A model to turn, with its controls. */
export function ModelStage({ model, url }: { readonly model: ModelView; readonly url: string }) {
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
        {state === 'loading' ? <Spinner className="absolute inset-0 m-auto size-6 text-muted" /> : null}
        {state === 'failed' ? (
          <p role="alert" className="absolute inset-0 grid place-items-center bg-paper p-6 text-center">
            {m.content_page_model_failed()}
          </p>
        ) : null}
      </div>
      <StageControls stage={stage} box={box} />
    </div>
  );
}
