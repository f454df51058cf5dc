import { and, desc, eq, isNull, or } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { type Card, type Declined, GatewayFailed, type SavedMethod } from '../port.ts'
import type { BooksDeps } from './books-deps.ts'
import { newId } from './ids.ts'
import { sandboxCustomers, sandboxMethods } from './tables.ts'
import type { CardBehaviour } from './test-cards.ts'

/** Customers and their cards. */

type MethodRow = typeof sandboxMethods.$inferSelect

export const NO_SUCH_CARD: Declined = {
  code: 'resource_missing',
  message: 'This card can’t be used any more.',
}
const NOT_THEIRS = 'the card is not this customer’s'

export async function createCustomer(
  { db, now }: BooksDeps,
  { key, memberId }: { key: string; memberId: string },
): Promise<string> {
  return db.withPlatform(async (tx) => {
    const customer = { id: newId('scus'), key, memberId, createdAt: now() }
    await tx.insert(sandboxCustomers).values(customer).onConflictDoNothing({ target: sandboxCustomers.key })
    const [row] = await tx.select().from(sandboxCustomers).where(eq(sandboxCustomers.key, key))
    if (!row) throw new GatewayFailed('the customer vanished', { isFinal: false })
    return row.id
  })
}

export async function listMethods({ db }: BooksDeps, customerId: string): Promise<SavedMethod[]> {
  const rows = await db.withPlatform((tx) =>
    tx
      .select()
      .from(sandboxMethods)
      .where(eq(sandboxMethods.customerId, customerId))
      .orderBy(desc(sandboxMethods.createdAt)),
  )
  return rows.map(asMethod)
}

/** Assigns a new card to the customer, or finds it among theirs. */
export async function keepMethod(
  { db }: BooksDeps,
  customerId: string,
  methodId: string,
): Promise<SavedMethod> {
  const [row] = await db.withPlatform((tx) =>
    tx
      .update(sandboxMethods)
      .set({ customerId })
      .where(
        and(
          eq(sandboxMethods.id, methodId),
          or(isNull(sandboxMethods.customerId), eq(sandboxMethods.customerId, customerId)),
        ),
      )
      .returning(),
  )
  if (!row) throw new GatewayFailed(NOT_THEIRS, { isFinal: true })
  return asMethod(row)
}

/** Its cards go with it. */
export async function removeCustomer({ db }: BooksDeps, customerId: string): Promise<void> {
  await db.withPlatform((tx) => tx.delete(sandboxCustomers).where(eq(sandboxCustomers.id, customerId)))
}

export async function dropMethod({ db }: BooksDeps, customerId: string, methodId: string): Promise<void> {
  await db.withPlatform(async (tx) => {
    await requireMethod(tx, customerId, methodId)
    await tx.delete(sandboxMethods).where(eq(sandboxMethods.id, methodId))
  })
}

export async function cardOf(
  { db }: BooksDeps,
  reference: { confirmationToken: string } | { customerId: string; methodId: string },
): Promise<Card | null> {
  const method = await db.withPlatform((tx) =>
    'confirmationToken' in reference
      ? findUnkept(tx, reference.confirmationToken)
      : findMethod(tx, reference.customerId, reference.methodId),
  )
  return method?.card ?? null
}

export async function addMethod(
  tx: Tx,
  method: { id: string; customerId: string | null; card: Card; behaviour: CardBehaviour },
  now: Date,
): Promise<string> {
  await tx.insert(sandboxMethods).values({ ...method, createdAt: now })
  return method.id
}

export async function requireMethod(tx: Tx, customerId: string, methodId: string): Promise<MethodRow> {
  const row = await findMethod(tx, customerId, methodId)
  if (!row) throw new GatewayFailed(NOT_THEIRS, { isFinal: true, refusedCard: NO_SUCH_CARD })
  return row
}

export async function findMethod(tx: Tx, customerId: string, methodId: string): Promise<MethodRow | null> {
  const [row] = await tx
    .select()
    .from(sandboxMethods)
    .where(and(eq(sandboxMethods.id, methodId), eq(sandboxMethods.customerId, customerId)))
  return row ?? null
}

/** A card that was just entered and has no customer yet: knowing its id proves who entered it. */
export async function findUnkept(tx: Tx, id: string): Promise<MethodRow | null> {
  const [row] = await tx
    .select()
    .from(sandboxMethods)
    .where(and(eq(sandboxMethods.id, id), isNull(sandboxMethods.customerId)))
  return row ?? null
}

const asMethod = ({ id: methodId, card }: MethodRow): SavedMethod => ({ methodId, card })
