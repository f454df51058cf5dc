import { createContext } from 'react-router'
import { pageToWake } from '@clubhouse/domain/web/wake-address'

/** Whether not the page is asked for but what wakes it. */
export const wantsWaking = createContext(false)

/** The request for the page itself, as its loaders know it; null where it was one already. */
export function requestForPage(request: Request): Request | null {
  const url = new URL(request.url)
  const page = request.method === 'GET' ? pageToWake(url.pathname) : null
  if (page === null) return null
  url.pathname = page
  return new Request(url, { headers: request.headers, signal: request.signal })
}
