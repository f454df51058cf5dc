import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { ask } from './ask.ts'

/** The scripts that a page brings from now on. */
export function followScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url())
  })
  return scripts
}

/** Together, as they travel. Asked for again: what a page that was left had brought can no longer be read. */
export async function weightOf(request: APIRequestContext, files: Iterable<string>): Promise<number> {
  let total = 0
  for (const url of files) total += gzipSync(await (await ask(request, url)).body()).length
  return total
}
