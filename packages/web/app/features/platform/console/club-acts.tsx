import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { PlatformClubPage } from '@clubhouse/contract/platform/clubs'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import type { SiteData } from '#lib/page/site-data.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { CLUB } from './messages.ts'
import styles from './su.module.css'

interface Props {
  club: PlatformClubPage
  site: SiteData
  isEntered: boolean
  answer: FormAnswer | null
}

/** Going into the club: it says what that does, and asks why. */
export const EnterClub = ({ club, site, isEntered, answer }: Props) => (
  <Act
    title={CLUB.enter}
    lead={CLUB.enterLead}
    answer={answer}
    act="enter"
    why={CLUB.why}
    label={CLUB.enterNow}
  >
    {isEntered && (
      <div className={styles.open} role="status">
        <p>{CLUB.entered}</p>
        <a className={styles.go} href={wayIn(site, club.slug)}>
          {CLUB.go}
          <Icon name="external" />
        </a>
      </div>
    )}
  </Act>
)

/** Off and on again. */
export const SuspendClub = ({ club, answer }: Pick<Props, 'club' | 'answer'>) =>
  club.is_suspended ? (
    <OfficeCard id="reactivate" title={CLUB.isOff}>
      <Form method="post" className={styles.act}>
        <FormMessage text={of(answer, 'reactivate')?.formError ?? null} />
        <p className={styles.lead}>{CLUB.reactivateLead}</p>
        <Button type="submit" name="act" value="reactivate" variant="primary">
          {CLUB.reactivate}
        </Button>
      </Form>
    </OfficeCard>
  ) : (
    <Act
      title={CLUB.suspend}
      lead={CLUB.suspendLead}
      act="suspend"
      why={CLUB.whyOff}
      answer={answer}
      label={CLUB.suspendNow}
    />
  )

const of = (answer: FormAnswer | null, act: string) => (answer?.values['act'] === act ? answer : null)

interface ActProps {
  title: string
  lead: string
  act: string
  why: string
  label: string
  answer: FormAnswer | null
  children?: ReactNode
}

function Act({ title, lead, act, why, label, answer, children }: ActProps) {
  const own = of(answer, act)
  return (
    <OfficeCard id={act} title={title}>
      {children}
      <Form method="post" className={styles.act} noValidate>
        <FormMessage text={own?.formError ?? null} />
        <p className={styles.lead}>{lead}</p>
        <TextField
          label={why}
          name="reason"
          autoComplete="off"
          maxLength={300}
          defaultValue={own?.values['reason'] ?? ''}
          error={own?.errors['reason']}
        />
        <Button type="submit" name="act" value={act} variant={act === 'suspend' ? 'danger' : 'primary'}>
          {label}
        </Button>
      </Form>
    </OfficeCard>
  )
}

/** A link and not a form's answer: a form of ours may not lead to another site (form-action). */
function wayIn(site: SiteData, club: string): string {
  const way = new URL('/authentication/continue', siteOrigin({ type: 'backoffice' }, site))
  way.search = new URLSearchParams({ from: 'su', club, path: '/' }).toString()
  return way.href
}
