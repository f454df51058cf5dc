import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as contract from '@clubhouse/contract/site/office/domains'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import {
  domainError,
  type DomainState,
  proofName,
  stateOfDomain,
  tidyDomain,
} from '@clubhouse/domain/site/clubs/own-domain'
import type { Capability } from '#kernel/capability.ts'
import { clubDomains } from '../clubs/tables.ts'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
import { type AskedDomain, type DomainNames, NamesUnavailable } from '#providers/dns/port.ts'
import { domainQueue, nextCheckAt } from './daily-check.ts'
import { listDomains } from './list-domains.ts'
import { domainClaims } from './tables.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'domain-added': true
    'domain-checked': true
    'domain-changed': true
    'domain-lost': true
    'domain-removed': true
  }
}

/** More nobody needs, and each is a question to the name service. */
const MOST = 10
type At = Caller & { club: RunningClub; member: SignedIn }
type Deps = Pick<Core, 'db' | 'now' | 'audit' | 'config' | 'registry'> & { names: DomainNames }

const wrong = (domain: string) =>
  new Refusal(422, 'invalid_data', 'Please check the domain.', { errors: { domain } })
const taken = () =>
  new Refusal(409, 'domain_taken', 'Another club is found under this domain. Please ask us to look into it.')

/** OPEN-004: a club's own domains. The name service is never asked in a transaction. */
function domainEndpoints({ db, now, audit, config, registry, names }: Deps): ServedEndpoint[] {
  const addressOf = ({ club: { clubId } }: At) => {
    const slug = registry.slugs().find((each) => registry.idOf(each) === clubId) ?? ''
    return `${slug}.${config.baseDomain}`
  }
  const targetOf = (caller: At) => addressOf(caller).split(':')[0] ?? ''
  const shown = async (caller: At) => ({
    address: addressOf(caller),
    items: await db.withClub(caller.club.clubId, (tx) =>
      listDomains(tx, caller.club.clubId, targetOf(caller)),
    ),
  })
  type Kind = 'domain-added' | 'domain-checked' | 'domain-changed' | 'domain-removed'
  const note = (tx: Tx, caller: At, kind: Kind, detail: Record<string, string>) =>
    audit.record(tx, caller, { kind, clubId: caller.club.clubId, actorId: caller.club.userId, detail })
  /** In a transaction of the club; a refusal is thrown once it is over. */
  const change = async (caller: At, work: (tx: Tx, clubId: string) => Promise<Refusal | null>) => {
    const refused = await db.withClub(caller.club.clubId, (tx) => work(tx, caller.club.clubId))
    // What was written counts at once in this process; the others are told by the database.
    await registry.reload()
    if (refused) throw refused
    return shown(caller)
  }

  return [
    serve(contract.listDomains, office('settings'), (_, caller) => shown(caller)),
    serve(contract.addDomain, office('settings'), ({ body }, caller) => {
      const domain = tidyDomain(body.domain)
      const error = domainError(domain, config.baseDomain)
      if (error) throw wrong(error)
      return change(caller, async (tx, clubId) => {
        const known = await listDomains(tx, clubId, '')
        if (known.some((each) => each.domain === domain)) return wrong('You have this one already')
        if (known.length >= MOST) return wrong(`No more than ${MOST} domains`)
        const proof = `site-${randomBytes(16).toString('hex')}`
        await tx.insert(domainClaims).values({ clubId, domain, proof, createdAt: now() })
        await note(tx, caller, 'domain-added', { domain })
        return null
      })
    }),
    serve(contract.checkDomain, office('settings'), async ({ params: { domain } }, caller) => {
      const { clubId } = caller.club
      const [claim] = await db.withClub(clubId, (tx) =>
        tx.select().from(domainClaims).where(ofClub(clubId, domain)),
      )
      if (!claim) throw notFound('The domain')
      const proof = { name: proofName(domain), value: claim.proof }
      const state = stateOfDomain(await lookedUp(names, { domain, target: targetOf(caller), proof }))
      return change(caller, (tx) => keepState(tx, caller, domain, state))
    }),
    serve(contract.changeDomain, office('settings'), ({ params: { domain }, body }, caller) =>
      change(caller, async (tx, clubId) => {
        const isServed = and(eq(clubDomains.clubId, clubId), eq(clubDomains.domain, domain))
        const [served] = await tx.select().from(clubDomains).where(isServed)
        if (!served) return new Refusal(409, 'not_verified', 'Check the domain first.')
        if (served.isPrimary === body.is_primary) return null
        await tx.update(clubDomains).set({ isPrimary: false }).where(eq(clubDomains.clubId, clubId))
        await tx.update(clubDomains).set({ isPrimary: body.is_primary }).where(isServed)
        const words = body.is_primary ? 'off → on' : 'on → off'
        await note(tx, caller, 'domain-changed', { domain, 'In links': words })
        return null
      }),
    ),
    serve(contract.removeDomain, office('settings'), ({ params: { domain } }, caller) =>
      change(caller, async (tx, clubId) => {
        const known = await listDomains(tx, clubId, '')
        if (!known.some((each) => each.domain === domain)) return notFound('The domain')
        await tx.delete(domainClaims).where(ofClub(clubId, domain))
        await unserve(tx, clubId, domain)
        await note(tx, caller, 'domain-removed', { domain })
        return null
      }),
    ),
  ]

  /** Served from when it is verified, and no longer than that. */
  async function keepState(tx: Tx, caller: At, domain: string, state: DomainState): Promise<Refusal | null> {
    const { clubId } = caller.club
    const [before] = await tx.select().from(domainClaims).where(ofClub(clubId, domain)).for('update')
    if (!before) return notFound('The domain')
    if (state === 'verified') {
      await tx.insert(clubDomains).values({ domain, clubId }).onConflictDoNothing()
      const [own] = await tx.select().from(clubDomains).where(eq(clubDomains.domain, domain))
      // Row security shows a club its own alone.
      if (!own) return taken()
    } else await unserve(tx, clubId, domain)
    await tx
      .update(domainClaims)
      .set({ state, checkedAt: now(), failures: 0, nextCheckAt: nextCheckAt(now(), 'right') })
      .where(ofClub(clubId, domain))
    if (before.state !== state)
      await note(tx, caller, 'domain-checked', { domain, State: `${before.state ?? 'waiting'} → ${state}` })
    return null
  }
}

const ofClub = (clubId: string, domain: string) =>
  and(eq(domainClaims.clubId, clubId), eq(domainClaims.domain, domain))

const unserve = (tx: Tx, clubId: string, domain: string) =>
  tx.delete(clubDomains).where(and(eq(clubDomains.clubId, clubId), eq(clubDomains.domain, domain)))

async function lookedUp(names: DomainNames, asked: AskedDomain) {
  try {
    return await names.lookUp(asked)
  } catch (error) {
    if (!(error instanceof NamesUnavailable)) throw error
    throw new Refusal(
      503,
      'names_unavailable',
      'We couldn’t ask about the domain right now. Please try again.',
      {
        retryAfterSeconds: 15,
      },
    )
  }
}

export const domainsCapability = (core: Core, { names }: { names: DomainNames }): Capability => ({
  name: 'domains',
  endpoints: domainEndpoints({ ...core, names }),
  effects: [domainQueue({ ...core, names })],
})
