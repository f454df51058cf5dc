import type { ReactNode } from 'react'
import { FormMessage } from '#lib/form/form-message.tsx'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { Button, type ButtonVariant } from '#ui/button/button.tsx'
import { SECURITY } from './messages.ts'

interface Props {
  /** What is to be done, and to what. */
  intent: string
  fields?: Record<string, string>
  variant?: ButtonVariant
  /** Where the label alone does not say which. */
  label?: string
  children: ReactNode
}

/** One button that does one thing: a form, so that it works before any script. */
export function ActionForm({ intent, fields = {}, variant = 'secondary', label, children }: Props) {
  const { props, formError, isBusy, ...unsent } = usePostedForm(() => ({}), undefined, {
    name: [intent, ...Object.values(fields)].join(' '),
    failed: SECURITY.failed,
    draft: null,
  })
  return (
    <form {...props} action={SECURITY.path}>
      <FormMessage text={formError} />
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} loading={isBusy} aria-label={label}>
        {children}
      </Button>
      <UnsentForm {...unsent} />
    </form>
  )
}
