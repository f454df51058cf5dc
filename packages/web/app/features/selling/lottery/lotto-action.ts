import { readForm } from '#lib/form/read-form.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { buy } from '#parts/selling/buying/buy.ts'
import { lottoItem } from './items-in-form.ts'
import { saveLimits } from '#parts/selling/lottery/save-limits.ts'
import { publicAction } from '#lib/page/handlers.ts'
import { tellFriend } from './play/tell-friend.ts'

/** Everything that can be sent from the page of a lotto. */
export const lottoAction = publicAction(async ({ page, request }) => {
  const form = await readForm(request)
  const intent = form.get('intent')
  if (intent === 'limit' || intent === 'break') return saveLimits(page, request, form, clubOf(page))
  if (intent === 'friend') return tellFriend(page, request, form)
  return buy(page, request, form, lottoItem(form))
})
