import type { FormCounts, FormSummary } from '@clubhouse/contract/forms/backoffice-forms'
import type { Collection } from '@clubhouse/contract/paging'
import { formatDateTime } from '@clubhouse/domain/format'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/panel/empty-state.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { ServerTable } from '../../../ui/table/server-table.tsx'
import { ViewTabs } from '../../../ui/view-tabs/view-tabs.tsx'
import type { ClubTime } from '../../../parts/office/club-time.ts'
import { FormActions } from './form-actions.tsx'
import { cardLinkId } from './form-done.ts'
import { countIn, FORMS_VIEWS, type FormsView, viewAddress } from './forms-view.ts'
import styles from '../forms.module.css'
import { FORMS, KIND_NAMES } from '../messages.ts'

interface Props {
  list: Collection<FormSummary> & { counts: FormCounts }
  view: FormsView
  time: ClubTime
}

export function FormsList({ list, view, time }: Props) {
  const { items, total, counts } = list
  if (Object.values(counts).every((count) => count === 0)) {
    return (
      <EmptyState
        icon="form"
        action={
          <ButtonLink variant="primary" icon="plus" to="/forms/new">
            {FORMS.create}
          </ButtonLink>
        }
      >
        {FORMS.none}
      </EmptyState>
    )
  }
  return (
    <div className={styles.list}>
      <ViewTabs
        label={FORMS.show}
        views={FORMS_VIEWS.map((each) => ({
          title: viewName(each),
          to: viewAddress(each),
          count: countIn(each, counts),
          isCurrent: each === view,
        }))}
      />
      <ServerTable
        caption={FORMS.title}
        isCaptionHidden
        columns={columnsAt(time)}
        rows={items}
        total={total}
        rowKey={({ form_id }) => form_id}
        rowLink={{ path: 'forms', property: 'form_id', id: ({ form_id }) => cardLinkId(form_id) }}
        renderActions={(form) => <FormActions form={form} view={view} />}
        searchLabel={FORMS.search}
        empty={
          <EmptyState icon="filter" action={<ButtonLink to="/forms">{FORMS.showAll}</ButtonLink>}>
            {emptyWords(view, counts)}
          </EmptyState>
        }
      />
    </div>
  )
}

/** What brings the most to the top is sorted by; a name is looked for. */
const columnsAt = ({ timeZone }: ClubTime): Column<FormSummary>[] => [
  { key: 'name', header: FORMS.name, isSortable: true },
  { key: 'kind', header: FORMS.who, cell: ({ kind }) => KIND_NAMES[kind] },
  { key: 'question_count', header: FORMS.questions, align: 'end' },
  { key: 'answer_count', header: FORMS.answers, isSortable: true, align: 'end' },
  { key: 'plans', header: FORMS.usedBy, cell: ({ plans }) => <Plans names={plans} /> },
  {
    key: 'saved_at',
    header: FORMS.saved,
    isSortable: true,
    cell: ({ saved_at, saved_by }) => (
      <>
        <time dateTime={saved_at}>{formatDateTime(saved_at, timeZone)}</time>
        {saved_by && <span className={styles.by}>{saved_by}</span>}
      </>
    ),
  },
]

function Plans({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span className={styles.quiet}>{FORMS.noPlans}</span>
  return <span title={names.join(', ')}>{FORMS.plans(names)}</span>
}

function emptyWords(view: FormsView, counts: FormCounts): string {
  if (countIn(view, counts) > 0) return FORMS.noneFound
  return view === 'away' ? FORMS.noneAway : FORMS.noneFiltered
}

function viewName(view: FormsView): string {
  if (view === 'all') return FORMS.all
  return view === 'away' ? FORMS.putAway : KIND_NAMES[view]
}
