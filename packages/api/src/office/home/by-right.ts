import type { OfficeHome } from '@clubhouse/contract/office/home'
import type { OfficeFinds } from '@clubhouse/contract/office/search'
import type { OfficeWaiting } from '@clubhouse/contract/office/waiting'
import { rightsOf } from '@clubhouse/domain/office/offices'
import { neededToEnter } from '@clubhouse/domain/office/rights'
import { reaches, standingIn } from '#kernel/http/guard.ts'

type Asking = Parameters<typeof reaches>[0]

/** What everybody in the back office may ask for is answered with what their office, and their passkey, reaches (ADR 040). */
export function homeFor(asking: Asking, home: OfficeHome): OfficeHome {
  const { to_do: toDo } = home
  const nothing = { count: 0, oldest_at: null }
  const hasMoney = reaches(asking, ['money'])
  const hasContent = reaches(asking, ['content'])
  return {
    ...home,
    // What a new club does once is for who runs the whole of it.
    setup: rightsOf(standingIn(asking)) === null ? home.setup : [],
    to_do: {
      failed_payments: hasMoney ? toDo.failed_payments : { count: 0, amount: 0, oldest_due_on: null },
      waiting_orders: hasMoney ? toDo.waiting_orders : { ...nothing, amount: 0 },
      refund_requests: hasMoney ? toDo.refund_requests : { count: 0, amount: 0, oldest: null },
      write_offs: hasMoney ? toDo.write_offs : { count: 0, amount: 0, oldest: null },
      draws: reaches(asking, ['fundraising']) ? toDo.draws : { count: 0, oldest: null },
      messages: reaches(asking, ['mail']) ? toDo.messages : nothing,
      body_asks: reaches(asking, ['users']) ? toDo.body_asks : { count: 0, oldest: null },
      body_messages: reaches(asking, ['mail']) ? toDo.body_messages : { count: 0, newest: null },
      webhooks_off: reaches(asking, ['settings']) ? toDo.webhooks_off : { count: 0 },
      low_stock: reaches(asking, ['shop']) ? toDo.low_stock : { count: 0, fewest: null },
      drafts: hasContent ? toDo.drafts : { count: 0, newest: null },
      scheduled: hasContent ? toDo.scheduled : { count: 0, next: null },
    },
    next_draw: reaches(asking, ['fundraising']) ? home.next_draw : null,
    takings: hasMoney ? home.takings : null,
  }
}

export const findsFor = (asking: Asking, finds: OfficeFinds): OfficeFinds => ({
  people: reaches(asking, ['people']) ? finds.people : [],
  articles: reaches(asking, ['content']) ? finds.articles : [],
  forms: reaches(asking, ['catalogue']) ? finds.forms : [],
  orders: reaches(asking, ['money']) ? finds.orders : [],
  plans: reaches(asking, ['catalogue', 'money']) ? finds.plans : [],
})

/** Of a page that somebody may not open, or not without their passkey, they hear nothing. */
export const waitingFor = (asking: Asking, { entries }: OfficeWaiting): OfficeWaiting => ({
  entries: entries.filter(({ path }) => {
    const needed = neededToEnter(path)
    return needed !== null && reaches(asking, needed)
  }),
})
