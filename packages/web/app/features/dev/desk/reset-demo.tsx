import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import styles from './dev.module.css'
import { DEV } from './messages.ts'
import { postJson } from './post-json.ts'

const ConfirmDialog = lazyPart(async () => {
  const { ConfirmDialog: Dialog } = await import('#ui/dialog/confirm-dialog.tsx')
  return { default: Dialog }
})

type Step = 'idle' | 'asking' | 'working'

export function ResetDemo() {
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<Step>('idle')

  async function answer(isConfirmed: boolean) {
    setStep(isConfirmed ? 'working' : 'idle')
    if (!isConfirmed) return
    try {
      await postJson('/dev/reset', {})
      notify({ title: DEV.resetDone, type: 'success' })
      await revalidate()
    } catch {
      notify({ title: DEV.failed, type: 'danger' })
    } finally {
      setStep('idle')
    }
  }

  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{DEV.reset}</h2>
      <p className={styles.hint}>{DEV.resetHint}</p>
      <div>
        <Button variant="danger" loading={step === 'working'} onClick={() => setStep('asking')}>
          {DEV.resetButton}
        </Button>
      </div>
      {step === 'asking' && (
        <ConfirmDialog
          title={DEV.resetAsk}
          confirmLabel={DEV.resetButton}
          danger
          onClose={(isConfirmed) => void answer(isConfirmed)}
        >
          {DEV.resetHint}
        </ConfirmDialog>
      )}
    </section>
  )
}
