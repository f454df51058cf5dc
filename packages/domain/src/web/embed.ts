import { isOpen, type Room } from './rooms.ts'
import { plainPath } from '../site/content/safe-url.ts'

/** OPEN-055 */
const EMBED_PRODUCTS = ['Membership', 'Shop', 'Lotto'] as const
export type EmbedProduct = (typeof EMBED_PRODUCTS)[number]

export interface Start {
  /** Where the address bar should stand, without `c` and `error`; null when it may stay. */
  cleanUrl: string | null
  errorText: string | null
  /** Set inside an app: hide the navbar and remember what the visitor came for. */
  embed: { product: EmbedProduct | null; lottoUrl: string | null } | null
  /** The one-time code to exchange for a sign-in: `c`, or inside an app `token`. */
  code: string | null
}

/** Where a browser is asked before the code of an app signs it in (ADR 025). */
export const CONTINUE_AS = '/authentication/continue-as'

/** OPEN-054 */
export const ERROR_TEXT_LENGTH = 200
const EMAIL_CONFIRMED = '/authentication/email-confirmed'
const WITHOUT_CHROME = ['/recurring-email-status', '/unsubscribe-lotto-friend-email']
const LOTTO_PATH = /^(lotto|draw)\/[a-z0-9][a-z0-9._~-]{0,199}$/i
const CODE = /^[\x21-\x7e]{1,2048}$/

/** SHELL-37 to SHELL-40: what the first request of a visit carries besides its page. */
export function readStart(url: URL): Start {
  // There `c` is the code of the e-mail, and that page reads it itself (OPEN-006).
  const ownsCode = plainPath(url.pathname) === EMAIL_CONFIRMED
  const token = codeOf(url.searchParams.get('token'))
  const code = ownsCode ? null : codeOf(url.searchParams.get('c'))
  return {
    cleanUrl: cleaned(url, ownsCode ? ['error'] : ['c', 'error']),
    errorText: plainText(url.searchParams.get('error')),
    embed: token === null ? null : embedOf(url.searchParams),
    code: code ?? token,
  }
}

/**
 * Where the question stands for a link that an app opened. It carries what the start of a visit reads (SHELL-40), and
 * the page that was asked for.
 */
export function continueAddress(asked: URL): string {
  const query = new URLSearchParams()
  for (const name of ['token', 'product', 'lotto']) {
    const value = asked.searchParams.get(name)
    if (value !== null) query.set(name, value)
  }
  query.set('to', asked.pathname + asked.search)
  return `${CONTINUE_AS}?${query.toString()}`
}

/** What local storage holds, as it holds it. */
export interface StoredEmbed {
  hasSession: boolean
  hideNavbar: boolean | string | null
  product: string | null
  lottoUrl: string | null
}

/** SHELL-41 to SHELL-43: where a visitor inside an app is sent, and which stored keys are then removed. */
export function embedTarget(
  { hasSession, hideNavbar, product, lottoUrl }: StoredEmbed,
  rooms: ReadonlySet<Room>,
): { path: string | null; removeKeys: 'lottoUrl'[] } {
  if (!hasSession || !isTrue(hideNavbar)) return { path: null, removeKeys: [] }
  if (product === 'Membership' && isOpen(rooms, 'membership')) {
    return { path: '/products/membership', removeKeys: [] }
  }
  if (product === 'Shop' && isOpen(rooms, 'shop')) return { path: '/products/shop', removeKeys: [] }
  if (lottoUrl === null) return { path: null, removeKeys: [] }
  const room = lottoUrl.toLowerCase().startsWith('draw/') ? 'draw' : 'lotto'
  const leads = LOTTO_PATH.test(lottoUrl) && isOpen(rooms, room)
  return { path: leads ? `/products/${lottoUrl}` : null, removeKeys: ['lottoUrl'] }
}

/** SHELL-35, SHELL-36: whether navbar and footer stay away. */
export function hidesChrome(path: string, hideNavbar: boolean | string | null): boolean {
  return isTrue(hideNavbar) || WITHOUT_CHROME.includes(plainPath(path))
}

function embedOf(query: URLSearchParams): NonNullable<Start['embed']> {
  const asked = query.get('product')?.toLowerCase()
  const product = EMBED_PRODUCTS.find((known) => known.toLowerCase() === asked) ?? null
  const lottoUrl = query.get('lotto') ?? ''
  return { product, lottoUrl: product === 'Lotto' && LOTTO_PATH.test(lottoUrl) ? lottoUrl : null }
}

function cleaned(url: URL, names: readonly string[]): string | null {
  if (!names.some((name) => url.searchParams.has(name))) return null
  const query = new URLSearchParams(url.searchParams)
  for (const name of names) query.delete(name)
  // One leading slash only: "//evil.example" would be another site.
  const path = url.pathname.replace(/^\/+/, '/')
  const rest = query.toString()
  return `${path}${rest === '' ? '' : `?${rest}`}${url.hash}`
}

/** Control and direction characters could make a notice say what it does not. */
function plainText(text: string | null): string | null {
  const plain = (text ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(0, ERROR_TEXT_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return plain === '' ? null : plain
}

function codeOf(value: string | null): string | null {
  return value !== null && CODE.test(value) ? value : null
}

function isTrue(stored: boolean | string | null): boolean {
  return stored === true || stored === 'true'
}
