import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { samlRequests, samlSeen } from './tables.ts'
import type { Site } from '#kernel/http/sites.ts'
import type { SignedAnswer } from '#providers/sso/port.ts'
import type { SsoDeps } from './deps.ts'
import { providerById, type RegisteredProvider } from './find-provider.ts'

/** A sign-in that some browser began: at which provider, and on which site. */
export interface Pending {
  request: typeof samlRequests.$inferSelect
  provider: RegisteredProvider
  site: Site
}

export interface AnswerOutcome {
  /** Where the browser goes now. */
  location: string
  /** For the log: which check failed, in words of ours. */
  refused: string | null
}

export async function findPending(
  { db, ...places }: Pick<SsoDeps, 'db' | 'sites' | 'config'>,
  requestId: string,
): Promise<Pending | null> {
  return db.withPlatform(async (tx) => {
    const [request] = await tx.select().from(samlRequests).where(eq(samlRequests.id, requestId))
    const provider = request ? await providerById(tx, request.providerId) : null
    const site = request ? siteNamed(places, request.site) : null
    return request && provider && site ? { request, provider, site } : null
  })
}

function siteNamed({ sites, config }: Pick<SsoDeps, 'sites' | 'config'>, name: string): Site | null {
  const [type = '', club = ''] = name.split(':')
  if (type === 'club') return sites.ofClub(club)
  const found = sites.of(`${type}.${config.baseDomain}`)
  return found.ok ? found.site : null
}

/** One statement finds and spends it: of two that bring the same answer at once, one is taken. */
export async function spendRequest(tx: Tx, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(samlRequests)
    .set({ usedAt: now })
    .where(and(eq(samlRequests.id, id), isNull(samlRequests.usedAt), gt(samlRequests.expiresAt, now)))
    .returning({ id: samlRequests.id })
  return used.length > 0
}

/** An assertion that was taken once is never taken again, whatever request it claims to answer. */
export async function isFirst(
  tx: Tx,
  { id: providerId }: RegisteredProvider,
  { assertionId, expiresAt }: SignedAnswer,
): Promise<boolean> {
  const seen = await tx
    .insert(samlSeen)
    .values({ providerId, assertionId, expiresAt })
    .onConflictDoNothing()
    .returning({ id: samlSeen.assertionId })
  return seen.length > 0
}
