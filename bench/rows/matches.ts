import { ask } from '../latency.ts'
import { limitRow, type Row } from '../row.ts'
import { startClubhouse, temporaryFolder } from '../servers.ts'

const VISITS = 5
const LIMIT_MS = 1500
const FILL_TRIES = 20

/** Each with a team that stands on it once its provider has answered. */
const PAGES = [
  { name: 'Fixtures and results', club: 'dunvarra', path: '/fixtures-results', team: 'Ballycarn Celtic' },
  { name: 'Results and fixtures', club: 'inishvarn', path: '/results-fixtures', team: 'Carrickmoyle' },
]
type MatchPage = (typeof PAGES)[number]
type FeedState = 'up' | 'slow' | 'down'

/** How long the pages with matches take when their providers do not answer, before and after these ever did. */
export async function matchRows(): Promise<Row[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATA_DIR: data.path })
  const origin = `http://localhost:${club.port}`

  const visit = ({ club: slug, path }: MatchPage) =>
    ask({ url: `${origin}${path}`, headers: { host: `${slug}.localhost:${club.port}` } })

  const turn = async (state: FeedState) => {
    const { status } = await ask({
      url: `${origin}/dev/providers`,
      method: 'POST',
      body: { match_data: state },
    })
    if (status !== 200) throw new Error(`The switch of the demo answered ${status}`)
  }

  /** The longest of some visits, each as if the provider had just stopped answering. */
  async function worst(page: MatchPage, state: FeedState, isKept: boolean): Promise<number> {
    const times: number[] = []
    for (let count = 0; count < VISITS; count += 1) {
      await turn(state)
      const { ms, status, text } = await visit(page)
      if (status !== 200) throw new Error(`${page.path} answered ${status}`)
      if (text.includes(page.team) !== isKept) throw new Error(`${page.path} shows what it should not`)
      times.push(ms)
    }
    return Math.max(...times)
  }

  async function fill(page: MatchPage): Promise<void> {
    for (let count = 0; count < FILL_TRIES; count += 1) {
      if ((await visit(page)).text.includes(page.team)) return
    }
    throw new Error(`${page.path} does not show its matches`)
  }

  async function rowsOf(known: 'nothing known' | 'last good data'): Promise<Row[]> {
    const rows: Row[] = []
    for (const state of ['slow', 'down'] as const) {
      for (const page of PAGES) {
        const ms = await worst(page, state, known === 'last good data')
        rows.push(limitRow(`${page.name}: provider ${state}, ${known}, longest`, ms, LIMIT_MS, 'ms'))
      }
    }
    return rows
  }

  try {
    // The first page of a process loads the program that draws it.
    await ask({ url: `${origin}/` })
    const cold = await rowsOf('nothing known')
    await turn('up')
    for (const page of PAGES) await fill(page)
    return [...cold, ...(await rowsOf('last good data'))]
  } finally {
    await club.stop()
    data.remove()
  }
}
