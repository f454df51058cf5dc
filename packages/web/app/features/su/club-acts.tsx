import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { PlatformClubPage } from '@clubhouse/contract/platform/clubs'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { FormAnswer } from '../../lib/form/form-answer.ts'
import { FormMessage } from '../../lib/form/form-message.tsx'
import type { SiteData } from '../../lib/page/site-data.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { CLUB } from './messages.ts'
import styles from './su.module.css'

interface Props {
  club: PlatformClubPage
  site: SiteData
  isEntered: boolean
  answer: FormAnswer | null
}

/** Going into the club, and switching it off and on: each says what it does, and asks why. */
export function ClubActs({ club, site, isEntered, answer }: Props) {
  const to = (act: string) => (answer?.values['act'] === act ? answer : null)
  return (
    <>
      <Act title={CLUB.enter} lead={CLUB.enterLead} answer={to('enter')} act="enter" why={CLUB.why}>
        {CLUB.enterNow}
      </Act>
      {isEntered && (
        <p role="status">
          {CLUB.entered} <a href={wayIn(site, club.slug)}>{CLUB.go}</a>
        </p>
      )}
      {club.is_suspended ? (
        <Form method="post">
          <FormMessage text={to('reactivate')?.formError ?? null} />
          <Button type="submit" name="act" value="reactivate">
            {CLUB.reactivate}
          </Button>
        </Form>
      ) : (
        <Act
          {...{ title: CLUB.suspend, lead: CLUB.suspendLead, act: 'suspend', why: CLUB.whyOff }}
          answer={to('suspend')}
        >
          {CLUB.suspendNow}
        </Act>
      )}
    </>
  )
}

interface ActProps {
  title: string
  lead: string
  act: string
  why: string
  answer: FormAnswer | null
  children: ReactNode
}

function Act({ title, lead, act, why, answer, children }: ActProps) {
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <Form method="post" className={styles.form} noValidate>
        <FormMessage text={answer?.formError ?? null} />
        <TextField
          label={why}
          name="reason"
          autoComplete="off"
          maxLength={300}
          defaultValue={answer?.values['reason'] ?? ''}
          error={answer?.errors['reason']}
        />
        <Button type="submit" name="act" value={act} variant={act === 'suspend' ? 'danger' : 'primary'}>
          {children}
        </Button>
      </Form>
    </section>
  )
}

/** A link and not a form's answer: a form of ours may not lead to another site (form-action). */
function wayIn(site: SiteData, club: string): string {
  const way = new URL('/authentication/continue', siteOrigin({ type: 'backoffice' }, site))
  way.search = new URLSearchParams({ from: 'su', club, path: '/' }).toString()
  return way.href
}
