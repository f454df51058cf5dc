import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until React has taken it over: from then on its links load data, not documents. */
export async function openHydrated(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'domcontentloaded' })
  await untilHydrated(page)
  return response
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}
