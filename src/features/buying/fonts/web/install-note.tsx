import { m } from '../../../../ui/paraglide/messages.js';

const desktopFormats = ['otf', 'ttf'];
const webFormats = ['woff2', 'woff'];

/** Says which of the work's files are installed on a computer, and which are for websites. */
export function InstallNote({ formats }: { formats: readonly string[] }) {
  const name = (wanted: readonly string[]) =>
    wanted
      .filter((format) => formats.includes(format))
      .map((format) => format.toUpperCase())
      .join(', ');
  const [desktop, web] = [name(desktopFormats), name(webFormats)];
  if (desktop === '' && web === '') return null;
  return (
    <p className="shrink-0 border-t border-line px-4 py-2.5 text-12 text-muted sm:px-6">
      {desktop === '' ? m.fonts_install_web({ web }) : m.fonts_install_desktop({ desktop })}
      {desktop !== '' && web !== '' ? ` ${m.fonts_install_rest({ web })}` : ''}
    </p>
  );
}
