import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { data, Form, useActionData, useSubmit } from 'react-router'
import { SHOWS_HEADER } from '@clubhouse/domain/web/page-context'
import { titled } from '#lib/page/page-meta.ts'
import { Camera, canScan } from '#parts/people/gate/camera.tsx'
import { VerdictCard } from '#parts/people/gate/verdict-card.tsx'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { CHECK } from '../messages.ts'
import type { CardAnswer } from './check-card-action.ts'
import styles from './check-card.module.css'

export { checkCardAction as action } from './check-card-action.ts'

/** The page may use the camera, and it alone. */
export const loader = officeLoader(() => data(null, { headers: { [SHOWS_HEADER]: 'camera' } }))

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders
}

export const meta = titled(CHECK.title)

const never = () => () => undefined

/** At the gate: a code that a scanner types, a camera reads or somebody reads out, and at once whether it counts. */
export default function CheckCardPage() {
  const answer = useActionData<CardAnswer>()
  const submit = useSubmit()
  const field = useRef<HTMLInputElement>(null)
  const hasCamera = useSyncExternalStore(never, canScan, () => false)
  const [isScanning, setScanning] = useState(false)
  const [isDark, setDark] = useState(false)

  // The next card can be typed or scanned without a touch.
  useEffect(() => {
    if (answer) field.current?.select()
  }, [answer])

  function scanned(code: string) {
    setScanning(false)
    void submit({ code }, { method: 'post', replace: true })
  }
  function failed() {
    setScanning(false)
    setDark(true)
  }

  const verdict = answer?.checked ?? null
  const error = isDark ? CHECK.cameraFailed : answer?.error
  return (
    <OfficePage title={CHECK.title} lead={CHECK.lead}>
      <div className={styles.gate}>
        <div className={styles.answer} role="status">
          {isScanning && <Camera onCode={scanned} onFailed={failed} />}
          {!isScanning && verdict && <VerdictCard verdict={verdict} third={null} />}
        </div>
        <div className={styles.desk}>
          {hasCamera && (
            <Button
              variant={isScanning ? 'secondary' : 'primary'}
              size="large"
              wide
              icon={isScanning ? 'close' : 'qr-code'}
              onClick={() => setScanning(!isScanning)}
            >
              {isScanning ? CHECK.stop : verdict ? CHECK.next : CHECK.scan}
            </Button>
          )}
          <Form method="post" action="/check-card" replace noValidate className={styles.form}>
            <TextField
              ref={field}
              label={CHECK.code}
              hint={CHECK.codeHint}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={1000}
              error={error}
            />
            <Button type="submit" variant={hasCamera ? 'secondary' : 'primary'} size="large" wide>
              {CHECK.check}
            </Button>
          </Form>
        </div>
      </div>
    </OfficePage>
  )
}
