import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';

/** A part of the page whose script comes later than what the server rendered. */
export interface LaterProps {
  /** Called once the part reacts. */
  readonly onLive: () => void;
}

type Box = RefObject<HTMLElement | null>;
const PartBox = createContext<Box>({ current: null });

/** A part whose script is missing, for example since a new version was deployed: as the server rendered it. */
function AsRendered() {
  const box = use(PartBox);
  const [html] = useState(() => box.current?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered it
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Loads the script of a part that the server has rendered. If it is missing, the part stays as it is. */
export const loadLater = <P extends LaterProps>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => AsRendered) }));

/** Event of a part's box when React has removed what the server rendered. */
const REMOVED = 'removed';

/** What people do before the page's data change; `click` also comes from a tap that was kept, `popstate` from Back. */
const acts = ['pointerdown', 'keydown', 'click', 'popstate'] as const;

const firstAct = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      // What the act itself loads is asked for first.
      for (const type of acts) addEventListener(type, () => setTimeout(resolve), { capture: true, once: true });
    });

/**
 * Waits until an element comes near the window, unless `distance` is null, or until the page's first use: when the data
 * of a page change, React shows none of the changes before it has the scripts of all that the server rendered.
 */
function waitForView(id: string, distance: number | null): Promise<void> {
  const box = document.getElementById(id);
  if (box?.firstElementChild == null) return Promise.resolve();
  const isNear = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), {
      rootMargin: `${distance ?? 0}px`,
    });
    if (distance !== null) observer.observe(box);
    box.addEventListener(REMOVED, () => resolve(), { once: true });
  });
  return Promise.race([isNear, firstAct]);
}

/**
 * Loads the script of a part when its box of this id comes within `distance`, unless that is null, or when the page is
 * used.
 */
export const loadInView = <P extends LaterProps>(
  id: string,
  load: () => Promise<ComponentType<P>>,
  distance: number | null = 500,
) => loadLater(() => waitForView(id, distance).then(load));

/**
 * Repeats what was chosen before the script was there: React has seen neither the change nor its event, and ignores an
 * event without a change. The setter of an element tells React, the one of its prototype doesn't.
 */
function chooseAgain(box: HTMLElement | null): void {
  for (const input of box?.querySelectorAll('input') ?? []) {
    const { type, checked, defaultChecked, value, defaultValue } = input;
    if (checked !== defaultChecked && (checked || type !== 'radio')) {
      input.checked = defaultChecked;
      input.click();
    } else if (value !== defaultValue && type === 'range') {
      input.value = defaultValue;
      Reflect.set(HTMLInputElement.prototype, 'value', value, input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  for (const select of box?.querySelectorAll('select') ?? []) {
    const rendered = [...select.options].find(({ defaultSelected }) => defaultSelected);
    if (rendered?.selected === false) select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Keeps the last button that was pressed in a box before its script was there; `press` presses it. */
function useEarlyPress() {
  const box = useRef<HTMLDivElement>(null);
  const [early] = useState(() => {
    let pressed: HTMLElement | null = null;
    // React stops clicks on parts whose script isn't there, so the window listens.
    const keep = ({ target }: Event) => {
      if (target instanceof Element && box.current?.contains(target)) pressed = target.closest('button') ?? pressed;
    };
    const stop = () => removeEventListener('click', keep, { capture: true });
    const press = () => {
      stop();
      chooseAgain(box.current);
      const button = pressed;
      pressed = null;
      // React has rendered the choices then.
      setTimeout(() => button?.click());
    };
    return { listen: () => addEventListener('click', keep, { capture: true }), stop, press };
  });
  useEffect(() => {
    early.listen();
    return early.stop;
  }, [early]);
  return { box, press: early.press };
}

/** React removes what it can't hydrate when the page's data change, so the part is loaded then. */
function Removed() {
  const box = use(PartBox);
  useEffect(() => void box.current?.dispatchEvent(new Event(REMOVED)), [box]);
  return null;
}

interface PartProps<P extends object> {
  /** The part itself on the server, and in the browser what `loadLater` returns. */
  readonly part: ComponentType<P & LaterProps>;
  readonly given: P;
}

const Kept = memo(({ part: Part, given, onLive }: PartProps<object> & LaterProps) => (
  <Suspense fallback={<Removed />}>
    <Part {...given} onLive={onLive} />
  </Suspense>
)) as <P extends object>(props: PartProps<P> & LaterProps) => React.JSX.Element;

/**
 * Shows a part as the server rendered it until it reacts, because React would wait for its script with every change of
 * the page, such as a sign-in. A button that was pressed before is pressed then, and what was chosen is chosen.
 */
export function LaterPart<P extends object>({
  part,
  given,
  id,
  className = 'contents',
}: PartProps<P> & { readonly id?: string; readonly className?: string }) {
  const [isLive, setIsLive] = useState(false);
  const [rendered] = useState(given);
  const { box, press } = useEarlyPress();
  const [onLive] = useState(() => () => {
    setIsLive(true);
    press();
  });
  return (
    <div ref={box} id={id} className={className}>
      <PartBox value={box}>
        <Kept part={part} given={isLive ? given : rendered} onLive={onLive} />
      </PartBox>
    </div>
  );
}
