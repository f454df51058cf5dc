import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '#lib/page/site-data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { originOf } from '#ui/dialog/routed-dialog-address.ts'
import styles from './authentication.module.css'
import { frameOf } from './frame.ts'
import type { StepData } from './step-data.ts'
import { StepHead } from './step-head.tsx'
import { StepView } from './step-view.tsx'
import { titleOf } from './step-meta.ts'

/** AUTH-01: the steps over whatever page somebody was on; closing leads back there. */
export default function AuthenticationDialog({ data }: { data: StepData }) {
  const location = useLocation()
  const navigate = useNavigate()
  const site = useSite()?.site ?? 'club'
  const origin = originOf(location)
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(data.step)

  // The dialog stays while its steps change: the focus must not stay with a field that is gone.
  useEffect(() => {
    if (shown.current === data.step) return
    shown.current = data.step
    const first = body.current?.querySelector<HTMLElement>('[data-autofocus]')
    ;(first ?? body.current?.closest('dialog')?.querySelector('h2'))?.focus()
  }, [data.step])

  return (
    <Dialog
      title={titleOf(data.step, site)}
      mark={<StepHead step={data.step} site={site} className={styles.dialogHead} />}
      closeTo={origin}
      onClose={() => navigate(origin, { replace: true, preventScrollReset: true })}
    >
      <div ref={body} className={styles.body}>
        <StepView key={data.step} data={data} frame={frameOf(location)} answer={undefined} />
      </div>
    </Dialog>
  )
}
