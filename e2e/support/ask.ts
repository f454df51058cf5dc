import type { APIRequestContext, APIResponse } from '@playwright/test'
import { port } from './sites.ts'

type Options = Parameters<APIRequestContext['fetch']>[1]

/**
 * Asks for an address without a browser. Node does not resolve `*.localhost` on every machine, so the request goes
 * to the loopback and the host is named in its header. Redirects are left for the test to look at.
 */
export function ask(request: APIRequestContext, url: string, options: Options = {}): Promise<APIResponse> {
  const { host, pathname, search } = new URL(url)
  const isRead = (options.method ?? 'GET') === 'GET'
  return request.fetch(`http://127.0.0.1:${port()}${pathname}${search}`, {
    maxRedirects: 0,
    timeout: 240_000,
    // A kept connection may end just as it is used again.
    ...(isRead && { maxRetries: 2 }),
    ...options,
    headers: { host, ...options.headers },
  })
}
