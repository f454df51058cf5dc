import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import { launchBrowser } from '../browser.ts'
import { limitRow, type Row } from '../row.ts'
import { startClubhouse, temporaryFolder } from '../servers.ts'

/** ui.md §10: a mid-range phone on slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4
/** Of a page that is read: what runs before it is touched. */
const READ = { javascriptKb: 20, cssKb: 25, fontKb: 40, firstViewKb: 500, lcpSeconds: 2, cls: 0.05 }
/** What membership is bought with may weigh more: it is there to be worked with. */
const MEMBERSHIP = { ...READ, javascriptKb: 190, lcpSeconds: 2.2 }

interface WeighedPage {
  name: string
  path: string
  budget: typeof READ
}

const PAGES: WeighedPage[] = [
  { name: 'Home', path: '/', budget: READ },
  { name: 'Article', path: '/news/under-12s-win-the-harbour-shield', budget: READ },
  { name: 'Membership', path: '/products/membership', budget: MEMBERSHIP },
]

export async function pageWeightRows(): Promise<Row[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATA_DIR: data.path })
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const page of PAGES) {
      const url = `http://dunvarra.localhost:${club.port}${page.path}`
      // The first visitor pays for encoding the pictures; the budget is for everybody after.
      await visit(browser, url)
      rows.push(...rowsOf(page, await visit(browser, url)))
    }
    return rows
  } finally {
    await browser.close()
    await club.stop()
    data.remove()
  }
}

interface Visit {
  bytes: { script: number; stylesheet: number; font: number; all: number }
  lcpMs: number
  cls: number
}

function rowsOf({ name, budget }: WeighedPage, { bytes, lcpMs, cls }: Visit): Row[] {
  const kb = (value: number) => Math.round(value / 102.4) / 10
  return [
    limitRow(`${name}: JavaScript, gzip`, kb(bytes.script), budget.javascriptKb, 'KB'),
    limitRow(`${name}: CSS, gzip`, kb(bytes.stylesheet), budget.cssKb, 'KB'),
    limitRow(`${name}: fonts`, kb(bytes.font), budget.fontKb, 'KB'),
    limitRow(`${name}: first view, all`, kb(bytes.all), budget.firstViewKb, 'KB'),
    limitRow(`${name}: largest contentful paint, slow phone`, lcpMs / 1000, budget.lcpSeconds, 's'),
    limitRow(`${name}: layout shift`, cls, budget.cls, ''),
  ]
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const bytes = { script: 0, stylesheet: 0, font: 0, all: 0 }
  const counting: Promise<void>[] = []
  page.on('response', (response) => counting.push(count(response, bytes)))
  await page.goto(url, { waitUntil: 'networkidle' })
  const measured = await vitals(page)
  await Promise.all(counting)
  await context.close()
  return { bytes, ...measured }
}

async function count(response: Response, bytes: Visit['bytes']): Promise<void> {
  const kind = response.request().resourceType()
  const body = await response.body().catch(() => Buffer.alloc(0))
  const isText = kind === 'script' || kind === 'stylesheet' || kind === 'document' || kind === 'fetch'
  const size = isText ? gzipSync(body).length : body.length
  bytes.all += size
  if (kind === 'script' || kind === 'stylesheet' || kind === 'font') bytes[kind] += size
}

function vitals(page: Page): Promise<{ lcpMs: number; cls: number }> {
  return page.evaluate(
    () =>
      new Promise<{ lcpMs: number; cls: number }>((done) => {
        let lcpMs = 0
        let cls = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) lcpMs = entry.startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]) {
            if (!entry.hadRecentInput) cls += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done({ lcpMs, cls }), 300)
      }),
  )
}
