import { and, eq } from 'drizzle-orm'
import { type DomainState, proofName, stateOfDomain } from '@clubhouse/domain/site/clubs/own-domain'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { clubDomains } from '../clubs/tables.ts'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { ownersOf } from '#identity/sign-in/port.ts'
import type { EffectQueue } from '#kernel/jobs/backlog.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { type DomainNames, NamesUnavailable } from '#providers/dns/port.ts'
import { domainClaims } from './tables.ts'

export type CheckDeps = Pick<Core, 'db' | 'now' | 'audit' | 'config' | 'registry'> & { names: DomainNames }

const HOUR_MS = 3_600_000
/** How long until a domain is looked up again: one that leads here, one that did not, and one of which nobody could say. */
const NEXT_CHECK_HOURS = { right: 24, wrong: 8, silent: 1 } as const
/** In a row: a slip of the hand at a registrar is mended within a day. */
export const MOST_FAILURES = 3
const AT_ONCE = 50

export const nextCheckAt = (now: Date, how: keyof typeof NEXT_CHECK_HOURS): Date =>
  new Date(now.getTime() + NEXT_CHECK_HOURS[how] * HOUR_MS)

interface Served {
  clubId: string
  domain: string
  proof: string
  slug: string
}

/** What a club has claimed and is found under; what the platform has set up itself is its own business. */
const DUE = {
  name: 'domains_due',
  text: `select c.club_id as "clubId", c.domain, c.proof, u.slug from domain_claims c
    join club_domains d on d.club_id = c.club_id and d.domain = c.domain join clubs u on u.id = c.club_id
    where c.next_check_at is null or c.next_check_at <= $1 order by c.next_check_at nulls first, c.domain limit ${AT_ONCE}`,
}

/**
 * A domain that lapsed and that somebody else has bought must not stay a club's address, so each that is served is looked up once a
 * day. Not long work: somebody outside is asked, between two transactions.
 */
export const domainQueue = (deps: CheckDeps): EffectQueue => ({
  duty: {
    name: 'domains',
    channel: null,
    run: (isOver) => checkServed(deps, isOver),
  },
  backlog: () => Promise.resolve([]),
})

/** Says whether there was anything to look up. */
export async function checkServed(deps: CheckDeps, isOver: () => boolean = () => false): Promise<boolean> {
  const { db, now, names, config, registry } = deps
  let isLost = false
  const due = await db.readPlatform<Served>(DUE, [now()])
  for (const served of due) {
    if (isOver()) break
    const { clubId, domain, slug, proof } = served
    const [base = ''] = config.baseDomain.split(':')
    const asked = { domain, target: `${slug}.${base}`, proof: { name: proofName(domain), value: proof } }
    const state = await stateOf(names, asked)
    isLost = (await db.withClub(clubId, (tx) => keep(tx, deps, served, state))) || isLost
  }
  // What was written counts at once in this process; the others are told by the database.
  if (isLost) await registry.reload()
  return due.length > 0
}

async function stateOf(names: DomainNames, asked: Parameters<DomainNames['lookUp']>[0]) {
  try {
    return stateOfDomain(await names.lookUp(asked))
  } catch (error) {
    if (error instanceof NamesUnavailable) return null
    throw error
  }
}

/** True once it is served no longer. No answer says nothing of the domain. */
async function keep(tx: Tx, deps: CheckDeps, served: Served, state: DomainState | null): Promise<boolean> {
  const { clubId, domain } = served
  const at = deps.now()
  const isClaim = and(eq(domainClaims.clubId, clubId), eq(domainClaims.domain, domain))
  const [claim] = await tx.select().from(domainClaims).where(isClaim).for('update')
  // Another process was quicker.
  if (!claim || (claim.nextCheckAt !== null && claim.nextCheckAt > at)) return false
  if (state === null) {
    await tx
      .update(domainClaims)
      .set({ nextCheckAt: nextCheckAt(at, 'silent') })
      .where(isClaim)
    return false
  }
  const failures = state === 'verified' ? 0 : claim.failures + 1
  const isLost = failures >= MOST_FAILURES
  await tx
    .update(domainClaims)
    .set({
      failures,
      checkedAt: at,
      nextCheckAt: nextCheckAt(at, failures === 0 ? 'right' : 'wrong'),
      ...(isLost && { state }),
    })
    .where(isClaim)
  if (isLost) await takeOut(tx, deps, served, state)
  return isLost
}

async function takeOut(
  tx: Tx,
  { audit, config, now }: CheckDeps,
  { clubId, domain }: Served,
  state: DomainState,
): Promise<void> {
  await tx.delete(clubDomains).where(and(eq(clubDomains.clubId, clubId), eq(clubDomains.domain, domain)))
  const detail = { domain, State: `verified → ${state}` }
  await audit.record(tx, { address: '', site: null }, { kind: 'domain-lost', clubId, detail })
  const link = new URL('/settings/domains', siteOrigin({ type: 'backoffice' }, config)).href
  for (const owner of await ownersOf(tx, clubId)) {
    const payload = { first_name: owner.greeting, domain, is_unproven: state === 'not-proven', link }
    const effectKey = `domain-lost ${domain} ${now().toISOString()} ${owner.id}`
    const mail = { template: 'domain-lost' as const, payload }
    await enqueueMail(tx, { clubId, effectKey, to: owner.email, mail }, now())
  }
}
