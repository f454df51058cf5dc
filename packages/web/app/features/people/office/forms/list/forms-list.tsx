import type { FormSummary } from '@clubhouse/contract/people/office/forms'
import { FORM_KINDS } from '@clubhouse/contract/people/form-words'
import { Sub, When } from '#parts/office/list/cells.tsx'
import { listAddressWith } from '#parts/office/list/list-address.ts'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import styles from '../forms.module.css'
import { KIND_NAMES } from '../messages.ts'
import { FORMS } from './messages.ts'

const isAway = ({ archived_at: at }: FormSummary) => at !== null
const isUsed = ({ plans }: FormSummary) => plans.length > 0

/** FORMED-01: the forms of the club on which somebody works. */
export const FORMS_LIST: OfficeListPage<FormSummary> = {
  key: 'forms',
  path: '/forms',
  title: FORMS.title,
  lead: FORMS.lead,
  search: FORMS.search,
  create: { label: FORMS.create, to: '/forms/new' },
  none: { icon: 'form', words: FORMS.none },
  noneIn: (view) => (view === 'away' ? FORMS.noneAway : FORMS.noneFiltered),
  id: ({ form_id }) => form_id,
  name: ({ name }) => name,
  rowPath: ({ form_id }) => `/forms/${form_id}`,
  /** What brings the most to the top is sorted by; a name is looked for. */
  columns: [
    { key: 'name', header: FORMS.name, isSortable: true },
    { key: 'kind', header: FORMS.who, place: 'middle', cell: ({ kind }) => KIND_NAMES[kind] },
    { key: 'question_count', header: FORMS.questions, align: 'end', isSpare: true },
    {
      key: 'answer_count',
      header: FORMS.answers,
      isSortable: true,
      align: 'end',
      place: 'top-end',
      isNamed: true,
    },
    { key: 'plans', header: FORMS.usedBy, place: 'foot', cell: ({ plans }) => <Plans names={plans} /> },
    {
      key: 'saved_at',
      header: FORMS.saved,
      isSortable: true,
      place: 'foot-end',
      cell: ({ saved_at: at, saved_by: by }, time) => (
        <>
          <When at={at} time={time} />
          {by && <Sub>{by}</Sub>}
        </>
      ),
    },
  ],
  views: [
    {
      name: 'all',
      title: FORMS.all,
      query: { archived: 'false' },
      count: (counts) => FORM_KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0),
    },
    ...FORM_KINDS.map((kind) => ({
      name: kind,
      title: KIND_NAMES[kind],
      query: { kind, archived: 'false' },
    })),
    {
      name: 'away',
      title: FORMS.putAway,
      query: { archived: 'true' },
      count: ({ archived = 0 }) => archived,
    },
  ],
  actions: [
    {
      intent: 'history',
      label: FORMS.history,
      icon: 'history',
      to: ({ form_id }) => `/forms/${form_id}/history`,
    },
    { intent: 'copy', label: FORMS.copy, icon: 'copy' },
    { intent: 'back', label: FORMS.back, icon: 'undo', isBulk: true, when: isAway },
    {
      intent: 'away',
      label: FORMS.away,
      icon: 'box',
      isBulk: true,
      when: (form) => !isAway(form) && !isUsed(form),
      undo: { intent: 'back', said: FORMS.wasPutAway, foundBy: { archived: 'true' } },
    },
    {
      // Asked above the list, at an address of its own: that needs no script.
      intent: 'delete',
      label: FORMS.delete,
      icon: 'trash',
      when: (form) => !isUsed(form) && form.answer_count === 0,
      to: ({ form_id }, search) =>
        listAddressWith('/forms', new URLSearchParams(search), { delete: form_id }),
    },
  ],
  hasCsv: true,
}

function Plans({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span className={styles.quiet}>{FORMS.noPlans}</span>
  return <span title={names.join(', ')}>{FORMS.plans(names)}</span>
}
