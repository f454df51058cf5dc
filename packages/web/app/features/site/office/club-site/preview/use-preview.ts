import { useEffect, useEffectEvent, useState } from 'react'
import { type ActAnswer, sendAct } from '../acts.ts'

/**
 * The address of the real site with the draft laid over it, asked for anew whenever the draft was saved. The old one stays in
 * sight until the new one is there.
 */
export function usePreview(revision: number) {
  const [shown, setShown] = useState<string | null>(null)
  const [coming, setComing] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)

  function take(answer: ActAnswer) {
    setFailed(answer.kind !== 'preview')
    if (answer.kind === 'preview') setComing(answer.url)
  }
  const onAnswer = useEffectEvent(take)

  useEffect(() => {
    let isGone = false
    async function follow() {
      const answer = await sendAct({ do: 'preview', base_revision: revision })
      if (!isGone) onAnswer(answer)
    }
    void follow()
    return () => {
      isGone = true
    }
  }, [revision])

  return {
    shown,
    coming: coming === shown ? null : coming,
    hasFailed,
    onLoad: setShown,
    again: async () => take(await sendAct({ do: 'preview', base_revision: revision })),
  }
}
