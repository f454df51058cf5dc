import type { Page } from '@playwright/test'

/** One pixel of nothing. */
const BLANK = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * Pictures of a page come from here, not from the server. The browser is asked to stop at pictures alone: with a `route` it stops at
 * every file and keeps none, so that each page of a journey fetches and reads all its scripts again.
 */
export async function blankPictures(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    const reply = { requestId, responseCode: 200, body: BLANK }
    const responseHeaders = [{ name: 'content-type', value: 'image/gif' }]
    // A page that has gone asks for nothing more.
    void browser.send('Fetch.fulfillRequest', { ...reply, responseHeaders }).catch(() => undefined)
  })
  // The back office has a room at the same address.
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*', resourceType: 'Image' }] })
}
