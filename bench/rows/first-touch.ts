import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from '../browser.ts'
import { limitRow, type Row } from '../row.ts'
import { startClubhouse, temporaryFolder } from '../servers.ts'

/** An old phone on slow 4G, as for the weight of pages. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4
const RUNS = 5
const LIMITS = { idle: 400, busy: 900 }

/** From the finger on it, or the key, until it is there. All but the first ask the server, which costs a round trip by itself. */
export const TOUCHES: {
  what: string
  path: string
  touch: string
  done: string
  holds?: Record<string, string>
}[] = [
  { what: 'a key in the contact form is shown', path: '/contact', touch: '#contact-name', done: 'key' },
  {
    what: 'the contact form is answered',
    path: '/contact',
    touch: 'main form button[type=submit]',
    done: 'main [aria-invalid=true]',
    // All that is asked for is there, and one thing of it is wrong.
    holds: {
      '#contact-name': 'Nuala',
      '#contact-surname': 'Quay',
      '#contact-email': 'nobody',
      '#contact-message': 'When is training?',
    },
  },
  { what: 'Load More has added its cards', path: '/', touch: '[data-load-more]', done: '#news-7' },
  {
    what: 'the shop shows one type',
    path: '/products/shop',
    touch: 'nav a[href*="type=merchandise"]',
    done: 'a[aria-current=true][href*="type=merchandise"]',
  },
  {
    what: 'an item is in the cart',
    path: '/products/shop/bottle',
    touch: 'button[form=shop-item]',
    done: '#shop-item [role=status]',
  },
  // The way on stands in it when all of it is there.
  { what: 'the cart is open', path: '/', touch: '[data-cart-open]', done: 'dialog[open] a[href]' },
  { what: 'the sign-in is open', path: '/', touch: '[data-user-corner]', done: 'dialog[open] input' },
]

/** How long the first touch of a sleeping page takes, where the device was idle before and where it was not. */
export async function firstTouchRows(): Promise<Row[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATA_DIR: data.path })
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const { what, path, touch, done, holds = {} } of TOUCHES) {
      const url = `http://dunvarra.localhost:${club.port}${path}`
      for (const state of ['idle', 'busy'] as const) {
        const times: number[] = []
        for (let run = 0; run < RUNS; run += 1)
          times.push(await touchOnce(browser, url, { touch, done, state, holds }))
        const median = times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Number.NaN
        rows.push(
          limitRow(
            `First touch until ${what}, ${state} before, slow phone`,
            Math.round(median),
            LIMITS[state],
            'ms',
          ),
        )
      }
    }
    return rows
  } finally {
    await browser.close()
    await club.stop()
    data.remove()
  }
}

/** Until nothing has been asked for in a while: the pictures at which somebody has arrived are there. */
function untilQuiet(page: Page): Promise<void> {
  const WHILE_MS = 500
  const quiet = Promise.withResolvers<void>()
  let underWay = 0
  let rest = setTimeout(quiet.resolve, WHILE_MS)
  const count = (by: number) => {
    underWay += by
    clearTimeout(rest)
    if (underWay === 0) rest = setTimeout(quiet.resolve, WHILE_MS)
  }
  page.on('request', () => count(1))
  page.on('requestfinished', () => count(-1))
  page.on('requestfailed', () => count(-1))
  return quiet.promise
}

export async function touchOnce(
  browser: Browser,
  url: string,
  {
    touch,
    done,
    state,
    holds,
  }: { touch: string; done: string; state: 'idle' | 'busy'; holds: Record<string, string> },
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  // Who is not idle has not fetched ahead either.
  if (state === 'busy') {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
  }
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url, { waitUntil: 'networkidle' })
  // Put there without a key: how quickly somebody types is not what is measured.
  await page.evaluate((values) => {
    for (const [field, value] of Object.entries(values)) {
      const found = document.querySelector<HTMLInputElement>(field)
      if (found) found.value = value
    }
  }, holds)
  const control = page.locator(touch)
  const isQuiet = state === 'idle' ? untilQuiet(page) : Promise.resolve()
  await control.scrollIntoViewIfNeeded()
  await isQuiet
  const measured = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let began = 0
        document.addEventListener(
          wanted === 'key' ? 'keydown' : 'pointerdown',
          () => (began = performance.now()),
          {
            capture: true,
            once: true,
          },
        )
        const finish = () => resolve(performance.now() - began)
        // What was typed is seen when the next frame has been drawn.
        const drawn = () => requestAnimationFrame(() => setTimeout(finish))
        if (wanted === 'key') return document.addEventListener('input', drawn)
        new MutationObserver((_, observer) => {
          if (!document.querySelector(wanted)) return
          observer.disconnect()
          finish()
        }).observe(document, { subtree: true, childList: true, attributes: true })
      }),
    done,
  )
  await control.tap()
  if (done === 'key') await page.keyboard.press('a')
  const ms = await measured
  await context.close()
  return ms
}
