import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { isServerFresh } from './scripts/lib/build.mjs'
import { serverEntry } from './scripts/lib/server.mjs'
import { onBothDatabases } from './scripts/lib/source-files.mjs'
import { findPostgres, POSTGRES_MISSING } from './scripts/lib/find-postgres.mjs'
import { PATIENCE } from './scripts/lib/patience.ts'
import { seedFrom } from './scripts/lib/seed.mjs'
import { builtProcesses } from './scripts/lib/test-build.mjs'
import { isDeep } from './scripts/lib/test-depth.ts'
import ShuffledOrder from './scripts/vitest-order.mjs'

/** One more than there are cores: while one waits for its database, another works. More than four only get in each other’s way. */
const maxWorkers = Math.min(4, availableParallelism() + 1)

const patience = {
  testTimeout: isDeep ? 900_000 : PATIENCE.testMs,
  hookTimeout: PATIENCE.hookMs,
  expect: { poll: { timeout: PATIENCE.waitMs } },
}

/** Decides the order of the files and what is generated in them; TEST_SEED brings both back. */
const seed = seedFrom('TEST_SEED')
const chance = { env: { TEST_SEED: String(seed) }, setupFiles: 'scripts/vitest-chance.mjs' }

/** Pure functions leave nothing behind, so a thread runs file after file: half the time of a process each. */
const unit: TestProjectInlineConfiguration = {
  test: {
    name: 'unit',
    include: [
      'packages/{artwork,contract,domain,demo,mails}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.mjs',
      'bench/**/*.test.ts',
    ],
    pool: 'threads',
    isolate: false,
    ...chance,
    ...patience,
  },
}

/** A document of its own for each file, in a thread that has read React before: half the time of a process each. */
const web: TestProjectInlineConfiguration = {
  test: {
    name: 'web',
    pool: 'vmThreads',
    include: ['packages/web/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/vitest-patience.mjs', 'scripts/vitest-classes.mjs'],
    // Class names as written, so that a test can ask for them.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    ...patience,
  },
}

const builtServer = isServerFresh()
  ? { SERVER_ENTRY: fileURLToPath(new URL(serverEntry, import.meta.url)) }
  : {}
const processes = builtProcesses()
const builtTests = processes ? { TEST_PROCESSES: processes } : {}

/** Reading the whole server in is dear, so a process does it once for many files. */
const api = (database: 'embedded' | 'postgres', extra: object = {}): TestProjectInlineConfiguration => ({
  // Mails from their sources, as they are now: a test must not depend on a build.
  resolve: {
    alias: {
      '@clubhouse/mails/render-mail': fileURLToPath(
        new URL('packages/mails/src/render-mail.tsx', import.meta.url),
      ),
    },
  },
  test: {
    name: `api-${database}`,
    include: ['packages/api/**/*.test.ts'],
    // What needs a program of its own or takes very long is for deep runs alone.
    exclude: isDeep ? [] : ['**/*.deep.test.ts'],
    env: { TEST_DATABASE: database, ...chance.env, ...builtServer, ...builtTests },
    setupFiles: [chance.setupFiles, 'packages/api/src/testing/cheap-passwords.ts'],
    isolate: false,
    ...patience,
    ...extra,
  },
})

const hasPostgres = Boolean(process.env['TEST_DATABASE_URL'] ?? findPostgres())
if (!hasPostgres) console.error(`\n${POSTGRES_MISSING}\n`)

/**
 * PostgreSQL is what clubs run on, and twice as fast: the whole suite runs there. The embedded database proves that it can do the
 * same with the files that are marked for it, or with all of them where it is the only one, in a deep run, and when told so
 * (`TEST_EMBEDDED=all`).
 */
const isEmbeddedWhole = !hasPostgres || isDeep || process.env['TEST_EMBEDDED'] === 'all'

export default defineConfig({
  test: {
    maxWorkers,
    // No file may need what another left behind.
    sequence: { sequencer: ShuffledOrder, seed },
    projects: [
      unit,
      web,
      ...(hasPostgres ? [api('postgres', { globalSetup: 'scripts/vitest-postgres.mjs' })] : []),
      api('embedded', isEmbeddedWhole ? {} : { include: onBothDatabases() }),
    ],
    reporters: ['default', './scripts/vitest-reporter.mjs'],
  },
})
