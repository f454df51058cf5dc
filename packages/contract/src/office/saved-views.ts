import { z } from 'zod'
import { AccountHeader, endpoint } from '../endpoint.ts'
import { SAVED_VIEW_LIMITS } from './saved-view-limits.ts'

/** Saved views of back office lists, per admin and club. */

const Room = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(40)

const facts = {
  name: z.string().trim().min(1, 'Give the view a name').max(SAVED_VIEW_LIMITS.name),
  /** What stands in the address of the list, without the page. */
  query: z.string().max(SAVED_VIEW_LIMITS.query),
}

export const SavedView = z.object({ view_id: z.uuid(), room: Room, ...facts })
export type SavedView = z.infer<typeof SavedView>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofView = { ...office, params: z.object({ view_id: z.uuid() }) } as const

export const listSavedViews = endpoint('GET /backoffice/saved-views', {
  ...office,
  name: 'listSavedViews',
  summary: 'The views of a list that the caller has saved, in their order',
  query: z.object({ room: Room }),
  reply: z.object({ items: z.array(SavedView) }),
})

export const createSavedView = endpoint('POST /backoffice/saved-views', {
  ...office,
  name: 'createSavedView',
  summary: 'Saves a view of a list',
  body: z.object({ room: Room, ...facts }),
  reply: SavedView,
})

export const changeSavedView = endpoint('PATCH /backoffice/saved-views/{view_id}', {
  ...ofView,
  name: 'changeSavedView',
  summary: 'Renames a view, or has it show something else',
  body: z.object({ name: facts.name.optional(), query: facts.query.optional() }),
  reply: SavedView,
})

export const deleteSavedView = endpoint('DELETE /backoffice/saved-views/{view_id}', {
  ...ofView,
  name: 'deleteSavedView',
  summary: 'Removes a saved view',
  reply: z.object({ deleted: z.literal(true) }),
})
