import { vi } from 'vitest'
import { PATIENCE } from './lib/patience.ts'

// Before each file of the web's tests (vitest.config.ts): what waits by itself for a second waits as long as everything else.
vi.mock('@testing-library/react', async (importOriginal) => {
  /** @type {typeof import('@testing-library/react')} */
  const library = await importOriginal()
  library.configure({ asyncUtilTimeout: PATIENCE.waitMs })
  return library
})

const { waitFor } = vi
vi.waitFor = (callback, options = PATIENCE.waitMs) => waitFor(callback, options)
