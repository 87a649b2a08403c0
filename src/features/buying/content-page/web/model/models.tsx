import { lazy, type ReactNode, useId, useState } from 'react';
import { preload } from 'react-dom';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { importChunk } from '../../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../../ui/components/loading/lazy-part.tsx';
import { Picture } from '../../../../../ui/components/media/picture.tsx';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { formatSize } from '../../../../../ui/file-size.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { TurntableView } from '../../../turntables/web/turntable-view.ts';
import type { PreviewView } from '../content-view.ts';
import type { ModelView } from './model-view.ts';

const loadModelStage = () => importChunk(() => import('./model-stage.tsx'));
const loadTurntableStage = () => importChunk(() => import('../../../turntables/web/turntable-stage.tsx'));
const ModelStage = lazy(async () => ({ default: (await loadModelStage()).ModelStage }));
const TurntableStage = lazy(async () => ({ default: (await loadTurntableStage()).TurntableStage }));

interface ModelsProps {
  readonly models: readonly ModelView[];
  /** Picture that stands for the models until one is opened. */
  readonly picture: PreviewView | undefined;
  /** Pictures from all sides, in place of models that the visitor can't open. */
  readonly turntables: readonly TurntableView[];
}

/** The 3D models of a work: a picture, over which one opens at a press, because its script is large. */
export function Models({ models, picture, turntables }: ModelsProps) {
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [wantsPictures, setWantsPictures] = useState(false);
  const model = models[at] ?? models[0];
  if (model === undefined) return null;
  const { url } = model;
  const turntable = turntables.find(({ fileId }) => fileId === model.id);
  /** Loads the script and what it will ask for at the same time. */
  const load = () => {
    if (url !== null) preload(url, { as: 'fetch', crossOrigin: 'anonymous' });
    else if (turntable !== undefined) preload(turntable.sheet, { as: 'image', fetchPriority: 'high' });
    (url === null ? loadTurntableStage() : loadModelStage()).catch(() => undefined);
  };
  const open = () => {
    load();
    setOpen(true);
  };
  const still =
    picture === undefined ? null : (
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 992px) 62vw, 100vw"
        className="absolute inset-0 size-full object-cover"
      />
    );
  return (
    <section
      aria-labelledby="models"
      className={`flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-paper print:hidden noscript:hidden ${url === null ? 'h-[32rem] sm:h-[50rem]' : 'h-[52rem] sm:h-[46rem]'}`}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
        <h2 id="models" className="text-18">
          {m.content_page_model_title()}
        </h2>
        {models.length === 1 ? null : <ModelSelect models={models} at={at} onChoose={setAt} />}
      </div>
      {isOpen && (url === null || wantsPictures) && turntable !== undefined ? (
        <LazyPart onLost={() => setOpen(false)} fallback={<Spinner className="m-auto size-6 text-muted" />}>
          <TurntableStage key={turntable.sheet} name={model.name} view={turntable} />
        </LazyPart>
      ) : isOpen && url !== null ? (
        <LazyPart
          onLost={() => setOpen(false)}
          fallback={
            <div className="relative min-h-0 flex-1">
              <Waiting>{still}</Waiting>
            </div>
          }
        >
          <ModelStage
            key={url}
            model={model}
            url={url}
            waiting={<Waiting>{still}</Waiting>}
            onTurn={turntable === undefined ? undefined : () => setWantsPictures(true)}
          />
        </LazyPart>
      ) : (
        <div className="relative grid min-h-0 flex-1 place-items-center overflow-hidden bg-line/50 p-6">
          {still}
          {url === null && turntable === undefined ? (
            <p className="relative max-w-96 rounded-card bg-paper px-5 py-4 text-center text-14">
              {m.content_page_model_paid()}
            </p>
          ) : (
            <button
              type="button"
              onPointerDown={load}
              onClick={open}
              className={`relative shadow-lg ${secondaryButton}`}
            >
              <Icon name={url === null ? 'rotate-ccw' : 'box'} className="size-5" />
              {url === null ? m.turntables_open() : m.content_page_model_open()}
            </button>
          )}
        </div>
      )}
      <p className="border-line border-t px-4 py-3 text-12 text-muted tabular-nums sm:px-6">{describeModel(model)}</p>
    </section>
  );
}

/** The picture of the models, until one of them is drawn. */
const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <div className="absolute inset-0 grid place-items-center bg-line/50">
    {children}
    <span className="relative rounded-full bg-paper p-3">
      <Spinner className="size-6 text-muted" />
    </span>
  </div>
);

/** What a model consists of, in one line. A model that was uploaded before models were counted has only its size. */
function describeModel({ triangles, vertices, materials, textures, size }: ModelView): string {
  const say = (count: number, one: typeof m.content_page_model_triangles, many: typeof one): string =>
    count === 0 ? '' : (count === 1 ? one : many)({ count: formatCount(count) });
  return [
    say(triangles, m.content_page_model_triangles_one, m.content_page_model_triangles),
    say(vertices, m.content_page_model_vertices_one, m.content_page_model_vertices),
    say(materials, m.content_page_model_materials_one, m.content_page_model_materials),
    say(textures, m.content_page_model_textures_one, m.content_page_model_textures),
    `GLB, ${formatSize(size)}`,
  ]
    .filter((words) => words !== '')
    .join(' · ');
}

interface ModelSelectProps {
  readonly models: readonly ModelView[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

function ModelSelect({ models, at, onChoose }: ModelSelectProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-3 text-14">
      <label htmlFor={id} className="text-muted">
        {m.content_page_model_choice()}
      </label>
      <select
        id={id}
        value={at}
        onChange={({ target }) => onChoose(Number(target.value))}
        className="h-11 min-w-0 rounded-control border border-line bg-paper px-3 capitalize hover:border-ink"
      >
        {models.map(({ id: key, name }, position) => (
          <option key={key} value={position}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
