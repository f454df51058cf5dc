import {
  type FormVersion,
  getForm,
  getFormVersion,
  listFormVersions,
  type SavedForm,
} from '@clubhouse/contract/people/office/forms'
import { type Difference, formDifference } from '@clubhouse/domain/people/forms/versions/form-difference'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import type { AccountHeader } from '#parts/office/require-club.ts'

/** So many versions on a page: each is compared with the one before. */
const PER_PAGE = 8

export interface HistoryEntry extends FormVersion {
  /** Null for the first version, which came from nothing. */
  differences: Difference[] | null
}

export interface History {
  form: Pick<SavedForm, 'form_id' | 'name' | 'version' | 'kind'>
  entries: HistoryEntry[]
  /** The version with which the next page begins. */
  olderFrom: number | null
}

export async function loadHistory(
  page: PageContext,
  headers: AccountHeader,
  formId: string,
  from: number | null,
): Promise<History> {
  const params = { form_id: formId }
  const [form, { items }] = await Promise.all([
    page.call(getForm, { params, headers }),
    page.call(listFormVersions, { params, headers }),
  ])
  const begun = items.filter(({ version }) => from === null || version <= from)
  const shown = begun.slice(0, PER_PAGE)
  const whole = await Promise.all(
    begun
      .slice(0, PER_PAGE + 1)
      .map(({ version }) => page.call(getFormVersion, { params: { ...params, version }, headers })),
  )
  const { form_id, name, version, kind } = form
  return {
    form: { form_id, name, version, kind },
    entries: shown.map((entry, at) => {
      const [after, before] = [whole[at], whole[at + 1]]
      return { ...entry, differences: after && before ? formDifference(before, after) : null }
    }),
    olderFrom: begun[PER_PAGE]?.version ?? null,
  }
}
