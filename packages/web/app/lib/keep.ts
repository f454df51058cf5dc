import { data, type HeadersArgs } from 'react-router'
import { KEEP_HEADER } from '@clubhouse/domain/page-context'

/** Data of a page that is complete and the same for everybody: the server may keep the page. */
export function kept<T>(value: T) {
  return data(value, { headers: { [KEEP_HEADER]: '1' } })
}

/** For the `headers` export: a page is kept only if its own loader said so, never because it usually is. */
export function keptHeaders({ loaderHeaders, errorHeaders }: HeadersArgs): Record<string, string> {
  const isKept = !errorHeaders && loaderHeaders.has(KEEP_HEADER)
  return isKept ? { [KEEP_HEADER]: '1' } : {}
}
