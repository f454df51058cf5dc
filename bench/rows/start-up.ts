import { setTimeout as wait } from 'node:timers/promises'
import { overSeveralStarts } from '../load.ts'
import { limitRow, type Row } from '../row.ts'
import { residentMegabytes, startClubhouse, temporaryFolder } from '../servers.ts'

const SETTLED_MS = 5000

/** The embedded demo: first start with its world laid, second start, and what it holds in memory. */
export async function startUpRows(): Promise<Row[]> {
  const data = temporaryFolder()
  try {
    const first = await startClubhouse({ DATA_DIR: data.path })
    await first.stop()
    const again = await overSeveralStarts(async () => {
      const started = await startClubhouse({ DATA_DIR: data.path })
      await started.stop()
      return [started.startMs]
    })
    const settled = await startClubhouse({ DATA_DIR: data.path })
    // The embedded database compiles itself anew for some seconds, with memory that it gives back.
    await wait(SETTLED_MS)
    const memory = residentMegabytes(settled.pid)
    await settled.stop()
    return [
      limitRow('First start of the demo, built', first.startMs / 1000, 30, 's'),
      limitRow('Second start of the demo', (again[0] ?? 0) / 1000, 3, 's'),
      limitRow('Memory of the embedded demo, settled', memory, 768, 'MB'),
    ]
  } finally {
    data.remove()
  }
}
