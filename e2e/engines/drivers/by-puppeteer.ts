import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core'
import { DidNotStart, type Driver, type Engine, type Size } from './driver.ts'

const BEGINS_WITHIN_MS = 60_000

/** Firefox by the protocol that browsers agreed on, Chromium by its own. */
export async function startByPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await launch(options)
  return { stop: () => browser.close(), begin: (size) => begin(browser, size) }
}

async function launch(options: LaunchOptions): Promise<Browser> {
  let refusal: unknown
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      return await puppeteer.launch({ headless: true, timeout: BEGINS_WITHIN_MS, ...options })
    } catch (error) {
      refusal = error
    }
  }
  throw new DidNotStart(`${options.browser ?? 'Chromium'} did not start: ${String(refusal)}`)
}

async function begin(browser: Browser, size: Size): Promise<Driver> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(size)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 120_000 })),
    ask: (question, given) => answerOf(page, question, given),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    complaints: async () => complaints,
    close: () => context.close(),
  }
}

/** As JSON, like the other protocol: whatever cannot travel by it is caught here. */
const answerOf = <Given, Answer>(
  page: Page,
  question: (given: Given) => Answer | Promise<Answer>,
  given: Given,
) => page.evaluate(`(${String(question)})(${JSON.stringify(given)})`) as Promise<Answer>
