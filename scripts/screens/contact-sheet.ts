import { type Shot, toFileName } from './views.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `body{font:14px/1.5 system-ui,sans-serif;margin:24px;background:#eee;color:#222}
h2{margin:40px 0 8px}section{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
figure{margin:0}figcaption{font-size:12px}img{display:block;border:1px solid #bbb;max-height:640px;width:auto;max-width:480px;object-fit:cover;object-position:top}
li{margin:4px 0}`;

function figure(shot: Shot): string {
  const file = escapeHtml(toFileName(shot));
  const caption = `${shot.width} · ${shot.language} · ${shot.scheme}`;
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${escapeHtml(shot.page.name)}, ${caption}"></a><figcaption>${caption}</figcaption></figure>`;
}

/**
 * Renders an HTML page with all screenshots, grouped by page, each with a link to its file. `problems`: one line each,
 * shown first.
 */
export function renderContactSheet(shots: readonly Shot[], problems: readonly string[]): string {
  const byPage = Map.groupBy(shots, ({ page }) => page);
  const sections = [...byPage].map(
    ([page, ofPage]) =>
      `<h2 id="${escapeHtml(page.name)}">${escapeHtml(page.name)} <small>${escapeHtml(page.path)}, ${page.audience}</small></h2>\n<section>${ofPage.map(figure).join('\n')}</section>`,
  );
  const told =
    problems.length === 0
      ? ''
      : `<h2>Problems</h2><ul>${problems.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style>
<h1>${shots.length} screens</h1>${told}
${sections.join('\n')}
</html>
`;
}
