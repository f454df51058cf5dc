import type { APIRequestContext, APIResponse } from '@playwright/test'
import { baseDomain, type Club, port, type Site } from './sites.ts'

type Options = Parameters<APIRequestContext['fetch']>[1]

/**
 * Asks a host without a browser. Node does not resolve `*.localhost` on every machine, so the address is the
 * loopback and the host is named in its header. Redirects are left for the test to look at.
 */
export function ask(
  request: APIRequestContext,
  host: Club | Site,
  path: string,
  options: Options = {},
): Promise<APIResponse> {
  return request.fetch(`http://127.0.0.1:${port()}${path}`, {
    maxRedirects: 0,
    ...options,
    headers: { ...options.headers, host: `${host}.${baseDomain()}` },
  })
}
