import { randomUUID } from 'node:crypto'
import * as contract from '@clubhouse/contract/site/office/menu-items'
import type { SiteMenuItem } from '@clubhouse/contract/site/office/site-draft'
import { SITE_LIMITS } from '@clubhouse/contract/site/office/site-limits'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import { saveDraft } from '../drafts/port.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
import { orThrow, undoneIfRefused } from '#kernel/http/or-throw.ts'
import { listMenu } from './list-menu.ts'
import { siteKind, siteOf } from './site-kind.ts'
import { readSite } from './site-part.ts'

type Menu = readonly SiteMenuItem[]

/** OPEN-120: the menu of the draft, one entry at a time; visitors see it when the site is published. */
export function menuEndpoints({ db, now, audit }: Pick<Core, 'db' | 'now' | 'audit'>): ServedEndpoint[] {
  const read = ({ clubId }: RunningClub) => db.withClub(clubId, (tx) => readSite(tx, clubId))
  const changed = (
    { club: { clubId, userId }, ...caller }: Caller & { club: RunningClub },
    base: number,
    change: (menu: Menu) => Menu | Refusal,
  ) =>
    undoneIfRefused(db, clubId, async (tx) => {
      const { draft } = await readSite(tx, clubId)
      const menu = change(draft.menu)
      if (menu instanceof Refusal) return menu
      const content = { ...draft, menu: [...menu] }
      const writing = { caller, audit, userId, now: now() }
      const edit = { base, content }
      const refused = await saveDraft(tx, siteKind, siteOf(clubId), edit, writing, { isAct: true })
      return refused ?? readSite(tx, clubId)
    })
  const one = ({ draft, state }: Awaited<ReturnType<typeof read>>, id: string) => {
    const at = orThrow(placeOf(draft.menu, id))
    return { item: { ...at.item, position: at.index + 1 }, state }
  }

  return [
    serve(contract.listMenuItems, office('content'), async ({ query }, { club }) => {
      const { draft, state } = await read(club)
      return { ...listMenu(draft.menu, query), state }
    }),
    serve(contract.createMenuItem, office('content'), async ({ body }, caller) => {
      const item = { ...body.item, menu_item_id: randomUUID() }
      const site = await changed(caller, body.base_revision, (menu) =>
        menu.length >= SITE_LIMITS.menuItems
          ? menuFull()
          : placed(menu, item, body.position ?? menu.length + 1),
      )
      return one(site, item.menu_item_id)
    }),
    serve(contract.getMenuItem, office('content'), async ({ params }, { club }) =>
      one(await read(club), params.menu_item_id),
    ),
    serve(contract.changeMenuItem, office('content'), async ({ params, body }, caller) => {
      const id = params.menu_item_id
      const site = await changed(caller, body.base_revision, (menu) => {
        const at = placeOf(menu, id)
        if (at instanceof Refusal) return at
        return placed(without(menu, id), { ...at.item, ...body.item }, body.position ?? at.index + 1)
      })
      return one(site, id)
    }),
    serve(contract.deleteMenuItem, office('content'), async ({ params, query }, caller) => {
      const { state } = await changed(caller, query.base_revision, (menu) => {
        const at = placeOf(menu, params.menu_item_id)
        return at instanceof Refusal ? at : without(menu, params.menu_item_id)
      })
      return { deleted: true as const, state }
    }),
  ]
}

const without = (menu: Menu, id: string): Menu => menu.filter(({ menu_item_id }) => menu_item_id !== id)
/** The first place is 1; behind the end is the end. */
const placed = (menu: Menu, item: SiteMenuItem, position: number): Menu =>
  menu.toSpliced(position - 1, 0, item)

function placeOf(menu: Menu, id: string): { item: SiteMenuItem; index: number } | Refusal {
  const index = menu.findIndex(({ menu_item_id }) => menu_item_id === id)
  const item = menu[index]
  return item ? { item, index } : notFound('The menu entry')
}

const menuFull = () =>
  new Refusal(409, 'menu_full', `A menu has room for ${SITE_LIMITS.menuItems} entries. Take one out first.`)
