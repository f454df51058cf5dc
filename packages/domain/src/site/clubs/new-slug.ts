import { isValidClubSlug, RESERVED_SUBDOMAINS } from '../../web/hosts.ts'

/** Names that a deployment needs for itself, or that a stranger would take for the platform's own. */
const KEPT_BACK: readonly string[] = [
  ...RESERVED_SUBDOMAINS,
  'www',
  'api',
  'app',
  'admin',
  'assets',
  'cdn',
  'static',
  'media',
  'mail',
  'smtp',
  'imap',
  'ftp',
  'ns1',
  'ns2',
  'help',
  'support',
  'status',
  'login',
  'account',
  'accounts',
  'pay',
  'payments',
  'billing',
  'security',
  'clubhouse',
  'demo',
  'dev',
  'test',
  'staging',
  'autoconfig',
  'autodiscover',
  'wpad',
  'localhost',
]

const SHORTEST = 3
const LONGEST = 40

export const SLUG_TAKEN = 'Another club has this address already.'

/** OPEN-005: why a new club cannot have this address, whoever else has it; null where it can. */
export function newSlugError(slug: string): string | null {
  if (slug === '') return 'Choose an address'
  if (KEPT_BACK.includes(slug)) return 'The platform keeps this address for itself. Choose another.'
  if (!/^[a-z0-9-]*$/.test(slug)) return 'Use small letters, digits and hyphens only'
  if (slug.length < SHORTEST) return `Use at least ${SHORTEST} letters`
  if (slug.length > LONGEST) return `Use at most ${LONGEST} letters`
  if (slug.startsWith('-') || slug.endsWith('-')) return 'Begin and end with a letter or a digit'
  // A name with two hyphens there is read as one in another script (punycode).
  if (slug.slice(2, 4) === '--') return 'Use one hyphen at a time'
  return isValidClubSlug(slug) ? null : 'Use small letters, digits and hyphens only'
}

/** "Dún Bheara G.A.A. Club" → "dun-bheara-gaa": what is offered before anything was typed. */
export function slugFrom(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-(club|cumann)-?$/, '')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '')
}
