import * as contract from '@clubhouse/contract/office/saved-views'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { changeView, createView, deleteView, listViews } from './saved-views.ts'

const tooMany = () =>
  new Refusal(409, 'too_many_views', 'That’s as many views as fit. Delete one you don’t need any more.')

function savedViewEndpoints({ db, now }: Pick<Core, 'db' | 'now'>): ServedEndpoint[] {
  return [
    serve(contract.listSavedViews, office('anybody'), ({ query }, { club }) =>
      db.withClub(club.clubId, async (tx) => ({ items: await listViews(tx, club, query.room) })),
    ),
    serve(contract.createSavedView, office('anybody'), async ({ body }, { club }) => {
      const made = await db.withClub(club.clubId, (tx) => createView(tx, club, body, now()))
      if (!made) throw tooMany()
      return made
    }),
    serve(contract.changeSavedView, office('anybody'), async ({ params, body }, { club }) => {
      const view = await db.withClub(club.clubId, (tx) => changeView(tx, club, params.view_id, body))
      if (!view) throw notFound('The view')
      return view
    }),
    serve(contract.deleteSavedView, office('anybody'), async ({ params }, { club }) => {
      const isGone = await db.withClub(club.clubId, (tx) => deleteView(tx, club, params.view_id))
      if (!isGone) throw notFound('The view')
      return { deleted: true as const }
    }),
  ]
}

export const savedViewsCapability = (core: Core): Capability => ({
  name: 'saved-views',
  people: [{ table: 'saved_views', person: ['user_id'] }],
  endpoints: savedViewEndpoints(core),
})
