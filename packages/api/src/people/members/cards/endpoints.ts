import { checkOfficeCard } from '@clubhouse/contract/people/office/members'
import { checkCard, getCardKey, listCards, listMembershipCards } from '@clubhouse/contract/people/cards'
import { notFound } from '@clubhouse/contract/refusal'
import { type Caller, isForAnotherClub } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { anyone, anyoneInPerson, member, office } from '#kernel/http/guard.ts'
import { checkedAtGate, checkedCard, isSteward, listedCards } from './check-card.ts'
import { findClubName } from './club-name.queries.ts'
import { type CardDeps, ownCards } from './own-cards.ts'

/** Whoever may stand at the gate; a queue of people is let through as fast as pages are read. */
const AT_THE_DESK = office(['people', 'teams', 'money'], { rate: 'read' })

export function cardEndpoints(deps: CardDeps): ServedEndpoint[] {
  const { db, registry } = deps
  const clubAt = (caller: Caller, slug: string): string => {
    const clubId = registry.idOf(slug)
    if (clubId === null || isForAnotherClub(caller, clubId)) throw notFound('The club')
    return clubId
  }
  return [
    serve(listMembershipCards, member('read'), async (_input, caller) => ({
      items: await ownCards(deps, caller),
    })),
    serve(checkCard, anyoneInPerson('read'), async ({ params: { club, token } }, caller) => {
      const clubId = clubAt(caller, club)
      return checkedCard(deps, caller, { clubId, clubName: await findClubName(db, clubId), token })
    }),
    serve(getCardKey, anyone('read'), async ({ params }, caller) => ({
      key: deps.keys.open(clubAt(caller, params.club)),
    })),
    serve(listCards, member('read'), async ({ params }, caller) => {
      const clubId = clubAt(caller, params.club)
      // To anybody else there is no such list.
      if (!(await isSteward(caller, clubId))) throw notFound('The list')
      return listedCards(deps, clubId)
    }),
    serve(checkOfficeCard, AT_THE_DESK, async ({ body }, caller) => {
      const { clubId } = caller.club
      return checkedAtGate(deps, caller, {
        clubId,
        clubName: await findClubName(db, clubId),
        code: body.code,
      })
    }),
  ]
}
