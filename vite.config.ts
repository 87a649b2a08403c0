import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { createAdminChunk } from './src/build/admin-chunk.ts';
import { pageLocale } from './src/build/page-scripts.ts';

/**
 * Paraglide's runtime finds a language in seven places. Here the address says it, once a document or request
 * (src/web/locale.server.ts, src/web/entry.client.tsx), so this is all that is left to send.
 */
const lightRuntime: Plugin = {
  name: 'light-paraglide-runtime',
  enforce: 'pre',
  load: {
    filter: { id: /[\\/]paraglide[\\/]runtime\.js$/ },
    handler: () => `
      export const experimentalStaticLocale = undefined;
      export let getLocale = () => 'en';
      export const overwriteGetLocale = (get) => { getLocale = get; };`,
  },
};

const chosenWhenCalled =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*const locale = .*\s*if \(locale === "en"\) return (\w+)\(inputs\)\s*return (\w+)\(inputs\)\s*\}\)/;

/**
 * In what browsers load, the language is known before any message is called: `src/build/page-scripts.ts` writes it in, and
 * what is said in the other one falls away. Only the greeting after a sign-in is said in the language of the page that
 * follows, so it stays as it was compiled.
 */
const oneLanguage: Plugin = {
  name: 'one-language',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]paraglide[\\/]messages[\\/](?!_index|sign_in_login_success\.)\w+\.js$/ },
    handler(code, id) {
      if (!chosenWhenCalled.test(code)) this.error(`Paraglide has compiled ${id} in a way that isn't known`);
      return code.replace(chosenWhenCalled, `/* @__PURE__ */ (() => ${pageLocale} === 'en' ? $1 : $2)()`);
    },
  },
};

/** All style sheets become one file, in no promised order: each says first which layer wins. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]src[\\/].*\.css$/ },
    handler: (code) => `@layer theme, base, components, utilities;\n${code}`,
  },
};

const adminChunk = createAdminChunk();

export default defineConfig({
  plugins: [
    lightRuntime,
    adminChunk.plugin,
    oneLanguage,
    layerOrder,
    tailwindcss(),
    reactRouter(),
    // Uses the options of the `paraglide` script, which compiles the messages for the type checker.
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/ui/paraglide',
      strategy: ['baseLocale'],
      isServer: 'import.meta.env.SSR',
      emitReadme: false,
      cleanOutdir: false,
    }),
  ],
  // Hundreds of small modules cost the server 90 MB; in the bundle only what is used is left.
  ssr: { noExternal: [/^@base-ui\//, /^@tanstack\//, 'react-hook-form'] },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The pages that share a script would all be in its name.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              // Few files: a browser asks a server for six at a time, and pictures wait for the same six.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|rolldown[\\/]runtime/,
                },
                {
                  name: 'shell',
                  test: /src[\\/](web[\\/](shell|root\.tsx)|ui[\\/](paraglide[\\/]runtime|(locale|money|seo)\.ts|api[\\/]client|site-actions|components[\\/](icon|logo|media[\\/](picture|avatar)|button|confirm-dialog|spinner|import-chunk|lazy-part|progress-bar))|features[\\/]catalogue[\\/]pictures[\\/]web[\\/]chosen-picture)|messages[\\/]pictures_title|preload-helper/,
                },
                {
                  // Pictures of the home page, of categories and of collections: a list of works has none.
                  name: 'covers',
                  test: /src[\\/](features[\\/]catalogue[\\/](categories[\\/]web[\\/]category-covers|collections[\\/]web[\\/]collection-card)|features[\\/]editorial[\\/]blog[\\/]web[\\/]post-card|web[\\/]home[\\/]collage)/,
                },
                {
                  // Works in rows, which the home page, every list and the page of a work have.
                  name: 'cards',
                  test: /src[\\/](features[\\/]catalogue[\\/](catalogue[\\/]web[\\/](?!to-card-view)|exclusions[\\/]web[\\/]left-out-note)|ui[\\/](session[\\/](favorites|owned)-store|components[\\/]media[\\/]clip-player|components[\\/]see-all|lists[\\/]lost-focus))|platform[\\/]readable-path|messages[\\/](catalogue_(?!admin_|pages)|see_all|pictures_find_similar)/,
                  minShareCount: 2,
                },
                {
                  // Messages and scripts that only admins, contributors or the page of one work need aren't loaded by
                  // every visitor.
                  name: 'catalogue',
                  test: /src[\\/](features[\\/]catalogue[\\/](search|categories|collections)[\\/]web[\\/](?!admin)|ui[\\/]lists[\\/]|web[\\/]home[\\/])|messages[\\/](catalogue|search|categories|collections_(about|browse|brush|empty|first|lead|more|tail|title|works|work_one)\d*\.js|load_more)(?!_(admin|cover|did|keys_did|subject)_)/,
                  minShareCount: 2,
                },
                {
                  // Sizes, times and what else the page of a work has in common with carts, orders and downloads.
                  name: 'pieces',
                  test: /src[\\/](ui[\\/](components[\\/](use-is-seen|loading[\\/]later-part)|file-size|duration)|features[\\/]buying[\\/]downloads[\\/]web[\\/]download-address)|messages[\\/](size_|downloads_all_files)/,
                  minShareCount: 2,
                },
                {
                  // The page of a work, which reviewers see too.
                  name: adminChunk.nameWork,
                  debugName: 'work',
                  minShareCount: 2,
                },
                // A file for each set of pages that share something, as there would be without these groups.
                { name: adminChunk.namePublic, debugName: 'part', minShareCount: 2, entriesAware: true },
                { name: adminChunk.nameAdmin, debugName: 'admin', minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
