import { type LoaderFunctionArgs, redirect } from 'react-router'
import { copyPersonData } from '@clubhouse/contract/people/office/person-requests'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { readProof } from '#parts/identity/proof/read-proof.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { REQUESTS } from './messages.ts'

/** There is nothing to read here: the form that leads here is on the page before. */
export function loader({ params: { id = '' } }: LoaderFunctionArgs): never {
  throw redirect(`/members/${id}/copy`)
}

/** The file itself, as an answer to the browser’s own form. */
export const action = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const fields = readFields(await readForm(request))
  try {
    const { filename, bytes } = await call(copyPersonData, {
      headers,
      params: { member_id: id },
      body: { ...readProof(page, request, fields), note: fields.field('note') },
    })
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${filename}"`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    const { status, errors } = refusedBy(error, page, REQUESTS.notDone)
    const wrong = errors['note'] ? 'note' : status === 422 ? 'password' : status === 429 ? 'often' : 'failed'
    return redirect(`/members/${id}/copy?wrong=${wrong}`, 303)
  }
})
