import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { listMessageClubs, sendBodyMessage } from '@clubhouse/contract/platform/governing-body/messages'
import { DONE, type FormAnswer } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { BodyError } from '../body-error.tsx'
import { lettersOf, type Preview, previewOf, wrongIn } from './letter-fields.ts'
import { LetterForm } from './letter-form.tsx'
import { LETTERS, PREVIEW, WRITE } from './messages.ts'

export { BodyError as ErrorBoundary }

export interface LetterAnswer extends FormAnswer {
  preview?: Preview
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const user = await requireUser(page, request)
  try {
    const { items, reply_to: last } = await page.call(listMessageClubs, {})
    // Those that were ticked in the list of clubs.
    const ticked = askedAddress(request).searchParams.getAll('on')
    return { clubs: items, replyTo: last ?? user.email, ticked, messageId: crypto.randomUUID() }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

/** Shows who would get it, and sends it once that was looked at. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const form = await readForm(request)
  const { field } = readFields(form)
  const { message, values } = lettersOf(form)
  const errors = wrongIn(readFields(form))
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  try {
    const { items } = await page.call(listMessageClubs, {})
    const preview = previewOf(message, items)
    const isAsked = field('intent') === 'send'
    if (!isAsked || field('seen') !== preview.seen) {
      const formError = isAsked ? PREVIEW.changed : null
      return data<LetterAnswer>({ ...DONE, formError, values, preview })
    }
    await page.call(sendBodyMessage, { body: message })
    return redirect(`/messages/${message.message_id}`, 303)
  } catch (error) {
    const refused = refusedBy(error, page, WRITE.failed)
    return answerWith({ errors: refused.errors, formError: refused.message, values }, refused.status)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: WRITE.title, path: '/messages/new', isHidden: true })
}

export default function NewLetterPage() {
  const { clubs, ...given } = useLoaderData<typeof loader>()
  const served = useActionData<LetterAnswer>()
  return (
    <div className={settings.page}>
      <header>
        <Link to="/messages" className={settings.back}>
          <Icon name="arrow-left" />
          {LETTERS.title}
        </Link>
        <h1 className={settings.heading}>{WRITE.title}</h1>
        <p className={settings.lead}>{WRITE.lead}</p>
      </header>
      {clubs.length === 0 ? (
        <EmptyState icon="send">{WRITE.none}</EmptyState>
      ) : (
        <LetterForm clubs={clubs} served={served} {...given} />
      )}
    </div>
  )
}
