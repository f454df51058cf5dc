import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AutomaticMail } from '@clubhouse/contract/messages/office/automatic-mails'
import { automaticMail } from '@clubhouse/domain/messages/automatic-mails/kinds'
import { Button } from '#ui/button/button.tsx'

interface Props {
  mail: Pick<AutomaticMail, 'kind' | 'is_on'>
  children: ReactNode
}

/** A form of its own, which needs no script. */
export function Switch({ mail: { kind, is_on: isOn }, children }: Props) {
  const { formData } = useNavigation()
  return (
    <Form method="post" action="/mail/automatic" preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="is_on" value={String(!isOn)} />
      <Button type="submit" size="small" loading={formData?.get('kind') === kind}>
        {children}
        <span className="visually-hidden"> {automaticMail(kind).name}</span>
      </Button>
    </Form>
  )
}
