import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { type CharSet, splitCovered } from './char-set.ts';
import { type FontAccess, isOpen, type Setting, type StyleView, toTextAddress } from './font-view.ts';
import type { Loading } from './use-web-font.ts';

const DELAY_MS = 250;
/** Further attempts to load a picture: the server may be busy for a moment. */
const RETRIES = 2;
const RETRY_MS = 1000;

export interface SetTextProps {
  readonly contentId: string;
  readonly style: StyleView;
  readonly chars: CharSet;
  readonly access: FontAccess;
  readonly setting: Setting;
  /** Name of the loaded web font, for a style that the browser may have. */
  readonly family: string;
  readonly loading: Loading;
  /** Whether the text stays on one line. */
  readonly isLine?: boolean;
}

/** Text in a font and in no other: set by the browser if it may have the font, or else drawn by the server. */
export function SetText(props: SetTextProps) {
  return isOpen(props.style, props.access) ? <LiveText {...props} /> : <DrawnText {...props} />;
}

function Failed() {
  return <p className="text-14 text-warning">{m.fonts_failed()}</p>;
}

function LiveText({ chars, setting, family, loading: state, isLine = false }: SetTextProps) {
  if (state === 'failed') return <Failed />;
  const { size, align, axes, features } = setting;
  return (
    <>
      {state === 'loading' ? <Spinner className="absolute top-4 right-4 size-5" /> : null}
      <p
        dir="auto"
        data-ready={state === 'ready' ? '' : undefined}
        className={`${isLine ? 'whitespace-nowrap' : 'wrap-anywhere whitespace-pre-wrap'} transition-opacity motion-reduce:transition-none ${state === 'ready' ? '' : 'opacity-0'}`}
        style={{
          fontFamily: `"${family}"`,
          fontSize: size,
          fontSynthesis: 'none',
          lineHeight: 1.3,
          textAlign: align,
          fontVariationSettings:
            Object.entries(axes)
              .map(([tag, value]) => `"${tag}" ${value}`)
              .join(', ') || 'normal',
          fontFeatureSettings:
            features.map((each) => `"${each.replace('-', '')}" ${each.startsWith('-') ? 0 : 1}`).join(', ') || 'normal',
        }}
      >
        {splitCovered(setting.text, chars).map(({ text, isMissing }, at) =>
          isMissing ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity besides their place
            <MissingLetter key={at} letter={text} />
          ) : (
            text
          ),
        )}
      </p>
    </>
  );
}

/** A hollow box in place of a letter that the font lacks. */
function MissingLetter({ letter }: { letter: string }) {
  return (
    <span
      role="img"
      aria-label={letter}
      className="mx-[0.06em] inline-block h-[0.7em] w-[0.5em] border-[max(1px,0.04em)] border-current"
    />
  );
}

/**
 * Loads a picture before it replaces the previous one, and only after the address has stopped changing for a moment.
 */
function usePicture(address: string | undefined): {
  readonly shown: string | undefined;
  readonly state: 'loading' | 'ready' | 'failed';
} {
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const delay = shown === undefined ? 0 : DELAY_MS;
  useEffect(() => {
    if (address === undefined) return;
    const picture = new Image();
    let retries = RETRIES;
    const load = () => {
      picture.src = address;
    };
    let timer = setTimeout(load, delay);
    picture.onload = () => setShown(address);
    picture.onerror = () => {
      if (retries === 0) setFailed(address);
      else timer = setTimeout(load, RETRY_MS);
      retries -= 1;
    };
    return () => {
      clearTimeout(timer);
      picture.onload = null;
      picture.onerror = null;
    };
  }, [address, delay]);
  return { shown, state: failed === address ? 'failed' : shown === address ? 'ready' : 'loading' };
}

function DrawnText({ contentId, style, setting }: SetTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const isEmpty = setting.text.trim() === '';
  const address = width === 0 || isEmpty ? undefined : toTextAddress(contentId, style, setting, width);
  const { shown, state } = usePicture(address);
  return (
    <div ref={box} aria-busy={state === 'loading'} className="min-w-0" data-ready={state === 'ready' ? '' : undefined}>
      {state === 'loading' && !isEmpty ? <Spinner className="absolute top-4 right-4 size-5" /> : null}
      {state === 'failed' ? <Failed /> : null}
      {shown === undefined || isEmpty ? null : (
        // The picture is black on white, and blending makes the white transparent.
        <img
          src={shown}
          alt={setting.text}
          draggable={false}
          className="max-w-none mix-blend-multiply select-none dark:mix-blend-screen dark:invert"
        />
      )}
    </div>
  );
}
