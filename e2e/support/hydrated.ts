import { expect, type Page, type Request, type Response } from '@playwright/test'

interface ReactContainer {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/** ADR 034: `WAKE=off` has React take every page over at once. */
export const pagesSleep = process.env['WAKE'] !== 'off'

/**
 * Opens a page and waits until it answers: until React has taken it over or, where the page sleeps until it is touched, until the
 * early script listens. From then on a journey just acts.
 */
export async function openHydrated(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'domcontentloaded' })
  await untilHydrated(page)
  return response
}

/** Until a page answers, whether React has taken it over or it sleeps. */
export async function untilHydrated(page: Page): Promise<void> {
  await untilTakenOver(page, true)
}

/** Wakes a page that sleeps, for journeys about what React does from page to page. */
export async function wakeUp(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('clubhouse:wake')))
  await untilTakenOver(page, false)
}

/**
 * React marks each element while it reads the page, which it does in slices; only when it is through with all of it do
 * its effects run: keys are listened to, and what a browser alone can know is drawn.
 */
async function untilTakenOver(page: Page, mayItSleep: boolean): Promise<void> {
  await page.waitForFunction((maySleep) => {
    const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1] as
      | ReactContainer
      | undefined
    const isTakenOver = container?.stateNode.current.memoizedState.isDehydrated === false
    // One that wakes by itself, for a notice in its address or a draft in the tab, is waited for.
    const isAsleep = maySleep && document.querySelector('#early:not([data-waking])') !== null
    const isEnhanced = Symbol.for('clubhouse.enhanced') in document
    if (!((isTakenOver || isAsleep) && isEnhanced)) return false
    // The early script may be quicker than the styles: what is measured or scrolled before they are there is another page.
    const styles = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
    if ([...styles].some(({ sheet, disabled }) => !sheet && !disabled)) return false
    // A font that comes later moves what has been measured; it is asked for when the page is laid out.
    document.body.getBoundingClientRect()
    return document.fonts.status === 'loaded'
  }, mayItSleep)
  await untilDrawn(page)
}

/** Whether React has been anywhere near the page. */
export const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))

/**
 * React draws in the queue of the browser, and runs effects after it: whatever is put there now comes later. For what
 * shows nothing that could be waited for.
 */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { port1, port2 } = new MessageChannel()
      await new Promise((arrived) => {
        port1.addEventListener('message', arrived)
        port1.start()
        port2.postMessage(null)
      })
    }
    return true
  })
}

const QUIET_WITHIN_MS = 20_000

/**
 * Until nothing is being fetched any more. Chromium does not always tell the end of what was fetched ahead and let go: such a page counts
 * as fetching for ever, and after this long it has fetched whatever it was going to.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN_MS }).catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error
  })
}

const underWay = new WeakMap<Page, Set<Request>>()

/** Knows from now on what a page is fetching. */
export function followRequests(page: Page): void {
  const asked = new Set<Request>()
  underWay.set(page, asked)
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
}

/**
 * The connection goes once everything that the page has begun to fetch is here: what is foreseen while a form is being
 * filled in comes beside the typing, and the hand of a machine is quicker than it.
 */
export async function goOffline(page: Page): Promise<void> {
  await expect(async () => {
    await untilDrawn(page)
    expect([...(underWay.get(page) ?? [])].map((request) => request.url())).toEqual([])
  }).toPass()
  await page.context().setOffline(true)
}
