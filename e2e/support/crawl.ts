import type { APIRequestContext } from '@playwright/test'
import { ask } from './ask.ts'

export interface Answered {
  path: string
  status: number
  /** Where a redirect leads. */
  to: string
  /** The page on which the link to it was found first. */
  from: string
  ids: Set<string>
  /** Fragments that some link asks for, with the page where it stands. */
  wanted: Map<string, string>
}

/** A page of matches in another state links to all its other states, which are hundreds: they are looked at, not gone through. */
const isState = (path: string) => path.startsWith('/results-fixtures?')

/** Walks over every link of one site, from one page on, without following redirects. */
export async function crawl(request: APIRequestContext, start: string): Promise<Answered[]> {
  const { origin } = new URL(start)
  const found = new Map<string, Answered>()
  const waiting: Answered[] = []

  function note(href: string, from: string) {
    const url = new URL(href.replaceAll('&amp;', '&'), `${origin}${from}`)
    if (url.origin !== origin) return
    const path = url.pathname + url.search
    const known = found.get(path) ?? { path, status: 0, to: '', from, ids: new Set(), wanted: new Map() }
    if (!found.has(path)) waiting.push(known)
    found.set(path, known)
    if (url.hash) known.wanted.set(decodeURIComponent(url.hash.slice(1)), from)
  }

  note(start, new URL(start).pathname)
  for (let page = waiting.shift(); page; page = waiting.shift()) {
    const answer = await ask(request, origin + page.path)
    page.status = answer.status()
    page.to = answer.headers()['location'] ?? ''
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const html = await answer.text()
    for (const [, id = ''] of html.matchAll(/<[^>]+\sid="([^"]+)"/g)) page.ids.add(id)
    if (isState(page.path)) continue
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) note(href, page.path)
  }
  return [...found.values()]
}
