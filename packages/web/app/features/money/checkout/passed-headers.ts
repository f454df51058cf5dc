import type { HeadersArgs } from 'react-router'
import { SHOWS_HEADER } from '@clubhouse/domain/web/page-context'
import { privateHeaders } from '#lib/page/keep.ts'

/** Somebody's own page, which nobody keeps. What its loader shows from elsewhere, and its cookies, go along. */
export function passedHeaders({ loaderHeaders }: HeadersArgs): Headers {
  const headers = new Headers(privateHeaders())
  const shows = loaderHeaders.get(SHOWS_HEADER)
  if (shows !== null) headers.set(SHOWS_HEADER, shows)
  return headers
}
