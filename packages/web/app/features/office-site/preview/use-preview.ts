import { useCallback, useEffect, useState } from 'react'
import { sendAct } from '../acts.ts'

/**
 * The address of the real site with the draft laid over it, asked for anew whenever the draft was saved. The old one stays in
 * sight until the new one is there.
 */
export function usePreview(revision: number) {
  const [shown, setShown] = useState<string | null>(null)
  const [coming, setComing] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const follow = useCallback(async (base_revision: number, isGone: () => boolean) => {
    const answer = await sendAct({ do: 'preview', base_revision })
    if (isGone()) return
    setFailed(answer.kind !== 'preview')
    if (answer.kind === 'preview') setComing(answer.url)
  }, [])

  useEffect(() => {
    let isGone = false
    void follow(revision, () => isGone)
    return () => {
      isGone = true
    }
  }, [revision, follow])

  return {
    ...{ shown, coming: coming === shown ? null : coming, hasFailed },
    onLoad: setShown,
    again: () => void follow(revision, () => false),
  }
}
