import { sql } from 'drizzle-orm'
import type { OwnDomain } from '@clubhouse/contract/site/office/domains'
import { type DomainState, proofName } from '@clubhouse/domain/site/clubs/own-domain'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'

interface Row {
  domain: string
  proof: string | null
  state: DomainState | null
  checkedAt: string | null
  isServed: boolean
  isPrimary: boolean
}

/** Those that the club has claimed, and those that are served without it having done so. */
export async function listDomains(tx: Tx, clubId: string, target: string): Promise<OwnDomain[]> {
  const found = await rows<Row>(
    tx,
    sql`select coalesce(c.domain, d.domain) as domain, c.proof, c.state, iso(c.checked_at) as "checkedAt",
      d.domain is not null as "isServed", coalesce(d.is_primary, false) as "isPrimary"
    from (select * from domain_claims where club_id = ${clubId}) c
    full join (select * from club_domains where club_id = ${clubId}) d on d.domain = c.domain
    order by 1`,
  )
  return found.map((row) => ({
    domain: row.domain,
    state: row.isServed ? 'verified' : (row.state ?? 'waiting'),
    checked_at: row.checkedAt,
    is_primary: row.isPrimary,
    records:
      row.proof === null
        ? []
        : [
            { type: 'CNAME', name: row.domain, value: target },
            { type: 'TXT', name: proofName(row.domain), value: row.proof },
          ],
  }))
}
