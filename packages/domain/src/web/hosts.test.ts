import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isValidClubSlug, RESERVED_SUBDOMAINS, resolveHost, siteOrigin } from './hosts.ts'

const local = {
  baseDomain: 'localhost:3000',
  defaultClub: 'dunvarra',
  clubOfDomain: (host: string) => (host === 'www.dunvarrarovers.example' ? 'dunvarra' : null),
}
const live = { ...local, baseDomain: 'Clubs.Example', defaultClub: null }

test.each([
  { host: 'dunvarra.localhost:3000', site: { type: 'club', club: 'dunvarra' } },
  { host: 'inishvarn.localhost:3000', site: { type: 'club', club: 'inishvarn' } },
  { host: 'backoffice.localhost:3000', site: { type: 'backoffice' } },
  { host: 'myaccount.localhost:3000', site: { type: 'myaccount' } },
  { host: 'su.localhost:3000', site: { type: 'su' } },
  { host: 'xgb.localhost:3000', site: { type: 'xgb' } },
  { host: 'BackOffice.LocalHost:3000', site: { type: 'backoffice' } },
  { host: 'dunvarra.localhost.:3000', site: { type: 'club', club: 'dunvarra' } },
])('HOSTS-01 the subdomain of $host tells the site', ({ host, site }) => {
  expect(resolveHost(host, local)).toEqual({ ok: true, value: site })
})

test('HOSTS-02 the bare base domain shows the configured club, a subdomain the club it names', () => {
  expect(resolveHost('localhost:3000', local)).toEqual({
    ok: true,
    value: { type: 'club', club: 'dunvarra' },
  })
  expect(resolveHost('inishvarn.clubs.example', live)).toEqual({
    ok: true,
    value: { type: 'club', club: 'inishvarn' },
  })
})

test.each([
  { host: 'clubs.example', config: live, why: 'the bare base domain without a configured club' },
  { host: 'a.b.localhost:3000', config: local, why: 'two labels' },
  { host: '.localhost:3000', config: local, why: 'an empty label' },
  { host: '-club.localhost:3000', config: local, why: 'not a DNS label' },
  { host: `${'a'.repeat(64)}.localhost:3000`, config: local, why: 'a label over 63 characters' },
  { host: 'dúnvarra.localhost:3000', config: local, why: 'not ASCII' },
  { host: 'dunvarra.localhost:4000', config: local, why: 'another port' },
  { host: 'dunvarra.localhost', config: local, why: 'no port where the base domain has one' },
  { host: 'dunvarralocalhost:3000', config: local, why: 'the base domain as part of a longer name' },
  { host: 'clubs.example.evil.example', config: live, why: 'the base domain in front' },
  { host: '127.0.0.1:3000', config: local, why: 'an address' },
  { host: '[::1]:3000', config: local, why: 'an IPv6 address' },
  { host: 'dunvarra.localhost:3000/path', config: local, why: 'more than a host' },
  { host: 'user@dunvarra.localhost:3000', config: local, why: 'user information' },
  { host: '', config: local, why: 'nothing' },
])('HOSTS-03 OPEN-004 refuses $host: $why', ({ host, config }) => {
  expect(resolveHost(host, config)).toEqual({
    ok: false,
    reason: { message: `${host} is not a valid domain` },
  })
})

test('a request without a host is refused', () => {
  expect(resolveHost(undefined, local).ok).toBe(false)
})

test('a club may have a domain of its own, with or without the port, but never below the base domain', () => {
  const dunvarra = { ok: true, value: { type: 'club', club: 'dunvarra' } }
  expect(resolveHost('www.DunvarraRovers.example', live)).toEqual(dunvarra)
  expect(resolveHost('www.dunvarrarovers.example:8443', live)).toEqual(dunvarra)
  const greedy = { ...live, clubOfDomain: () => 'greedy' }
  expect(resolveHost('backoffice.clubs.example', greedy)).toEqual({ ok: true, value: { type: 'backoffice' } })
  expect(resolveHost('clubs.example', greedy).ok).toBe(false)
})

test('a domain registered with its port is found', () => {
  const config = { ...live, clubOfDomain: (host: string) => (host === 'club.test:3000' ? 'dunvarra' : null) }
  expect(resolveHost('club.test:3000', config).ok).toBe(true)
  expect(resolveHost('club.test', config).ok).toBe(false)
})

test('the default ports say nothing', () => {
  expect(resolveHost('dunvarra.clubs.example:443', live).ok).toBe(true)
  expect(resolveHost('dunvarra.clubs.example:80', live).ok).toBe(true)
})

test.each([
  ...RESERVED_SUBDOMAINS.map((slug) => ({ slug, valid: false })),
  { slug: 'dunvarra', valid: true },
  { slug: 'st-marys-2', valid: true },
  { slug: 'Dunvarra', valid: false },
  { slug: 'a.b', valid: false },
  { slug: '', valid: false },
  { slug: 'a-', valid: false },
])('OPEN-005 a club called "$slug" is valid: $valid', ({ slug, valid }) => {
  expect(isValidClubSlug(slug)).toBe(valid)
})

test('whatever the header holds, the answer is a club with a valid slug, a known site or a refusal', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('.', ':', 'localhost:3000', 'su', 'xgb', 'dunvarra', '\r\n', '-', '..'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const value = pieces.join('')
      const outcome = resolveHost(value, local)
      if (!outcome.ok) expect(outcome.reason.message).toBe(`${value} is not a valid domain`)
      else if (outcome.value.type === 'club') expect(isValidClubSlug(outcome.value.club)).toBe(true)
    }),
  )
})

test('the origin of a site leads back to that site', () => {
  const place = { baseDomain: 'localhost:3000', protocol: 'http' } as const
  expect(siteOrigin({ type: 'club', club: 'dunvarra' }, place)).toBe('http://dunvarra.localhost:3000')
  fc.assert(
    fc.property(fc.domain(), fc.constantFrom('dunvarra', ...RESERVED_SUBDOMAINS), (baseDomain, label) => {
      const config = { ...live, baseDomain }
      const found = resolveHost(`${label}.${baseDomain}`, config)
      if (!found.ok) return
      expect(siteOrigin(found.value, { baseDomain, protocol: 'https' })).toBe(
        `https://${label}.${baseDomain}`,
      )
    }),
  )
})
