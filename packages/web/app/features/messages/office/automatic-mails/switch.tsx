import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AutomaticMail } from '@clubhouse/contract/messages/office/automatic-mails'
import { automaticMail } from '@clubhouse/domain/messages/automatic-mails/kinds'
import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { MAILS } from './messages.ts'

type Switched = Pick<AutomaticMail, 'kind' | 'is_on'>

export function MailSwitch({ mail }: { mail: Switched }) {
  const { formData } = useNavigation()
  return (
    <SwitchForm mail={mail}>
      <Switch
        label={automaticMail(mail.kind).name}
        isOn={mail.is_on}
        said={mail.is_on ? MAILS.on : MAILS.off}
        isBusy={formData?.get('kind') === mail.kind}
      />
    </SwitchForm>
  )
}

/** The way back, in words. */
export function UndoSwitch({ mail }: { mail: Switched }) {
  const { formData } = useNavigation()
  return (
    <SwitchForm mail={mail}>
      <Button type="submit" size="small" loading={formData?.get('kind') === mail.kind}>
        {MAILS.undo}
        <span className="visually-hidden"> {automaticMail(mail.kind).name}</span>
      </Button>
    </SwitchForm>
  )
}

interface FormProps {
  mail: Switched
  children: ReactNode
}

/** A form of its own, which needs no script. */
const SwitchForm = ({ mail: { kind, is_on: isOn }, children }: FormProps) => (
  <Form method="post" action="/mail/automatic" preventScrollReset>
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="is_on" value={String(!isOn)} />
    {children}
  </Form>
)
