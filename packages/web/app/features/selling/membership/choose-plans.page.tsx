import { useState } from 'react'
import { Link, type MetaArgs, useLoaderData } from 'react-router'
import { pageMeta, siteIn } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { useEarlyPresses } from '#lib/visit/early-presses.ts'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { publicLoader } from '#lib/page/handlers.ts'
import styles from './choose-plans.module.css'
import { loadMembership, type MembershipData } from './load-membership.ts'
import { CHOOSE } from './messages.ts'
import { MEMBERSHIP_PATH } from './paths.ts'
import { ProgrammePanel } from './programme-panel.tsx'
import { PurchaseSteps } from '#parts/selling/buying/purchase-steps.tsx'
import { useSelection } from './selection/selection-store.ts'
import { Summary } from './summary/summary.tsx'
import { useCatalogue } from './use-catalogue.ts'

export { wakesAtOnce as handle } from '#lib/wake/wakes.ts'
export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = publicLoader(({ page, request }) => loadMembership(page, new URL(request.url)))

export function meta({ matches }: MetaArgs) {
  const club = siteIn(matches)?.account?.name ?? ''
  return pageMeta(matches, {
    title: CHOOSE.title,
    description: CHOOSE.description(club),
    path: MEMBERSHIP_PATH,
  })
}

/** MEMB-03 */
export default function ChoosePlansPage() {
  const membership = useLoaderData<MembershipData>()
  return <ChoosePlans key={membership.shown} membership={membership} />
}

function ChoosePlans({ membership }: { membership: MembershipData }) {
  const { programs, shown, open, discounts, hasDiscountsFailed } = membership
  const { account, openRooms } = useClub()
  const { entries } = useSelection()
  const catalogue = useCatalogue(account.slug, membership, entries)
  const [isOpen, setOpen] = useState<Record<string, boolean>>(open ? { [open.programId]: true } : {})
  useEarlyPresses()

  function toggle(id: string): void {
    setOpen({ ...isOpen, [id]: !isOpen[id] })
    if (!isOpen[id]) catalogue.load(id)
  }

  const listed = programs.filter(({ program_id }) => shown === null || program_id === shown)
  return (
    <>
      <header className={styles.hero}>
        <div className={`container ${styles.heroInside}`}>
          <PurchaseSteps current={1} />
          {/* MEMB-07: hidden, it still tells a screen reader where it is. */}
          <h1 className={account.hide_membership_plans_heading ? 'visually-hidden' : undefined}>
            {CHOOSE.title}
          </h1>
          <p className={styles.lead}>{CHOOSE.lead}</p>
        </div>
      </header>
      <div className={`container ${styles.split}`}>
        <div className={styles.programmes}>
          <noscript>
            <p className={styles.note}>{CHOOSE.needsScript}</p>
          </noscript>
          {listed.length === 0 && (
            <div className={styles.empty}>
              <EmptyState icon="family">{CHOOSE.none}</EmptyState>
            </div>
          )}
          {listed.map((program) => (
            <ProgrammePanel
              key={program.program_id}
              program={program}
              state={catalogue.stateOf(program.program_id)}
              isOpen={isOpen[program.program_id] ?? false}
              onToggle={() => toggle(program.program_id)}
              onRetry={() => catalogue.load(program.program_id)}
            />
          ))}
          {shown !== null && programs.length > 1 && (
            <Link to={MEMBERSHIP_PATH} className={styles.all}>
              {CHOOSE.all}
            </Link>
          )}
          {account.features.is_contact_enabled && openRooms.has('contact') && (
            <p className={styles.talk}>
              {CHOOSE.moneyTight} <Link to="/contact">{CHOOSE.talk}</Link>, {CHOOSE.inConfidence}
            </p>
          )}
        </div>
        <Summary
          discounts={discounts}
          hasDiscountsFailed={hasDiscountsFailed}
          products={catalogue.products}
        />
      </div>
    </>
  )
}
