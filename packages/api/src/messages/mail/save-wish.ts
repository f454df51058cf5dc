import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { WishedKind } from '@clubhouse/domain/messages/mail/mail-kinds'
import type { Tx } from '#kernel/db/database.ts'
import { houseListsOf } from './lists.ts'
import { lottoFriends, mailOptOuts } from './tables.ts'

export interface Wisher {
  clubId: string
  userId: string
  /** Null until it is proven to be theirs. */
  email: string | null
}

/** Mails of a kind, or of one list of the club. */
export type Wish = { wanted: boolean } & ({ kind: WishedKind } | { listId: string })

/** Writes down what somebody wants of a club, as the club. Said twice it is said once. */
export async function saveWish(tx: Tx, who: Wisher, wish: Wish, now: Date): Promise<void> {
  const { clubId, userId: personId } = who
  if (wish.wanted) {
    const said = 'kind' in wish ? saidNo(tx, who, wish.kind) : ofList(personId, wish.listId)
    await tx.delete(mailOptOuts).where(and(eq(mailOptOuts.clubId, clubId), said))
    return
  }
  const no =
    'kind' in wish ? { kind: wish.kind, listId: null } : { kind: 'recurring' as const, listId: wish.listId }
  await tx
    .insert(mailOptOuts)
    .values({ clubId, personId, ...no, id: randomUUID(), createdAt: now })
    .onConflictDoNothing()
}

const ofList = (personId: string, listId: string): SQL | undefined =>
  and(eq(mailOptOuts.personId, personId), eq(mailOptOuts.listId, listId))

/** However they said no: here, or by a link of such a mail. */
function saidNo(tx: Tx, { clubId, userId, email }: Wisher, kind: WishedKind): SQL | undefined {
  const here = or(
    and(eq(mailOptOuts.personId, userId), eq(mailOptOuts.kind, kind), isNull(mailOptOuts.listId)),
    ...houseListsOf(kind).map((listId) => ofList(userId, listId)),
  )
  switch (kind) {
    case 'news':
    case 'reminders':
      return here
    case 'lotto': {
      if (email === null) return here
      // A friend of the lotto is known by their e-mail; it has to be proven before it says who they are.
      const asFriend = tx
        .select({ id: lottoFriends.id })
        .from(lottoFriends)
        .where(and(eq(lottoFriends.clubId, clubId), eq(lottoFriends.email, email)))
      return or(here, and(eq(mailOptOuts.kind, 'lotto-friend'), inArray(mailOptOuts.personId, asFriend)))
    }
  }
}
