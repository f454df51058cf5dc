import { redirect } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { placeShown } from '@clubhouse/domain/places/map-rules'
import type { MapSettings, PageContext } from '@clubhouse/domain/web/page-context'
import { clubOf } from '#lib/page/page-context.ts'
import { asRouteError } from '#lib/page/api.ts'
import { cached, SHOWS_MAP } from '#lib/page/keep.ts'

export interface ContactData {
  tiles: MapSettings
}

/** CONTACT-01, ERR-12: a club that takes no messages has no such page. */
export async function loadContact(page: PageContext) {
  const account = await loadClub(page)
  if (!account.features.is_contact_enabled) throw redirect('/error')
  const data: ContactData = { tiles: page.map }
  return cached(data, placeShown(account) ? SHOWS_MAP : {})
}

async function loadClub(page: PageContext) {
  try {
    const club = clubOf(page)
    return await page.call(getStore, { params: { club } })
  } catch (error) {
    throw asRouteError(error, page)
  }
}
