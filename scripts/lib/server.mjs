// How the server is started, wherever that is.

export const serverArguments = [
  // More room for what lives only as long as a request: with Node's own 16 MB the young generation is swept so
  // often that a busy server answers a tenth fewer pages.
  '--max-semi-space-size=32',
  'packages/api/src/main.ts',
]
