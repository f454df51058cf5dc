import { useRef, useState } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { showPasskey } from '@clubhouse/contract/identity/passkeys'
import { getSecurity } from '@clubhouse/contract/member-security'
import { returnPath } from '@clubhouse/domain/web/redirects'
import type { FormAnswer } from '../../lib/form/form-answer.ts'
import { FormMessage } from '../../lib/form/form-message.tsx'
import { readFormFields } from '../../lib/form/read-form.ts'
import { answerWith, refusedBy } from '../../lib/form/refused.ts'
import { asRouteError } from '../../lib/page/api.ts'
import { askedAddress, pageContext } from '../../lib/page/page-context.ts'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { useHydrated } from '../../lib/visit/use-hydrated.ts'
import { requireClub } from '../../parts/office/require-club.ts'
import settings from '../../parts/office/settings/settings.module.css'
import { askForPasskey } from '../../parts/passkey/ask-for-passkey.ts'
import { readPasskey } from '../../parts/passkey/passkey-ticket.ts'
import { usePasskeysHere } from '../../parts/passkey/use-passkeys-here.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/panel/empty-state.tsx'
import { PROVE } from './messages.ts'

export { OfficeError as ErrorBoundary } from '../../parts/office/office-error.tsx'

const toOf = (request: Request) => returnPath(askedAddress(request).searchParams.get('to'))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireClub(page, request)
  try {
    const { passkeys } = await page.call(getSecurity, {})
    return { to: toOf(request), hasPasskey: passkeys.length > 0 }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireClub(page, request)
  const { field } = await readFormFields(request)
  try {
    const body = readPasskey(page, request, field('assertion'))
    if (!body) return answerWith({ formError: PROVE.failed })
    await page.call(showPasskey, { body })
    return redirect(toOf(request), 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, PROVE.failed)
    return answerWith({ formError: message }, status)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: PROVE.title, path: '/prove', isHidden: true })
}

/** Before money and people, where the club asks for it: a passkey, or the way to one. */
export default function ProvePage() {
  const { to, hasPasskey } = useLoaderData<typeof loader>()
  return (
    <div className={settings.page}>
      <header>
        <h1 className={settings.heading}>{PROVE.title}</h1>
        <p className={settings.lead}>{PROVE.lead}</p>
      </header>
      {hasPasskey ? <Ask to={to} /> : <HowToAdd />}
    </div>
  )
}

function Ask({ to }: { to: string }) {
  const isHere = usePasskeysHere()
  const isHydrated = useHydrated()
  const answer = useActionData<FormAnswer>()
  const assertion = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [isNotUsed, setNotUsed] = useState(false)

  async function ask(): Promise<void> {
    setAsking(true)
    setNotUsed(false)
    const said = await askForPasskey()
    setAsking(false)
    if (said === null || !assertion.current) return setNotUsed(true)
    assertion.current.value = said
    assertion.current.form?.requestSubmit()
  }

  if (isHydrated && !isHere) return <p>{PROVE.notHere}</p>
  return (
    <Form method="post" action={`/prove?to=${encodeURIComponent(to)}`} className={settings.form}>
      <FormMessage text={isNotUsed ? PROVE.notUsed : (answer?.formError ?? null)} />
      <input type="hidden" name="assertion" ref={assertion} defaultValue="" />
      <div className={settings.foot}>
        <Button variant="primary" icon="key" loading={isAsking} onClick={() => void ask()}>
          {PROVE.use}
        </Button>
      </div>
    </Form>
  )
}

function HowToAdd() {
  return (
    <EmptyState icon="key" action={<ButtonLink to="/security/passkey">{PROVE.add}</ButtonLink>}>
      {PROVE.how}
    </EmptyState>
  )
}
