import { type FormEvent, useState } from 'react'
import { FormMessage } from '#lib/form/form-message.tsx'
import { usePost } from '#lib/post/use-post.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Select } from '#ui/field/select.tsx'
import { PLAY } from './play-messages.ts'
import styles from './play.module.css'
import { useServedAnswer } from './use-served-answer.ts'

const BREAKS = Object.entries(PLAY.breaks).map(([value, label]) => ({ value, label }))

/** A break cannot be taken back, so that it is asked again before it is sent. */
export function BreakForm({ club }: { club: string }) {
  const served = useServedAnswer('break', club)
  const { post, answer = served, isBusy } = usePost({ name: 'take-break', failed: PLAY.failed })
  const [asked, setAsked] = useState<{ action: string; fields: FormData } | null>(null)

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked({ action: event.currentTarget.action, fields: new FormData(event.currentTarget) })
  }
  return (
    <form method="post" className={styles.form} onSubmit={ask}>
      <input type="hidden" name="intent" value="break" />
      <input type="hidden" name="club" value={club} />
      <FormMessage text={answer?.formError ?? null} />
      <Select name="days" label={PLAY.break} hint={PLAY.breakHint} options={BREAKS} defaultValue="30" />
      <Button type="submit" loading={isBusy}>
        {PLAY.stop}
      </Button>
      {asked && (
        <ConfirmDialog
          title={PLAY.confirmTitle}
          danger
          confirmLabel={PLAY.stop}
          onClose={(isSure) => {
            setAsked(null)
            if (isSure) void post(asked.action, asked.fields)
          }}
        >
          {PLAY.confirm(PLAY.breaks[Number(asked.fields.get('days'))] ?? '')}
        </ConfirmDialog>
      )}
    </form>
  )
}
