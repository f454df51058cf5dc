import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { userMenu } from '@clubhouse/domain/site/content/menu'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { crossSiteUrl } from '#lib/page/cross-site-url.ts'
import { type SiteData, useSite } from '#lib/page/site-data.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../authentication.module.css'
import { actionAddress, type Frame, stepAddress } from '../frame.ts'
import { VERIFY } from '../messages.ts'
import type { ViewProps } from '../step-data.ts'

/** AUTH-68 to AUTH-72. Opening the page spends nothing: the browser posts the code, or the reader does. */
export function EmailConfirmedView({ data, frame, answer: served }: ViewProps) {
  const fetcher = useFetcher<FormAnswer>()
  const answer = fetcher.data ?? served
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)

  useEffect(() => {
    if (isSent.current || served || !form.current) return
    isSent.current = true
    void fetcher.submit(form.current)
  })

  const isPending = !answer && data.code !== null
  return (
    <div className={styles.outcome}>
      <Outcome state={isPending ? 'pending' : answer?.isDone ? 'success' : 'failure'} frame={frame} />
      {isPending && (
        <fetcher.Form ref={form} method="post" action={actionAddress(frame, 'email-confirmed')}>
          <input type="hidden" name="code" value={data.code ?? ''} />
          <noscript>
            <Button type="submit" variant="primary" size="large">
              {VERIFY.confirm}
            </Button>
          </noscript>
        </fetcher.Form>
      )}
      <WaysOn frame={frame} isPending={isPending} />
    </div>
  )
}

/** AUTH-72. Whoever is signed in has somewhere better to go; the way to sign in stays, for somebody else. */
function WaysOn({ frame, isPending }: { frame: Frame; isPending: boolean }) {
  const site = useSite()
  const isKnown = Boolean(site?.user)
  const isMain = !isPending && !isKnown
  const account = site ? accountOf(site) : null
  return (
    <div className={styles.ways}>
      {account && !isPending && (
        <ButtonLink variant="primary" size="large" to={account} wide>
          {VERIFY.goToAccount}
        </ButtonLink>
      )}
      {isKnown && !isPending && (
        <ButtonLink variant={account ? 'secondary' : 'primary'} size="large" to="/" wide>
          {site?.account ? VERIFY.goOn(site.account.name) : VERIFY.goOnHere}
        </ButtonLink>
      )}
      <ButtonLink
        variant={isMain ? 'primary' : 'quiet'}
        size={isMain ? 'large' : 'medium'}
        to={stepAddress(frame, 'check-email')}
        wide
      >
        {VERIFY.goToSignIn}
      </ButtonLink>
    </div>
  )
}

/** Where a member's own pages are, as the menu of the club's site has it. */
function accountOf({ account, user, ...site }: SiteData): string | null {
  if (!account || !user) return null
  const openRooms = new Set(site.rooms)
  const menu = userMenu({ firstName: user.first_name, roles: user.roles }, openRooms)
  const isMember = menu.kind === 'user' && menu.entries.some(({ action }) => action === 'my-account')
  return isMember ? crossSiteUrl('myaccount', { ...site, account, user, openRooms }) : null
}

const ICONS = { pending: 'spinner', success: 'success', failure: 'warning' } as const

function Outcome({ state, frame }: { state: keyof typeof ICONS; frame: Frame }) {
  const { title, text } = VERIFY[state]
  // A dialog has its own heading already.
  const Heading = frame.kind === 'page' ? 'h1' : 'h3'
  return (
    <div role={state === 'failure' ? 'alert' : 'status'} className={styles.outcomeWords} data-state={state}>
      <Icon name={ICONS[state]} />
      <Heading className={styles.outcomeTitle}>{title}</Heading>
      <p>{text}</p>
    </div>
  )
}
