import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './environment.ts'
import { testKeys } from '#testing/saml/saml-answers.ts'
import { LIVE } from '#testing/test-app.ts'

const live = { ...LIVE, BASE_DOMAIN: 'clubs.example' }

function complaint(environment: Record<string, string | undefined>): string {
  try {
    readConfig(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  return ''
}

test('with nothing set it is the demo on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'demo',
    role: 'all',
    isDevelopment: false,
    host: '127.0.0.1',
    port: 3000,
    dataDir: '.data',
    databaseUrl: null,
    baseDomain: 'localhost:3000',
    defaultClub: 'dunvarra',
    protocol: 'http',
    trustedProxies: [],
    cdnHost: '',
    metricsToken: null,
    tracing: null,
    smtp: null,
    rateLimits: true,
  })
})

test('the base domain follows the port, so that links lead back here', () => {
  expect(readConfig({ PORT: '4100' })).toMatchObject({
    port: 4100,
    baseDomain: 'localhost:4100',
  })
})

test('CONST-26 OPEN-034 the environment names the cookies, the club, the CDN host and the protocol', () => {
  const config = readConfig({
    COOKIE_SESSION: 'sid',
    COOKIE_AUTHENTICATION: 'auth',
    COOKIE_CART: 'cart',
    COOKIE_LAST_ORDER: 'order',
    DEFAULT_CLUB: 'inishvarn',
    CDN_HOST: 'https://cdn.example/',
    PUBLIC_PROTOCOL: 'https',
  })
  // Over TLS nobody but this very host may write those of a sign-in.
  expect(config.cookies).toMatchObject({
    session: '__Host-sid',
    authentication: '__Host-auth',
    cart: 'cart',
    lastOrder: 'order',
  })
  expect(config).toMatchObject({
    defaultClub: 'inishvarn',
    cdnHost: 'https://cdn.example',
    protocol: 'https',
  })
})

test('API-02 CONST-26 OPEN-032 API endpoint and version, and our own client, are settings', () => {
  expect(readConfig({})).toMatchObject({
    apiBase: '/api/v2',
    client: { id: 'web', secret: null },
  })
  const given = {
    API_VERSION: 'v1',
    API_ENDPOINT: '/gateway/api',
    CLIENT_ID: 'site',
    CLIENT_SECRET: 'x'.repeat(16),
  }
  expect(readConfig(given)).toMatchObject({
    apiBase: '/gateway/api/v1',
    client: { id: 'site', secret: 'x'.repeat(16) },
  })
})

test('OPEN-034 the names of all cookies, unless the deployment has others', () => {
  expect(readConfig({}).cookies).toEqual({
    session: 'session',
    authentication: 'authentication',
    refresh: 'refresh_token',
    guest: 'guest_access_token',
    clubAdmin: 'club_admin_account',
    governingBody: 'governing_body',
    cart: 'shopping_cart',
    cartCount: 'shopping_cart_count',
    lastOrder: 'last_order',
    signInFlow: 'sign_in_flow',
    signInSteps: 'sign_in_steps',
    passkeyTicket: 'passkey_ticket',
  })
})

test('AUTH-61 SameSite and Secure are the deployment’s', () => {
  expect(readConfig({}).cookieRules).toEqual({
    sameSite: 'Lax',
    isSecure: false,
  })
  const strict = readConfig({
    PUBLIC_PROTOCOL: 'https',
    COOKIE_SAME_SITE: 'Strict',
  })
  expect(strict.cookieRules).toEqual({ sameSite: 'Strict', isSecure: true })
  expect(readConfig({ COOKIE_SESSION: 'sid' }).cookies.session).toBe('sid')
})

test('an empty variable is one that is not set', () => {
  const names = ['PORT', 'DATABASE_URL', 'MODE', 'METRICS_TOKEN', 'SECRET', 'RATE_LIMITS', 'CDN_HOST', 'HOST']
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}))
})

test.each([
  { name: 'PORT', value: 'http' },
  { name: 'PORT', value: '70000' },
  { name: 'MODE', value: 'prod' },
  { name: 'ROLE', value: 'cook' },
  { name: 'NODE_ENV', value: 'staging' },
  { name: 'DATABASE_URL', value: 'mysql://localhost/club' },
  { name: 'DATABASE_POOL', value: '0' },
  { name: 'CDN_HOST', value: 'not an address' },
  { name: 'API_VERSION', value: 'v3' },
  { name: 'API_ENDPOINT', value: 'https://api.example' },
  { name: 'API_ENDPOINT', value: '/api/' },
  { name: 'CLIENT_SECRET', value: 'short' },
  { name: 'SECRET', value: 'short' },
  { name: 'METRICS_TOKEN', value: 'short' },
  { name: 'SMTP_URL', value: 'https://mail.example' },
  { name: 'MAIL_FROM', value: 'the club' },
  { name: 'INBOUND_IMAP_URL', value: 'https://mail.example' },
  { name: 'INBOUND_IMAP_URL', value: 'imaps://mail.example' },
  { name: 'INBOUND_IMAP_URL', value: 'imaps://post:pass@mail.example:port' },
  { name: 'INBOUND_ADDRESS', value: 'post+x@mail.example' },
  { name: 'INBOUND_ADDRESS', value: 'a-name-that-is-too-long@mail.example' },
  { name: 'RATE_LIMITS', value: 'yes' },
  { name: 'LOG_LEVEL', value: 'loud' },
  { name: 'PAGE_CACHE_MB', value: '-1' },
  { name: 'PUBLIC_PROTOCOL', value: 'ftp' },
])('$name=$value is refused by name', ({ name, value }) => {
  expect(complaint({ [name]: value })).toContain(`${name}:`)
})

test('every bad value is told at once', () => {
  const text = complaint({ PORT: 'x', MODE: 'x', LOG_LEVEL: 'x' })
  for (const name of ['PORT', 'MODE', 'LOG_LEVEL']) expect(text).toContain(`${name}:`)
})

test('live mode starts with its settings, behind https and with no club on the bare domain', () => {
  expect(readConfig(live)).toMatchObject({
    mode: 'live',
    protocol: 'https',
    defaultClub: null,
    host: '0.0.0.0',
  })
})

const NEEDED = [
  'DATABASE_URL',
  'BASE_DOMAIN',
  'SECRET',
  'METRICS_TOKEN',
  'SMTP_URL',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
]

test.each(NEEDED)('live mode refuses to start without %s', (name) => {
  const text = complaint({ ...live, [name]: undefined })
  expect(text).toContain('MODE=live')
  expect(text).toContain(`${name}=`)
  const others = Object.keys(live).filter((other) => other !== name && other !== 'MODE')
  for (const other of others) expect(text).not.toMatch(new RegExp(` ${other}[:=]`))
})

test.each([
  { name: 'PUBLIC_PROTOCOL', value: 'http' },
  { name: 'RATE_LIMITS', value: 'false' },
  { name: 'COOKIE_SECURE', value: 'false' },
])('live mode refuses $name=$value, and the demo takes it', ({ name, value }) => {
  expect(complaint({ ...live, [name]: value })).toContain(`${name}: leave it out`)
  expect(complaint({ [name]: value })).toBe('')
})

test('live mode refuses the default secret even when somebody writes it down', () => {
  expect(complaint({ ...live, SECRET: readConfig({}).secret })).toContain('SECRET=')
})

test('live mode names everything that is missing at once', () => {
  const text = complaint({ MODE: 'live' })
  for (const name of NEEDED) expect(text).toContain(`${name}=`)
})

test('OPEN-115 the demo has its own gateway unless it is given all keys of a real one; live mode has no sandbox', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2',
  }
  expect(readConfig({}).stripe).toBeNull()
  expect(readConfig(keys).stripe).toEqual({
    secretKey: 'sk_1',
    publishableKey: 'pk_1',
    webhookSecret: 'whsec_1',
    connectWebhookSecret: 'whsec_2',
    tariff: { basis_points: 150, fixed: 25 },
  })
  for (const name of Object.keys(keys)) expect(complaint({ ...keys, [name]: '' })).toContain(name)
  expect(complaint({ ...keys, STRIPE_SECRET_KEY: 'pk_1' })).toContain('STRIPE_SECRET_KEY')
  expect(complaint({ ...live, STRIPE_SECRET_KEY: '' })).toContain('the sandbox gateway is for the demo only')
})

test('a mailbox and its address are given together, or not at all; live mode reads it over TLS', () => {
  const inbound = {
    INBOUND_IMAP_URL: 'imaps://post:pass@mail.example/INBOX',
    INBOUND_ADDRESS: 'post@mail.example',
  }
  expect(readConfig({}).inbound).toBeNull()
  expect(readConfig({ ...live, ...inbound }).inbound).toEqual({
    imapUrl: inbound.INBOUND_IMAP_URL,
    address: 'post@mail.example',
  })
  for (const name of Object.keys(inbound)) expect(complaint({ ...inbound, [name]: '' })).toContain('together')
  const open = {
    ...live,
    ...inbound,
    INBOUND_IMAP_URL: 'imap://post:pass@mail.example',
  }
  expect(complaint(open)).toContain('INBOUND_IMAP_URL:')
  expect(complaint({ ...open, INBOUND_IMAP_URL: 'imap://post:pass@10.0.0.7' })).toBe('')
})

test('a refusal does not print the value, which may be a secret', () => {
  expect(complaint({ SECRET: 'hunter2' })).not.toContain('hunter2')
  expect(complaint({ DATABASE_URL: 'mysql://user:hunter2@db/club' })).not.toContain('hunter2')
  expect(complaint({ SMTP_URL: 'http://user:hunter2@mail/' })).not.toContain('hunter2')
  expect(complaint({ INBOUND_IMAP_URL: 'imap://user:hunter2@mail:x' })).not.toContain('hunter2')
})

test('trusted proxies are a list', () => {
  const { trustedProxies } = readConfig({
    TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16',
  })
  expect(trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16'])
})

const SOURCES = join(import.meta.dirname, '..')

test('only config.ts reads the environment', () => {
  const isOurs = (file: string) =>
    file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/')
  const files = readdirSync(SOURCES, {
    recursive: true,
    encoding: 'utf8',
  }).filter(isOurs)
  expect(files.length).toBeGreaterThan(30)
  const readers = files.filter((file) => {
    const text = readFileSync(join(SOURCES, file), 'utf8')
    const handedOn = /read(?:Command)?Config\(process\.env\b|env: \{ \.\.\.process\.env, /g
    return /process\.env|node:process/.test(text.replaceAll(handedOn, ''))
  })
  // Handing the whole environment to readConfig is how a process begins, and to a tool how that one does; nobody else looks into it.
  expect(readers).toEqual([])
})

test('the keys of single sign-on are a key and its certificate, with or without lines', async () => {
  const [one, other] = [await testKeys('service-provider'), await testKeys('test-provider')]
  expect(readConfig({}).saml).toBeNull()
  const given = {
    SAML_PRIVATE_KEY: one.privateKey,
    SAML_CERTIFICATE: one.certificate,
  }
  const lines = readConfig(given).saml
  const inOneLine = Object.fromEntries(
    Object.entries(given).map(([name, pem]) => [name, pem.replaceAll('\n', String.raw`\n`)]),
  )
  expect(readConfig(inOneLine).saml).toEqual(lines)
  expect(lines?.privateKey.trim()).toBe(one.privateKey.trim())
  for (const wrong of [
    { SAML_PRIVATE_KEY: one.privateKey },
    { SAML_CERTIFICATE: one.certificate },
    { ...given, SAML_CERTIFICATE: other.certificate },
    { ...given, SAML_PRIVATE_KEY: 'a key' },
  ]) {
    expect(() => readConfig(wrong)).toThrow(/must be a key and its certificate/)
  }
})

test('MAP-03 OPEN-145 the address of the tiles carries the key, whatever is in it', () => {
  const tiles = {
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}@{r}.png?key={key}',
    MAP_KEY: 'a&b$&',
  }
  expect(readConfig(tiles).map).toEqual({
    tilesUrl: 'https://tiles.example/{z}/{x}/{y}@{r}.png?key=a%26b%24%26',
    attribution: '© OpenStreetMap contributors',
  })
  expect(readConfig({}).map.tilesUrl).toBeNull()
})

test.each([
  ['http://tiles.example/{z}/{x}/{y}', 'not over TLS'],
  ['https://tiles.example/{z}/{x}', 'lacks a place'],
  ['https://{s}.tiles.example/{z}/{x}/{y}', 'its host is not one host'],
  ['https://tiles.example; script-src */{z}/{x}/{y}', 'would be read as a policy'],
  ['https://tiles.example/{z}/{x}/{y}?t={token}', 'a place that nobody fills'],
])('tiles from %s are refused: %s', (url) => {
  expect(complaint({ MAP_TILES_URL: url })).toContain('MAP_TILES_URL')
})

test.each([
  { given: 'mail.sent', crash: { point: 'mail.sent', passes: 1 } },
  {
    given: 'work.before-commit:3',
    crash: { point: 'work.before-commit', passes: 3 },
  },
])('CRASH_AT=$given ends the process there, in tests and the demo', ({ given, crash }) => {
  expect(readConfig({ CRASH_AT: given }).crashAt).toEqual(crash)
})

test.each([
  { CRASH_AT: 'nowhere' },
  { CRASH_AT: 'mail.sent:0' },
  { CRASH_AT: 'mail.sent:often' },
  { RETRY_PACE: '0' },
  { RETRY_PACE: '2' },
  { WAKE: 'later' },
])('%j is no setting', (environment) => {
  expect(complaint(environment)).toContain(Object.keys(environment)[0])
})

test('ADR 034 pages that are read sleep, unless it is switched off', () => {
  expect(readConfig({}).pagesSleep).toBe(true)
  expect(readConfig({ ...live, WAKE: 'off' }).pagesSleep).toBe(false)
})

test('a crash that is asked for, or waits that are cut short, have no place in live mode', () => {
  expect(readConfig({})).toMatchObject({ crashAt: null, retryPace: 1 })
  expect(complaint({ ...live, CRASH_AT: 'mail.sent' })).toContain('CRASH_AT')
  expect(complaint({ ...live, RETRY_PACE: '0.5' })).toContain('RETRY_PACE')
})

test.each(['FIRST_PROVIDER_URL', 'SECOND_PROVIDER_URL', 'GEOCODING_URL'])(
  '%s is asked over TLS in live mode, unless it is a machine of the operator’s own',
  (name) => {
    expect(complaint({ ...live, [name]: 'https://data.example/v1' })).toBe('')
    expect(complaint({ ...live, [name]: 'http://10.0.0.7:8080/' })).toBe('')
    expect(complaint({ ...live, [name]: 'http://data.example/v1' })).toContain(name)
    for (const scheme of ['ftp', 'javascript', 'file']) {
      expect(complaint({ [name]: `${scheme}://data.example` }), scheme).toContain(name)
    }
  },
)

test('files are kept in a bucket where one is named; half of its settings are refused', () => {
  expect(readConfig({}).s3).toBeNull()
  expect(readConfig({ S3_BUCKET: 'club-files', S3_REGION: 'eu-central-1' }).s3).toEqual({
    bucket: 'club-files',
    region: 'eu-central-1',
    endpoint: null,
    isPathStyle: false,
    keys: null,
  })
  const own = {
    S3_BUCKET: 'club-files',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'id',
  }
  expect(readConfig({ ...own, S3_SECRET_ACCESS_KEY: 'secret' }).s3).toMatchObject({
    endpoint: 'https://s3.example',
    isPathStyle: true,
    keys: { id: 'id', secret: 'secret' },
  })
  expect(() => readConfig(own)).toThrow(/together/)
  expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example' })).toThrow(/S3_BUCKET/)
})
