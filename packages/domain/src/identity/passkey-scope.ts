/**
 * For which domain the passkeys of a site are made. One made anywhere below the base domain works on all of its sites. A
 * base domain of a single word (`localhost`) is one that browsers let nobody claim: there each site has its own. Null on
 * a club's own domain, where people sign in by password.
 */
export function passkeyScope(origin: string, baseDomain: string): string | null {
  const host = new URL(origin).hostname
  const base = new URL(`http://${baseDomain}`).hostname
  if (host !== base && !host.endsWith(`.${base}`)) return null
  return base.includes('.') ? base : host
}
