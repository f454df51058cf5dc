import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Each host has its own "/" in the one route table: the browser may only learn of its own host's routes.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
