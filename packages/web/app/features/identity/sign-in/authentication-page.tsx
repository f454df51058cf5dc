import { Link, useActionData, useLoaderData, useLocation } from 'react-router'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { useSite } from '#lib/page/site-data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './authentication.module.css'
import { closeAddress, frameOf } from './frame.ts'
import { COMMON } from './messages.ts'
import type { StepData } from './step-data.ts'
import { StepHead } from './step-head.tsx'
import { StepView } from './step-view.tsx'
import { hasOwnHeading, titleOf } from './step-meta.ts'

/** A step as a page of its own. */
export function AuthenticationPage() {
  const data = useLoaderData<StepData>()
  const answer = useActionData<FormAnswer>()
  const site = useSite()?.site ?? 'club'
  const frame = frameOf(useLocation())
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <StepHead step={data.step} site={site} className={styles.head} />
        {!hasOwnHeading(data.step) && <h1 className={styles.title}>{titleOf(data.step, site)}</h1>}
        <div className={styles.body}>
          {/* Two steps may draw the same form: each begins anew. */}
          <StepView key={data.step} data={data} frame={frame} answer={answer} />
        </div>
      </section>
      <Link className={styles.leave} to={closeAddress(frame)}>
        <Icon name="arrow-left" />
        {COMMON.leave}
      </Link>
    </div>
  )
}
