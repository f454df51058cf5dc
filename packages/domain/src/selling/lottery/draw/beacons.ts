/** A public source of random numbers that draws may use. What is pinned here is what a check relies on, not what a file says. */
export interface Beacon {
  name: string
  /** Made by the demo itself, so it proves nothing to a sceptic. */
  isDemo: boolean
  scheme: 'bls-unchained-g1-rfc9380' | 'ed25519'
  publicKey: string
  /** When round 1 was made, in seconds since 1970. */
  genesis: number
  periodSeconds: number
}

/** The network of the League of Entropy whose rounds can be checked one by one: https://drand.love. */
export const DRAND_QUICKNET: Beacon & { chainHash: string } = {
  name: 'drand-quicknet',
  isDemo: false,
  scheme: 'bls-unchained-g1-rfc9380',
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  periodSeconds: 3,
}

export const DEMO_BEACON: Beacon = {
  name: 'demo',
  isDemo: true,
  scheme: 'ed25519',
  publicKey: '15223374f037c751be0808638d64ad204766c1eb22273c28219938bd206ff5c0',
  genesis: 1_577_836_800,
  periodSeconds: 1,
}

const KNOWN = [DRAND_QUICKNET, DEMO_BEACON]

export const beaconNamed = (name: string): Beacon | null =>
  KNOWN.find((beacon) => beacon.name === name) ?? null

/**
 * The round that decides: the first one made at the time of the draw or after it. A list that was closed late, because nobody
 * was there to close it, waits for a round that was not yet made then.
 */
export function roundFor(
  { genesis, periodSeconds }: Pick<Beacon, 'genesis' | 'periodSeconds'>,
  { draws_at: drawsAt, closed_at: closedAt }: { draws_at: string; closed_at: string },
): number {
  const fromDraw = (Date.parse(drawsAt) / 1000 - genesis) / periodSeconds
  const fromClose = (Date.parse(closedAt) / 1000 - genesis) / periodSeconds
  return Math.max(1, Math.ceil(fromDraw) + 1, Math.floor(fromClose) + 2)
}

export const timeOfRound = (
  { genesis, periodSeconds }: Pick<Beacon, 'genesis' | 'periodSeconds'>,
  round: number,
): Date => new Date((genesis + (round - 1) * periodSeconds) * 1000)
