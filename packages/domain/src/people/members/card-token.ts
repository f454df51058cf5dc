/**
 * The code on a membership card: what a steward may read, and our signature. It can be checked without a signal by whoever holds
 * the club's public key, and runs out after a week, so that what was given back cannot be shown for long (ADR 036). It holds no
 * birthday and no surname.
 */
export interface CardClaims {
  membershipId: string
  number: number
  /** "Fiadh H". */
  name: string
  plan: string
  season: string | null
  /** Seconds since 1970. */
  expiresAt: number
}

export const CARD_DAYS = 7

/** P-256, which every phone's browser can verify by itself. */
export interface CardKey {
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
}

const VERSION = 1
/** Longer than any card of ours: nobody has to look at more. */
const MOST_CHARACTERS = 1000
const ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' } as const

/** Somebody by first name and initial: enough to be called over, too little to be looked up. */
export function shortName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName.trim()
  return `${firstName.trim()} ${initial.toUpperCase()}`.trim()
}

/** What is signed, as text. */
export function writeClaims({ membershipId, number, name, plan, season, expiresAt }: CardClaims): string {
  const fields = [VERSION, membershipId.replaceAll('-', ''), number, name, plan, season, expiresAt]
  return toBase64Url(new TextEncoder().encode(JSON.stringify(fields)))
}

export const signedBytes = (written: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`clubhouse membership card ${written}`)

export const cardToken = (written: string, signature: Uint8Array): string =>
  `${written}.${toBase64Url(signature)}`

/** What a code says if it is ours and was not changed; null for any other. Whether it has run out is for the caller to see. */
export async function readCard(token: string, key: CardKey): Promise<CardClaims | null> {
  if (token.length > MOST_CHARACTERS) return null
  const [written = '', signed = '', ...more] = token.split('.')
  const signature = fromBase64Url(signed)
  if (more.length > 0 || signature?.length !== 64) return null
  const { subtle } = crypto
  const ours = await subtle.importKey('jwk', key, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])
  return (await subtle.verify(ALGORITHM, ours, signature, signedBytes(written))) ? claimsIn(written) : null
}

/** The code in whatever a camera or a hand brought: the whole address, or the code alone. */
export function tokenIn(scanned: string): string | null {
  const code = scanned.trim().split(/[/#]/).at(-1) ?? ''
  return /^[\w-]{20,}\.[\w-]{86}$/.test(code) ? code : null
}

function claimsIn(written: string): CardClaims | null {
  const bytes = fromBase64Url(written)
  const fields: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes))
  if (!Array.isArray(fields) || fields[0] !== VERSION) return null
  const [, id, number, name, plan, season, expiresAt] = fields
  const membershipId = String(id).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { membershipId, number, name, plan, season, expiresAt }
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(plain, (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
