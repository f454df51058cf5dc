import { type MetaArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#lib/page/page-meta.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { FORMS } from './messages.ts'
import { DeleteForm } from './delete-form.tsx'
import { FORMS_ROOM } from './forms-list.tsx'
import type { loadForms } from './load-forms.ts'

export { FormsError as ErrorBoundary } from '../forms-error.tsx'
export { formsAction as action } from './forms-action.ts'
export { loadForms as loader } from './load-forms.ts'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: FORMS.title, path: '/forms', isHidden: true })
}

/** FORMED-01: the forms of the club on which somebody works. */
export default function FormsPage() {
  const data = useLoaderData<typeof loadForms>()
  const { deleting } = data
  return (
    <OfficeList
      room={FORMS_ROOM}
      data={data}
      notes={deleting && <DeleteForm key={deleting.form_id} form={deleting} />}
    />
  )
}
