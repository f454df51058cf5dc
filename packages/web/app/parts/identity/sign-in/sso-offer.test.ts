import { expect, test } from 'vitest'
import type { Account } from '@clubhouse/contract/site/club'
import { ssoOffer } from './sso-offer.ts'

const account = { sso: { sso: 'optional' } } as Account

test.each([
  { apiBase: '/api/v2', href: '/api/saml/login?redirectUrl=%2F&xgb=false' },
  { apiBase: '/gateway/api/v1', href: '/gateway/api/saml/login?redirectUrl=%2F&xgb=false' },
])('API-02 CONST-26 with the API at $apiBase single sign-on begins at $href', ({ apiBase, href }) => {
  expect(ssoOffer({ check: null, settings: null, site: { account, apiBase } }, '/')?.href).toBe(href)
})
