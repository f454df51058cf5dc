import { type ConsoleMessage, expect, type Page } from '@playwright/test'
import { blankPictures } from './blank-pictures.ts'
import { followRequests } from './hydrated.ts'
import { test as base } from './world.ts'

export { expect } from '@playwright/test'

interface Options {
  /** What the browser is meant to complain about in this journey; everything else fails it. */
  provoked: RegExp | null
  /** Encoding pictures costs the server more than everything else: only who looks at them gets them. */
  pictures: 'blank' | 'real'
}

/** A journey during which the browser has nothing to complain about: no error, no refused script or style. */
export const test = base.extend<Options & { quiet: void; blankPictures: void }>({
  provoked: [null, { option: true }],
  pictures: ['blank', { option: true }],

  blankPictures: [
    async ({ page, context, pictures }, use) => {
      if (pictures === 'blank') {
        await blankPictures(page)
        context.on('page', (another) => void blankPictures(another).catch(() => undefined))
      }
      await use()
    },
    { auto: true },
  ],

  quiet: [
    async ({ page, provoked }, use) => {
      followRequests(page)
      const complaints = listen(page)
      await use()
      expect(complaints.filter((line) => !provoked?.test(line))).toEqual([])
    },
    { auto: true },
  ],
})

function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isErrorPage(message)) {
      complaints.push(`${message.text()} (${message.location().url})`)
    }
  })
  return complaints
}

/** The error page answers 404, as it must; Chromium reports that as if something had failed. */
function isErrorPage(message: ConsoleMessage): boolean {
  return /status of 404/.test(message.text()) && new URL(message.location().url).pathname === '/error'
}
