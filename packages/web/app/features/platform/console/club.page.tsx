import { Link, redirect, useActionData, useLoaderData } from 'react-router'
import * as contract from '@clubhouse/contract/platform/clubs'
import { setPlatformFee } from '@clubhouse/contract/platform/fees'
import {
  listSettlements,
  recordSettlement,
  takeBackSettlement,
} from '@clubhouse/contract/platform/settlements'
import { FEATURES_SHOWN } from '@clubhouse/domain/site/clubs/feature-words'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { useSite } from '#lib/page/site-data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import { EnterClub, SuspendClub } from './club-acts.tsx'
import { ClubFacts, ClubPeople } from './club-facts.tsx'
import { ClubFeatures } from './club-features.tsx'
import { ClubFee } from './club-fee.tsx'
import { ClubSettled } from './club-settled.tsx'
import { AskOwner } from './club-owner.tsx'
import { CLUB } from './messages.ts'
import { readFee } from './read-fee.ts'
import { readSettlement } from './read-settlement.ts'
import styles from './su.module.css'

export const loader = memberLoader(async ({ call, request, params }) => {
  const { searchParams } = askedAddress(request)
  const of = { account_id: params['clubId'] ?? '' }
  const [club, settled] = await Promise.all([
    call(contract.getPlatformClub, { params: of }),
    call(listSettlements, { params: of }),
  ])
  const requestId = crypto.randomUUID() as string
  return {
    club,
    settled,
    requestId,
    isMade: searchParams.has('made'),
    isEntered: searchParams.has('entered'),
  }
})

export const action = memberAction(async ({ call, page, request, params }) => {
  const { field } = await readFormFields(request)
  const of = { account_id: params['clubId'] ?? '' }
  const reason = field('reason')
  const email = field('email')
  const paid = {
    amount: field('amount'),
    paid_on: field('paid_on'),
    reference: field('reference'),
    settlement_id: field('settlement_id'),
  }
  const values = { act: field('act'), reason, email, share: field('share'), fixed: field('fixed'), ...paid }
  try {
    switch (field('act')) {
      case 'enter':
        await call(contract.enterClub, { params: of, body: { reason } })
        return redirect(`/clubs/${of.account_id}?entered`, 303)
      case 'switch-on':
      case 'switch-off': {
        const name = FEATURES_SHOWN.find((each) => each === field('feature'))
        const body = name && { name, is_on: field('act') === 'switch-on' }
        if (body) await call(contract.switchClubFeature, { params: of, body })
        break
      }
      case 'fee': {
        const fee = readFee(values.share, values.fixed)
        if (!fee.ok) return answerWith({ errors: fee.errors, values, formError: null }, 422)
        await call(setPlatformFee, { params: of, body: fee.rate })
        break
      }
      case 'settle': {
        const settled = readSettlement(paid)
        if (!settled.ok) return answerWith({ errors: settled.errors, values, formError: null }, 422)
        await call(recordSettlement, { params: of, body: settled.body })
        break
      }
      case 'take-back': {
        const which = { ...of, settlement_id: paid.settlement_id }
        await page.call(takeBackSettlement, { params: which, body: { reason } })
        break
      }
      case 'ask-owner':
        await call(contract.inviteClubOwner, { params: of, body: { email } })
        break
      case 'suspend':
        await call(contract.suspendClub, { params: of, body: { reason } })
        break
      case 'reactivate':
        await call(contract.reactivateClub, { params: of })
        break
    }
    return redirect(`/clubs/${of.account_id}`, 303)
  } catch (error) {
    const { status, errors, message } = refusedBy(error, page, CLUB.failed)
    const isOfField = errors['reason'] !== undefined || errors['email'] !== undefined
    return answerWith({ errors, values, formError: isOfField ? null : message }, status)
  }
})

export const meta = titled<typeof loader>((data) => {
  const club = data?.club
  return club?.name ?? CLUB.facts
})

export default function ClubPage() {
  const { club, settled, requestId, isMade, isEntered } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const site = useSite()
  return (
    <div className={styles.page}>
      <header>
        <Link to="/" className={styles.back}>
          <Icon name="arrow-left" />
          {CLUB.back}
        </Link>
        <h1 className={styles.heading}>{club.name}</h1>
        {isMade && (
          <p role="status" className={styles.said}>
            {CLUB.made} {club.asked.map((email) => CLUB.asked(email)).join(' ')}{' '}
            <a href={club.site_url}>{CLUB.open}</a>
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ClubPeople club={club} />
          <AskOwner club={club} answer={answer ?? null} />
          <ClubFeatures club={club} />
          <SuspendClub club={club} answer={answer ?? null} />
        </div>
        <div className={styles.column}>
          <ClubFacts club={club} />
          <ClubFee club={club} answer={answer ?? null} />
          <ClubSettled
            key={`${settled.items.length} ${settled.owed}`}
            settled={settled}
            requestId={requestId}
            answer={answer ?? null}
          />
          {site && <EnterClub club={club} site={site} isEntered={isEntered} answer={answer ?? null} />}
        </div>
      </div>
    </div>
  )
}
