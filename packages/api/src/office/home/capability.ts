import { getOfficeHome } from '@clubhouse/contract/office/home'
import { getOfficeWaiting } from '@clubhouse/contract/office/waiting'
import { searchOffice } from '@clubhouse/contract/office/search'
import { notFound } from '@clubhouse/contract/refusal'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { findsFor, homeFor, waitingFor } from './by-right.ts'
import { readHome } from './home.queries.ts'
import { searchClub } from './search.queries.ts'
import { readWaiting } from './waiting.queries.ts'

/** What the frame of the back office asks: the first page, and what the palette finds. */
export const officeHomeCapability = ({ db, now }: Pick<Core, 'db' | 'now'>): Capability => ({
  name: 'office-home',
  endpoints: [
    serve(getOfficeHome, office('anybody'), async (_, { club, member }) => {
      const home = await db.withClub(club.clubId, (tx) => readHome(tx, club, now()))
      if (!home) throw notFound('The account')
      return homeFor({ club, member }, home)
    }),
    serve(getOfficeWaiting, office('anybody'), async (_, { club, member }) =>
      waitingFor(
        { club, member },
        await db.withClub(club.clubId, (tx) => readWaiting(tx, club.clubId, now()), { isOneStatement: true }),
      ),
    ),
    // As fast as somebody types, and dearer than a list: it looks through every name.
    serve(searchOffice, office('anybody', { rate: 'render' }), async ({ query }, { club, member }) => {
      const finds = await db.withClub(club.clubId, (tx) => searchClub(tx, club.clubId, query.q, now()))
      return findsFor({ club, member }, finds)
    }),
  ],
})
