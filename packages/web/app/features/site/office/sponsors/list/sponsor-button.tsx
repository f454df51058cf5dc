import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { SponsorSummary } from '@clubhouse/contract/site/office/sponsors'
import { Button, type ButtonVariant } from '#ui/button/button.tsx'
import type { IconName } from '#ui/icon/icon.tsx'
import type { Intent } from './sponsors-action.ts'

interface Props {
  intent: Intent
  sponsor: Pick<SponsorSummary, 'sponsor_id' | 'name'>
  variant?: ButtonVariant
  icon: IconName
  children: ReactNode
}

export function SponsorButton({ intent, sponsor, variant = 'quiet', icon, children }: Props) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === intent && formData.get('sponsor_id') === sponsor.sponsor_id
  return (
    <Form method="post" action="/sponsors" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="sponsor_id" value={sponsor.sponsor_id} />
      <Button type="submit" size="small" variant={variant} icon={icon} loading={isBusy}>
        {children}
        <span className="visually-hidden"> {sponsor.name}</span>
      </Button>
    </Form>
  )
}
