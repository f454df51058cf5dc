import { eq } from 'drizzle-orm'
import type { GatewayAccount, WantedAccount } from '../port.ts'
import type { BooksDeps } from './books-deps.ts'
import { newId, newSecret } from './ids.ts'
import { sandboxAccounts } from './tables.ts'

/** Details that the sandbox asks every club for: who runs it, and its bank. */
const QUESTIONS = 2

export type AccountRow = typeof sandboxAccounts.$inferSelect

export function openAccount({ db, now }: BooksDeps, { key, name }: WantedAccount): Promise<string> {
  return db.withPlatform(async (tx) => {
    const opened = { id: newId('sac'), key, name, createdAt: now() }
    await tx.insert(sandboxAccounts).values(opened).onConflictDoNothing()
    const [row] = await tx.select().from(sandboxAccounts).where(eq(sandboxAccounts.key, key))
    return row?.id ?? opened.id
  })
}

/** On the same site as the page that is returned to, as its bank's page is. */
export async function linkToAccount(
  { db }: BooksDeps,
  { account, returnUrl }: { account: string; returnUrl: string },
): Promise<string> {
  const link = newSecret()
  const { pathname, search } = new URL(returnUrl)
  await db.withPlatform((tx) =>
    tx
      .update(sandboxAccounts)
      .set({ link, returnPath: pathname + search })
      .where(eq(sandboxAccounts.id, account)),
  )
  return new URL(`/sandbox/accounts/${link}`, returnUrl).href
}

export async function findAccount({ db }: BooksDeps, account: string): Promise<GatewayAccount | null> {
  const [row] = await db.withPlatform((tx) =>
    tx.select().from(sandboxAccounts).where(eq(sandboxAccounts.id, account)),
  )
  if (!row) return null
  const { isComplete } = row
  return { takesPayments: isComplete, paysOut: isComplete, missing: isComplete ? 0 : QUESTIONS }
}

export async function findByLink({ db }: BooksDeps, link: string): Promise<AccountRow | null> {
  const [row = null] = await db.withPlatform((tx) =>
    tx.select().from(sandboxAccounts).where(eq(sandboxAccounts.link, link)),
  )
  return row
}

/** Its link works once. Answers where its owner goes now; null where it was used. */
export async function answerLink(
  { db }: BooksDeps,
  link: string,
  isComplete: boolean,
): Promise<string | null> {
  return db.withPlatform(async (tx) => {
    const [row] = await tx.select().from(sandboxAccounts).where(eq(sandboxAccounts.link, link)).for('update')
    if (!row) return null
    await tx
      .update(sandboxAccounts)
      .set({ isComplete, link: null, returnPath: null })
      .where(eq(sandboxAccounts.id, row.id))
    return row.returnPath ?? '/'
  })
}
