import { chromium, type Page } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { findBrowser } from '../../scripts/lib/find-browser.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { limitRow, type Row } from '../row.ts'
import { startClubhouse, temporaryFolder } from '../servers.ts'

/** What visitors read most. A page whose room is not open yet is left out, and the run says so. */
const PAGES = [
  { name: 'Home', path: '/' },
  { name: 'Article', path: '/news/under-12s-win-the-harbour-shield' },
  { name: 'Fixtures', path: '/fixtures-results' },
  { name: 'Contact', path: '/contact' },
  { name: 'Shop', path: '/products/shop' },
  { name: 'Item', path: '/products/shop/home-jersey' },
]
const RUNS = 5
const TARGETS = { performance: 98, others: 100, blockingMs: 60, shift: 0, lcpSeconds: 1.6 }
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const

/** Lighthouse as it comes, for a phone: medians, since one run says little. */
export async function lighthouseRows(say: (text: string) => void): Promise<Row[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATA_DIR: data.path })
  const port = await freePort()
  const { path: executablePath } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    const rows: Row[] = []
    for (const { name, path } of PAGES) {
      const url = `http://dunvarra.localhost:${club.port}${path}`
      // The first visitor pays for encoding the pictures.
      const page = await browser.newPage()
      const isOpen = await readThrough(page, url)
      await page.close()
      if (!isOpen) {
        say(`SKIPPED: ${path} is not there to be measured.`)
        continue
      }
      const runs: Result[] = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url, port))
      rows.push(...rowsOf(name, runs))
    }
    return rows
  } finally {
    await browser.close()
    await club.stop()
    data.remove()
  }
}

async function readThrough(page: Page, url: string): Promise<boolean> {
  await page.setViewportSize({ width: 412, height: 823 })
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  return answer?.status() === 200
}

async function measure(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse failed at ${url}: ${result?.lhr.runtimeError?.message}`)
  return result.lhr
}

function rowsOf(name: string, runs: Result[]): Row[] {
  const score = (category: string) =>
    Math.round(median(runs.map((run) => run.categories[category]?.score ?? 0)) * 100)
  const audit = (id: string) =>
    median(runs.map((run) => run.audits[id]?.numericValue ?? Number.POSITIVE_INFINITY))
  return [
    scoreRow(`${name}: Lighthouse, performance`, score('performance'), TARGETS.performance),
    ...OTHERS.map((category) =>
      scoreRow(`${name}: Lighthouse, ${category}`, score(category), TARGETS.others),
    ),
    limitRow(
      `${name}: blocking time, simulated phone`,
      Math.round(audit('total-blocking-time')),
      TARGETS.blockingMs,
      'ms',
    ),
    limitRow(
      `${name}: largest contentful paint, simulated phone`,
      audit('largest-contentful-paint') / 1000,
      TARGETS.lcpSeconds,
      's',
    ),
    limitRow(`${name}: layout shift, simulated phone`, audit('cumulative-layout-shift'), TARGETS.shift, ''),
  ]
}

function scoreRow(what: string, score: number, least: number): Row {
  return { what, measured: String(score), against: '', target: `at least ${least}`, isMet: score >= least }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
