import { useLoaderData } from 'react-router'
import { titled } from '#lib/page/page-meta.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { FORMS } from './messages.ts'
import { DeleteForm } from './delete-form.tsx'
import { FORMS_LIST } from './forms-list.tsx'
import type { loadForms } from './load-forms.ts'

export { formsAction as action } from './forms-action.ts'
export { loadForms as loader } from './load-forms.ts'

export const meta = titled(FORMS.title)

/** FORMED-01: the forms of the club on which somebody works. */
export default function FormsPage() {
  const data = useLoaderData<typeof loadForms>()
  const { deleting } = data
  return (
    <OfficeList
      listPage={FORMS_LIST}
      data={data}
      notes={deleting && <DeleteForm key={deleting.form_id} form={deleting} />}
    />
  )
}
