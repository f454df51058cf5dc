import fc from 'fast-check'

// Before each file of tests (vitest.config.ts): what is generated comes from the seed of the run, so that TEST_SEED brings it back.
fc.configureGlobal({ seed: Number(process.env['TEST_SEED']) })
