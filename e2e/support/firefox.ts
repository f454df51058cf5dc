import puppeteer, { type Browser, type Page } from 'puppeteer-core'

/** Driven by the protocol that browsers agreed on: Playwright itself wants a Firefox of its own making. */
export type FirefoxPage = Page

export function openFirefox(executablePath: string): Promise<Browser> {
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true, timeout: 80_000 })
}

/** A page of its own, with nothing in store from the one before. It notes what the browser complains about. */
export async function newFirefoxPage(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, complaints }
}

/** Opens a page; the early script listens once the document has been read. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' })
}

/** Until React has taken the page over. */
export const untilAwake = (page: Page): Promise<unknown> => page.waitForFunction(hasReact)

export const isAwake = (page: Page): Promise<boolean> => page.evaluate(hasReact)

const hasReact = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'))

/** Files that begin so are lost on their way until the answer is called. */
export async function loseFiles(page: Page, pattern: RegExp): Promise<() => void> {
  let areLost = true
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    void (areLost && pattern.test(request.url()) ? request.abort() : request.continue())
  })
  return () => {
    areLost = false
  }
}
