import { defineConfig } from 'vitest/config'

/** Rules and their tests alone, always with the same chance: what is found must be found again. */
export default defineConfig({
  test: {
    include: ['packages/domain/**/*.test.ts'],
    setupFiles: 'bench/mutants/no-shrinking.ts',
    env: { TEST_SEED: '42' },
    isolate: false,
    // What takes for ever is ended by the program that spoils.
    testTimeout: 600_000,
  },
})
