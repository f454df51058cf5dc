import type { Page } from '@playwright/test'
import { intercept } from './intercept.ts'

/** One pixel of nothing. */
const BLANK = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** Pictures of a page come from here, not from the server. */
export async function blankPictures(page: Page): Promise<void> {
  // The back office has a room at the same address.
  await intercept(page, [{ address: '*/media/*', kind: 'Image' }], () => ({ type: 'image/gif', body: BLANK }))
}
