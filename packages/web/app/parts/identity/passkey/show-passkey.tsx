import { useRef, useState } from 'react'
import { Form, useActionData } from 'react-router'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Row } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { askForPasskey } from './ask-for-passkey.ts'
import { SHOW_PASSKEY } from './messages.ts'
import { usePasskeysHere } from './use-passkeys-here.ts'

interface Props {
  title: string
  lead: string
  to: string
  hasPasskey: boolean
}

/** The page on which somebody shows a passkey, or finds the way to one. */
export const ShowPasskey = ({ title, lead, to, hasPasskey }: Props) => (
  <OfficePage title={title} lead={lead}>
    {hasPasskey ? <Ask to={to} /> : <HowToAdd to={to} />}
  </OfficePage>
)

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

  if (isHydrated && !isHere) return <p>{SHOW_PASSKEY.notHere}</p>
  return (
    <Form method="post" action={`/prove?to=${encodeURIComponent(to)}`} className={settings.form}>
      <FormMessage text={isNotUsed ? SHOW_PASSKEY.notUsed : (answer?.formError ?? null)} />
      <input type="hidden" name="assertion" ref={assertion} defaultValue="" />
      <Row>
        <Button variant="primary" icon="key" loading={isAsking} onClick={() => void ask()}>
          {SHOW_PASSKEY.use}
        </Button>
      </Row>
    </Form>
  )
}

function HowToAdd({ to }: { to: string }) {
  const way = `/security/passkey?${new URLSearchParams({ to })}`
  return (
    <EmptyState icon="key" action={<ButtonLink to={way}>{SHOW_PASSKEY.add}</ButtonLink>}>
      {SHOW_PASSKEY.how}
    </EmptyState>
  )
}
