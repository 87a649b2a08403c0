import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    // The same options as the `paraglide` script, which runs first so that the type checker finds the messages too.
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/web/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
      isServer: 'import.meta.env.SSR',
      emitReadme: false,
      cleanOutdir: false,
    }),
  ],
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                { name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
