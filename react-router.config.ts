import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The whole table of routes is one small cached file, so a click needs no round trip to learn what to load.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
