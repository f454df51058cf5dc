import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button, type ButtonVariant } from '../../../ui/button/button.tsx'
import type { IconName } from '../../../ui/icon/icon.tsx'
import type { Intent } from './form-done.ts'

interface Props {
  id?: string
  intent: Intent
  formId: string
  variant?: ButtonVariant
  icon?: IconName
  children: ReactNode
}

/** One thing done to one form: a form of its own, so it works before and without a script. */
export function IntentButton({ id, intent, formId, variant = 'quiet', icon, children }: Props) {
  const { formData } = useNavigation()
  // The list stays as it was searched and sorted.
  const { search } = useLocation()
  const isBusy = formData?.get('intent') === intent && formData.get('form_id') === formId
  return (
    <Form method="post" action={`/forms${search}`} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="form_id" value={formId} />
      <Button id={id} type="submit" size="small" variant={variant} loading={isBusy} {...(icon && { icon })}>
        {children}
      </Button>
    </Form>
  )
}
