import path from 'node:path'
import { cache } from './places.mjs'

// How the built server is started, wherever that is; tests and development run its sources, journeys where it is older than these.

/** Of packages/api/vite.config.ts (docs/decisions/033-a-built-server.md). */
export const serverEntry = 'packages/api/build/server.js'

export const serverArguments = [
  // More room for what lives only as long as a request: with Node's own 16 MB the young generation is swept so
  // often that a busy server answers a tenth fewer pages.
  '--max-semi-space-size=32',
  serverEntry,
]

/** Of a server that is started as it is, not for a measurement. */
export const serverEnvironment = () => ({
  NODE_ENV: process.env['NODE_ENV'] ?? 'production',
  // What Node made of the sources the last time, so that it need not do it again.
  NODE_COMPILE_CACHE: path.join(cache, 'node'),
})
