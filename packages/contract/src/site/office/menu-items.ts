import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, wholeListQuery } from '../../paging.ts'
import { DraftState, OnRevision } from './drafts.ts'
import { SiteMenuItem } from './site-draft.ts'
import { SITE_LIMITS } from './site-limits.ts'

/** OPEN-120: the menu of the draft, one entry at a time. Visitors see it when the site is published. */

/** Position in the menu, counted from 1. */
const Position = z.number().int().min(1).max(SITE_LIMITS.menuItems)
export const OfficeMenuItem = SiteMenuItem.extend({ position: Position })
export type OfficeMenuItem = z.infer<typeof OfficeMenuItem>

export const MenuItemsQuery = wholeListQuery(['position', 'title', 'type'])
export type MenuItemsQuery = z.infer<typeof MenuItemsQuery>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofItem = { ...office, params: z.object({ menu_item_id: z.uuid() }) } as const
const Written = SiteMenuItem.omit({ menu_item_id: true })
/** The changed entry, and the draft state that the next change is based on. */
const Changed = z.object({ item: OfficeMenuItem, state: DraftState })

export const listMenuItems = endpoint('GET /backoffice/menu-items', {
  ...office,
  name: 'listMenuItems',
  summary: 'The menu of the draft, hidden entries too',
  query: MenuItemsQuery,
  reply: collectionOf(OfficeMenuItem).extend({ state: DraftState }),
})

export const createMenuItem = endpoint('POST /backoffice/menu-items', {
  ...office,
  name: 'createMenuItem',
  summary: 'A new entry in the menu of the draft, the last unless a position is named',
  body: OnRevision.extend({ item: Written, position: Position.optional() }),
  reply: Changed,
})

export const getMenuItem = endpoint('GET /backoffice/menu-items/{menu_item_id}', {
  ...ofItem,
  name: 'getMenuItem',
  summary: 'An entry in the menu of the draft',
  reply: Changed,
})

export const changeMenuItem = endpoint('PATCH /backoffice/menu-items/{menu_item_id}', {
  ...ofItem,
  name: 'changeMenuItem',
  summary: 'Changes or moves an entry in the menu of the draft',
  body: OnRevision.extend({ item: Written.optional(), position: Position.optional() }),
  reply: Changed,
})

export const deleteMenuItem = endpoint('DELETE /backoffice/menu-items/{menu_item_id}', {
  ...ofItem,
  name: 'deleteMenuItem',
  summary: 'Takes an entry out of the menu of the draft',
  query: z.object({ base_revision: z.coerce.number().int().min(0) }),
  reply: z.object({ deleted: z.literal(true), state: DraftState }),
})
