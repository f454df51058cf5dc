import { useEffect } from 'react'
import {
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
} from 'react-router'
import { mayContinue } from '@clubhouse/domain/selling/catalogue/selection'
import { mayHaveChanged } from '#lib/page/may-have-changed.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { MEMBERSHIP_PATH } from '../paths.ts'
import { PurchaseSteps } from '#parts/selling/buying/purchase-steps.tsx'
import { useSelection } from '../selection/selection-store.ts'
import styles from './details.module.css'
import { Filling } from './filling.tsx'
import { type DetailsData, loadDetails } from './load-details.ts'
import { DETAILS } from './messages.ts'

export { privateHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = ({ context }: LoaderFunctionArgs): Promise<DetailsData> =>
  loadDetails(context.get(pageContext))

/** Who is signed in decides what is known; a dialog over the page does not. */
export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs): boolean => mayHaveChanged(asked)

export const meta = titled(DETAILS.title)

/** MEMB-04: step 2. What was chosen lives in the browser, so nothing of it is shown before it has looked. */
export default function DetailsPage() {
  const data = useLoaderData<DetailsData>()
  const isInBrowser = useHydrated()
  const { user, account } = useClub()
  return (
    <>
      <header className={styles.hero}>
        <div className={`container ${styles.heroInside}`}>
          <PurchaseSteps current={2} backTo={[MEMBERSHIP_PATH]} />
          <h1 tabIndex={-1}>{account.membership_details_headline ?? DETAILS.title}</h1>
          <p className={styles.lead}>
            {user && data.family.length > 1 ? DETAILS.leadKnown : DETAILS.leadNew}
          </p>
        </div>
      </header>
      {isInBrowser ? <WithSelection data={data} /> : <Waiting />}
    </>
  )
}

/** MEMB-05: without anything to fill in, or with a bundle half filled, it goes back to choosing. */
function WithSelection({ data }: { data: DetailsData }) {
  const { items } = useSelection()
  const navigate = useNavigate()
  const mayStay = mayContinue({ items, overSold: null })
  useEffect(() => {
    if (!mayStay) void navigate(MEMBERSHIP_PATH, { replace: true })
  }, [mayStay, navigate])
  return mayStay ? <Filling data={data} /> : null
}

function Waiting() {
  return (
    <div className={`container ${styles.split}`}>
      <div className={styles.waiting}>
        <noscript>
          <p>
            {DETAILS.noScript} <Link to={MEMBERSHIP_PATH}>{DETAILS.noScriptBack}</Link>
          </p>
        </noscript>
      </div>
    </div>
  )
}
