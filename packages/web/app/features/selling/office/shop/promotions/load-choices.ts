import { listPrizeDraws } from '@clubhouse/contract/selling/office/lottery'
import { listLottos } from '@clubhouse/contract/selling/office/lottos'
import { listOfficeShopItems } from '@clubhouse/contract/selling/office/shop-items'
import type { Asking } from '#parts/office/record/save-record.ts'
import type { Option } from '#ui/field/select.tsx'
import { PROMOTIONS } from './messages.ts'

const ALL = { per_page: 100 }

/** PROMO-03, PROMO-04, PROMO-05: what can be put forward. */
export async function productChoices({ page, headers }: Asking): Promise<Option[]> {
  const [lottos, draws, items] = await Promise.all([
    page.call(listLottos, { headers, query: ALL }),
    page.call(listPrizeDraws, { headers, query: ALL }),
    page.call(listOfficeShopItems, { headers, query: { ...ALL, state: 'shown' } }),
  ])
  const group = (name: string, things: readonly { id: string; name: string }[]) =>
    things.map(({ id: value, name: label }) => ({ value, label, group: name }))
  return [
    ...group(PROMOTIONS.lotto, lottos.items.map(ofLottery)),
    ...group(PROMOTIONS.draws, draws.items.map(ofLottery)),
    ...group(
      PROMOTIONS.items,
      items.items.map(({ item_id: id, name }) => ({ id, name })),
    ),
  ]
}

const ofLottery = ({ lottery_id: id, name }: { lottery_id: string; name: string }) => ({ id, name })
