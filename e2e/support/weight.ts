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

/** Together, as they travel. */
export async function weightOf(request: APIRequestContext, files: Iterable<string>): Promise<number> {
  let total = 0
  for (const url of files) total += await weightOfFile(request, url)
  return total
}

/** By name: what a file is made of is part of it, and most pages bring the same ones. */
const known = new Map<string, number>()

/** Asked for again: what a page that was left had brought can no longer be read. */
export async function weightOfFile(request: APIRequestContext, url: string): Promise<number> {
  const { pathname } = new URL(url)
  const bytes = known.has(pathname) ? null : await (await ask(request, url)).body()
  // Fonts are compressed in themselves.
  if (bytes) known.set(pathname, pathname.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length)
  return known.get(pathname) ?? 0
}
