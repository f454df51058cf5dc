import { useEffect, useState } from 'react'
import { fetchReader } from '#parts/people/gate/code-reader.ts'
import { canKeep, isKept, keepPage } from './keep-pages.ts'

export type Keeping = 'keeping' | 'kept' | 'not-kept'

/** Keeps the steward's page, and says when it can be relied on without a signal. */
export function useKept(path: string): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('keeping')
  useEffect(() => void keepAll(path).then(setKeeping), [path])
  return keeping
}

/** What it scans with as well: at the gate there may be no signal. What was kept before stays, if keeping it anew fails. */
async function keepAll(path: string): Promise<Keeping> {
  if (canKeep() && navigator.onLine) {
    await fetchReader().catch(() => undefined)
    await keepPage(path).catch(() => undefined)
  }
  return (await isKept(path).catch(() => false)) ? 'kept' : 'not-kept'
}
