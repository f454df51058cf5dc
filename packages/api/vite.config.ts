import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const OUTPUT = 'build'

/** Migrations, threads and pages are found from where a module stands: there it seems to be, also in the one file. */
const modulesKeepTheirPlace: Plugin = {
  name: 'modules-keep-their-place',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null
    const place = path.relative(path.join(import.meta.dirname, OUTPUT), id).replaceAll(path.sep, '/')
    const placed = code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`)
    // No line moves: the map of the sources still holds.
    return { code: placed, map: null }
  },
}

/**
 * What tells of traces is wanted by few and large, so `npm start` does not install it (docs/decisions/068-traces-on-demand.md). Where it is, as when
 * a release is made, it goes into a file beside the server, which is read when somebody sets an endpoint.
 */
const TRACING = /^@opentelemetry\//
const hasTracing = existsSync(
  path.join(import.meta.dirname, '../../node_modules/@opentelemetry/exporter-trace-otlp-http'),
)

/**
 * The server in one file, so that a start need not find, read and strip our hundreds (docs/decisions/033-a-built-server.md).
 * Libraries stay where they are, but for three of very many files whose code is plain JavaScript.
 */
export default defineConfig({
  plugins: [modulesKeepTheirPlace],
  build: {
    ssr: 'src/main.ts',
    outDir: OUTPUT,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      external: ['@clubhouse/mails/render-mail', ...(hasTracing ? [] : [TRACING])],
      output: { entryFileNames: 'server.js', chunkFileNames: '[name].js' },
    },
  },
  ssr: {
    noExternal: [
      ...(hasTracing ? [TRACING] : []),
      /^@clubhouse\/(?!mails)/,
      /^drizzle-orm/,
      /^zod/,
      /^culori/,
    ],
  },
})
