import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { findPostgres, POSTGRES_SKIPPED } from './scripts/lib/find-postgres.mjs'

/** The API suite needs a database behind each worker, so more than four only get in each other's way. */
const maxWorkers = Math.min(4, availableParallelism())

const unit: TestProjectInlineConfiguration = {
  test: {
    name: 'unit',
    include: [
      'packages/{artwork,contract,domain,demo}/**/*.test.ts',
      'packages/web/**/*.test.{ts,tsx}',
      'scripts/**/*.test.mjs',
    ],
    // Class names as written, so that a test can ask for them.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
}

const api = (database: 'embedded' | 'postgres', extra: object = {}): TestProjectInlineConfiguration => ({
  test: {
    name: `api-${database}`,
    include: ['packages/api/**/*.test.ts'],
    env: { TEST_DATABASE: database },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    ...extra,
  },
})

const hasPostgres = Boolean(process.env['TEST_DATABASE_URL'] ?? findPostgres())
if (!hasPostgres) console.error(`\n${POSTGRES_SKIPPED}\n`)

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      unit,
      api('embedded'),
      ...(hasPostgres ? [api('postgres', { globalSetup: 'scripts/vitest-postgres.mjs' })] : []),
    ],
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/vitest.json' },
  },
})
