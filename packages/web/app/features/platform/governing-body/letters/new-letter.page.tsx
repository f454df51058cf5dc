import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { listMessageClubs, sendBodyMessage } from '@clubhouse/contract/platform/governing-body/messages'
import { DONE } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import { lettersOf, previewOf, wrongIn, type LetterAnswer } from './letter-fields.ts'
import { LetterForm } from './letter-form.tsx'
import { LETTERS, PREVIEW, WRITE } from './messages.ts'
export const loader = memberLoader(async ({ call, user, search }) => {
  const { items, reply_to: last } = await call(listMessageClubs, {})
  // Those that were ticked in the list of clubs.
  const ticked = search.getAll('on')
  return { clubs: items, replyTo: last ?? user.email, ticked, messageId: crypto.randomUUID() }
})

/** Shows who would get it, and sends it once that was looked at. */
export const action = memberAction(async ({ call, page, request }) => {
  const form = await readForm(request)
  const { field } = readFields(form)
  const { message, values } = lettersOf(form)
  const errors = wrongIn(readFields(form))
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  try {
    const { items } = await call(listMessageClubs, {})
    const preview = previewOf(message, items)
    const isAsked = field('intent') === 'send'
    if (!isAsked || field('seen') !== preview.seen) {
      const formError = isAsked ? PREVIEW.changed : null
      return data<LetterAnswer>({ ...DONE, formError, values, preview })
    }
    await call(sendBodyMessage, { body: message })
    return redirect(`/messages/${message.message_id}`, 303)
  } catch (error) {
    const refused = refusedBy(error, page, WRITE.failed)
    return answerWith({ errors: refused.errors, formError: refused.message, values }, refused.status)
  }
})

export const meta = titled(WRITE.title)

export default function NewLetterPage() {
  const { clubs, ...given } = useLoaderData<typeof loader>()
  const served = useActionData<LetterAnswer>()
  return (
    <OfficePage back={{ to: '/messages', label: LETTERS.title }} title={WRITE.title} lead={WRITE.lead}>
      {clubs.length === 0 ? (
        <EmptyState icon="send">{WRITE.none}</EmptyState>
      ) : (
        <LetterForm clubs={clubs} served={served} {...given} />
      )}
    </OfficePage>
  )
}
