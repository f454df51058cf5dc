import type { OfficeHome } from '@clubhouse/contract/backoffice/home'
import type { OfficeFinds } from '@clubhouse/contract/backoffice/search'
import { holds, rightsOf, type Standing } from '@clubhouse/domain/office/offices'

/** What everybody in the back office may ask for is answered with what their office reaches (ADR 040). */
export function homeFor(standing: Standing, home: OfficeHome): OfficeHome {
  const { to_do: toDo } = home
  const nothing = { count: 0, oldest_at: null }
  const hasMoney = holds(standing, ['money'])
  const hasContent = holds(standing, ['content'])
  return {
    ...home,
    // What a new club does once is for who runs the whole of it.
    setup: rightsOf(standing) === null ? home.setup : [],
    to_do: {
      failed_payments: hasMoney ? toDo.failed_payments : { count: 0, amount: 0, oldest_due_on: null },
      waiting_orders: hasMoney ? toDo.waiting_orders : { ...nothing, amount: 0 },
      messages: holds(standing, ['mail']) ? toDo.messages : nothing,
      webhooks_off: holds(standing, ['settings']) ? toDo.webhooks_off : { count: 0 },
      drafts: hasContent ? toDo.drafts : { count: 0, newest: null },
      scheduled: hasContent ? toDo.scheduled : { count: 0, next: null },
    },
    next_draw: holds(standing, ['fundraising']) ? home.next_draw : null,
    takings: hasMoney ? home.takings : null,
  }
}

export const findsFor = (standing: Standing, finds: OfficeFinds): OfficeFinds => ({
  people: holds(standing, ['people']) ? finds.people : [],
  articles: holds(standing, ['content']) ? finds.articles : [],
  forms: holds(standing, ['catalogue']) ? finds.forms : [],
})
