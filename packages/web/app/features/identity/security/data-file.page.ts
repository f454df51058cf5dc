import { redirect } from 'react-router'
import { downloadData } from '@clubhouse/contract/people/member-privacy'
import { readFormFields } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { SECURITY } from './messages.ts'
import { readProof } from '#parts/identity/proof/read-proof.ts'
import { memberAction } from '#lib/page/handlers.ts'

/** There is nothing to read here: the form that leads here is on the page before. */
export function loader(): never {
  throw redirect('/security/download')
}

/** What is said of a refusal on the page that asked. */
const WORDS: Record<number, string> = { 422: 'password', 429: 'often', 403: 'again' }

/** The file itself, as an answer to the browser's own form: the page it was asked from stays where it is. */
export const action = memberAction(async ({ call, page, request }) => {
  const fields = await readFormFields(request)
  try {
    const { filename, bytes } = await call(downloadData, { body: readProof(page, request, fields) })
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${filename}"`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    const { status } = refusedBy(error, page, SECURITY.failed)
    return redirect(`/security/download?wrong=${WORDS[status] ?? 'failed'}`, 303)
  }
})
