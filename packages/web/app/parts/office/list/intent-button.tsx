import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button, type ButtonVariant } from '../../../ui/button/button.tsx'
import type { IconName } from '../../../ui/icon/icon.tsx'
import { shownAs } from './list-page.ts'

interface Props {
  id?: string
  path: string
  intent: string
  /** The rows it is done to; none for what is made anew. */
  on?: readonly string[]
  /** What their row showed (`OfficeListPage.shown`). */
  shown?: string | undefined
  variant?: ButtonVariant
  size?: 'small' | 'medium'
  icon?: IconName
  children: ReactNode
}

/** One thing done from the list: a form of its own, so it works before and without a script. The list stays as it was searched. */
export function IntentButton({
  id,
  path,
  intent,
  on = [],
  shown,
  variant = 'quiet',
  size = 'small',
  icon,
  children,
}: Props) {
  const { formData } = useNavigation()
  const { search } = useLocation()
  const isBusy = formData?.get('intent') === intent && formData.get('on') === (on[0] ?? null)
  return (
    <Form method="post" action={`${path}${search}`} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {on.map((each) => (
        <input key={each} type="hidden" name="on" value={each} />
      ))}
      {shown !== undefined && <input type="hidden" name={shownAs(on[0])} value={shown} />}
      <Button id={id} type="submit" size={size} variant={variant} loading={isBusy} {...(icon && { icon })}>
        {children}
      </Button>
    </Form>
  )
}
