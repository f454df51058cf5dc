import { getStore } from '@clubhouse/contract/account'
import { type FormSummary, listForms } from '@clubhouse/contract/forms/backoffice-forms'
import type { UserAccount } from '@clubhouse/contract/people'
import { formatDateTime } from '@clubhouse/domain/format'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from '../../lib/page/api.ts'

/** A form with the day of its last change, as the clock in the clubhouse shows it. */
export interface LatestForm extends Pick<FormSummary, 'form_id' | 'name' | 'answer_count' | 'saved_by'> {
  saved: string
}

/** What was worked on last; null where it could not be had. */
export async function loadLatestForms(page: PageContext, club: UserAccount): Promise<LatestForm[] | null> {
  const [forms, store] = await Promise.all([
    loadPart(
      page.call(listForms, {
        headers: { 'x-account-id': club.account_id },
        query: { per_page: 4, sort: 'saved_at', archived: 'false' },
      }),
      page,
    ),
    loadPart(page.call(getStore, { params: { club: club.slug } }), page),
  ])
  if (!forms.value || !store.value) return null
  const { time_zone: timeZone } = store.value
  return forms.value.items.map(({ form_id, name, answer_count, saved_by, saved_at }) => ({
    form_id,
    name,
    answer_count,
    saved_by,
    saved: formatDateTime(saved_at, timeZone),
  }))
}
