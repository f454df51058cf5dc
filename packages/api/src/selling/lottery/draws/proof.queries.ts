import type { DrawProof } from '@clubhouse/contract/selling/draw-proof'
import { beaconNamed } from '@clubhouse/domain/selling/lottery/draw/beacons'
import { resultOf } from '@clubhouse/domain/selling/lottery/draw/outcome'
import type { Database } from '#kernel/db/database.ts'
import type { DrawRule } from './draw-rule.ts'

interface Found extends Pick<
  DrawProof,
  | 'number'
  | 'closes_at'
  | 'draws_at'
  | 'closed_at'
  | 'entries'
  | 'entries_hash'
  | 'seal'
  | 'sealed_at'
  | 'secret'
  | 'algorithm'
> {
  rule: DrawRule
  beacon: string
  round: number | null
  value: string | null
  signature: string | null
  picks: DrawProof['result']['picks']
  tickets: { ticket: number }[]
}

const PROOF = {
  name: 'proof_of_draw',
  text: `
    select json_build_object('number', d.number, 'closes_at', iso(d.closes_at), 'draws_at', iso(d.draws_at),
      'closed_at', iso(d.closed_at), 'rule', d.rule, 'entries_hash', d.entries_hash, 'seal', d.seal,
      'sealed_at', iso(d.sealed_at), 'secret', d.secret, 'algorithm', d.algorithm, 'beacon', d.beacon,
      'round', d.beacon_round, 'value', d.beacon_value, 'signature', d.beacon_signature, 'picks', d.picks,
      'tickets', d.winning_tickets,
      'entries', coalesce((select json_agg(json_build_object('entry', e.entry, 'line', e.line) order by e.entry)
        from draw_entries e where e.club_id = d.club_id and e.draw_id = d.id and e.withdrawn_at is null), '[]')) as found
    from clubs c
    join products p on p.club_id = c.id
    join draws d on d.club_id = p.club_id and d.lottery_id = p.id
    where c.slug = $1 and p.type = $2 and p.slug = $3 and d.number = $4 and d.status = 'drawn'`,
}

/** The published file of a draw; null until it is drawn. Nobody's name is in what it is made from. */
export async function findProof(
  db: Pick<Database, 'read'>,
  { club, type, slug, number }: { club: string; type: 'Lotto' | 'Draw'; slug: string; number: number },
): Promise<DrawProof | null> {
  const [row] = await db.read<{ found: Found }>(PROOF, [club, type, slug, number])
  return row ? proofOf(row.found) : null
}

function proofOf({
  rule: stored,
  beacon,
  round,
  value,
  signature,
  picks,
  tickets,
  ...draw
}: Found): DrawProof {
  const { club, product, ...rule } = stored
  const drawn = rule.symbols.length > 0 ? picks : tickets.map(({ ticket }) => ticket)
  const known = beaconNamed(beacon)
  return {
    version: 1,
    club,
    product,
    rule,
    ...draw,
    beacon:
      known && round !== null && value !== null && signature !== null
        ? { name: beacon, is_demo: known.isDemo, public_key: known.publicKey, round, value, signature }
        : null,
    drum: beacon === 'drum' ? drawn : null,
    result: resultOf({ rule, entries: draw.entries }, drawn).result,
  }
}
