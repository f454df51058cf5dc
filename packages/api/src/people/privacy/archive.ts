import { strToU8, zipSync } from 'fflate'
import { readablePage } from './readable-page.ts'
import type { Chapter } from './what-club-knows.ts'

/** What is kept of somebody, for programs and for people, in one archive. */
export function archiveOf(name: string, madeAt: Date, chapters: readonly Chapter[]): Uint8Array {
  const made = madeAt.toISOString()
  const data = {
    made_at: made,
    ...Object.fromEntries(chapters.map(({ title, records }) => [title, records])),
  }
  return zipSync(
    {
      'data.json': strToU8(JSON.stringify(data, null, 2)),
      'index.html': strToU8(readablePage(name, made, chapters)),
    },
    { mtime: madeAt },
  )
}
