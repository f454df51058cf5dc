import { Link, useActionData, useLoaderData, useLocation } from 'react-router'
import { Crest } from '../../lib/crest.tsx'
import type { FormAnswer } from '../../lib/form/form-answer.ts'
import { useSite } from '../../lib/site-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './authentication.module.css'
import { closeAddress, frameOf } from './frame.ts'
import { COMMON } from './messages.ts'
import type { StepData } from './step-data.ts'
import { StepView } from './step-view.tsx'
import { titleOf } from './titles.ts'

/** A step as a page of its own. */
export function AuthenticationPage() {
  const data = useLoaderData<StepData>()
  const answer = useActionData<FormAnswer>()
  const site = useSite()
  const frame = frameOf(useLocation())
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        {site?.account && (
          <span className={styles.plate}>
            <Crest club={site.account} cdnHost={site.cdnHost} priority="eager" />
          </span>
        )}
        <h1 className={styles.title}>{titleOf(data.step, site?.site ?? 'club')}</h1>
        {/* Two steps may draw the same form: each begins anew. */}
        <StepView key={data.step} data={data} frame={frame} answer={answer} />
      </section>
      <Link className={styles.leave} to={closeAddress(frame)}>
        <Icon name="arrow-left" />
        {COMMON.leave}
      </Link>
    </div>
  )
}
