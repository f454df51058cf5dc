// How the built server is started, wherever that is; tests and development run its sources, journeys where it is older than these.

/** Of packages/api/vite.config.ts (docs/decisions/033-a-built-server.md). */
export const serverEntry = 'packages/api/build/server.js'

export const serverArguments = [
  // More room for what lives only as long as a request: with Node's own 16 MB the young generation is swept so
  // often that a busy server answers a tenth fewer pages.
  '--max-semi-space-size=32',
  serverEntry,
]
