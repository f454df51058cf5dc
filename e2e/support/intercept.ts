import type { Page } from '@playwright/test'

/** What becomes of a request: it goes on as it is, is lost on its way, or is answered from here. */
export type Fate = 'pass' | 'lose' | { status?: number; type?: string; body: string | Buffer }

interface Asked {
  url: string
  /** As the browser names it: Document, Fetch, Image, Script… */
  kind: string
}

interface Wanted {
  /** With `*` for anything; a question mark is meant as it stands. */
  address: string
  kind?: 'Image'
}

/**
 * Stops the browser at these addresses and at no others. A `route` of Playwright stops it at every file and keeps none: each page
 * then fetches and reads all its scripts again, and one that wakes fetches them twice. Answers what ends it.
 */
export async function intercept(
  page: Page,
  wanted: (string | Wanted)[],
  decide: (asked: Asked) => Fate | Promise<Fate>,
): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  browser.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    const answer = async () => {
      const fate = await decide({ url: request.url, kind: resourceType })
      if (fate === 'pass') return browser.send('Fetch.continueRequest', { requestId })
      if (fate === 'lose') return browser.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
      const { status = 200, type = 'text/plain', body } = fate
      return browser.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: [{ name: 'content-type', value: type }],
        body: Buffer.from(body).toString('base64'),
      })
    }
    // A page that has gone asks for nothing more.
    void answer().catch(() => undefined)
  })
  const patterns = wanted.map((each) => {
    const { address, kind } = typeof each === 'string' ? { address: each } : each
    return { urlPattern: address.replaceAll('?', '\\?'), ...(kind && { resourceType: kind }) }
  })
  await browser.send('Fetch.enable', { patterns })
  return () => browser.detach()
}
