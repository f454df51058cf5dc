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

interface Named {
  scripts: Set<string>
  styles: Set<string>
}

/**
 * The files that a served page names for the browser to bring: those it runs, and those that a sleeping page fetches for its waking. That
 * these are what a browser fetches is asked of one page of each kind (every-page/budgets.spec.ts, identity/account-details.spec.ts).
 */
export function filesNamedIn(html: string): Named {
  const links = [...html.matchAll(/<link\b[^>]*\brel="(modulepreload|stylesheet)"[^>]*\bhref="([^"#]+)/g)]
  const of = (rel: string) => links.filter(([, each]) => each === rel).map(([, , href = '']) => href)
  const early = /<script\b[^>]*\bid="early"[^>]*>/.exec(html)?.[0] ?? ''
  const src = /\bsrc="([^"]+)"/.exec(early)?.[1]
  const later = (/\bdata-files="([^"]*)"/.exec(early)?.[1] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((name) => (name.includes('/') ? name : `/assets/${name}.js`))
  const isStyle = (file: string) => file.endsWith('.css')
  return {
    scripts: new Set([
      ...(src ? [src] : []),
      ...of('modulepreload'),
      ...later.filter((file) => !isStyle(file)),
    ]),
    styles: new Set([...of('stylesheet'), ...later.filter(isStyle)]),
  }
}

/** Brought by the first script that runs, so no page names it: what makes forms and menus pleasant on every page. */
export const isBroughtByAll = (file: string): boolean => /\/enhance-[\w-]+\.js$/.test(file)
