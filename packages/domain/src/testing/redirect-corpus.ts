/** Where an attacker would like a visitor to be sent. The host that all of them try to reach. */
export const EVIL = 'evil.example'

const schemes = [
  'https:',
  'HTTPS:',
  'http:',
  'hTtP:',
  'ftp:',
  'ws:',
  'wss:',
  'file:',
  'blob:',
  'view-source:',
]
const slashes = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  '\\/\\',
  '/\\\\',
  '\\//',
  '//\\',
  '\\\\\\',
]
const spaces = ['\t', '\n', '\r', '\r\n', ' ', '\u00a0', '\u2028', '\u3000', '\ufeff', '\v', '\f', '\0']
const dots = [
  '/.//',
  '/..//',
  '/../..//',
  '/x/..//',
  '/%2e//',
  '/%2e%2e//',
  '/.%2e//',
  '/./..//',
  '/x/%2e%2e//',
]

/** More than a hundred ways of leaving a site that filters have let through somewhere. */
export const LEAVING: string[] = [
  ...schemes.map((scheme) => `${scheme}//${EVIL}`),
  ...['https:', 'http:', 'https:/', 'https:\\\\', 'https:/\\', 'https:\\', 'https:///'].map(
    (start) => start + EVIL,
  ),
  ...slashes.map((start) => start + EVIL),
  ...slashes.map((start) => `${start}${EVIL}/%2f..`),
  ...spaces.map((space) => `${space}//${EVIL}`),
  ...spaces.map((space) => `/${space}/${EVIL}`),
  ...spaces.map((space) => `/${space}\\${EVIL}`),
  ...spaces.map((space) => `${space}https://${EVIL}`),
  ...spaces.map((space) => `java${space}script:alert(1)`),
  ...dots.map((path) => path + EVIL),
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'javascript://%0aalert(1)', 'data:text/html,<script>'],
  ...[
    'vbscript:msgbox',
    'mailto:a@evil.example',
    'tel:1550',
    'about:blank',
    'intent://evil.example#Intent;end',
  ],
  ...[
    `@${EVIL}`,
    `:80`,
    `:@${EVIL}`,
    EVIL,
    `www.${EVIL}`,
    `${EVIL}/`,
    `?//${EVIL}`,
    `#//${EVIL}`,
    `.${EVIL}`,
  ],
  ...[
    `//club@${EVIL}`,
    `//club:pass@${EVIL}`,
    `https://club.example@${EVIL}`,
    `https://${EVIL}#club.example`,
  ],
  ...[`//${EVIL}:443`, `//${EVIL}.`, `//[::1]`, `//127.0.0.1`, `//0x7f000001`, `//2130706433`, '//localhost'],
  ...['//ⓔⓥⓘⓛ.example', '//evil。example', '／／evil.example', '//evil%E3%80%82example'],
  ...['', ' ', '.', '..', '\\', '*', 'null', 'undefined', 'news', './news', '../news', 'C:\\'],
  ...[`/${'a'.repeat(2001)}`],
]

/** Odd but ours: every browser stays on the site with these. */
export const STAYING: string[] = [
  '/',
  '/news',
  '/news?page=2',
  '/news?redirect=https://evil.example',
  '/news?next=//evil.example#//evil.example',
  '/news#top',
  '/a/../b',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/@evil.example',
  '/https://evil.example',
  '/:80',
  '/.evil.example',
  '/n%C3%B3ra',
  '/nóra',
  '/news?q=a%20b',
  '/;//evil.example',
  '/x//evil.example',
]
