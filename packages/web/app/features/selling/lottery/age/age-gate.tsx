import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { attestAdult } from '#parts/selling/cart/attested-adult.ts'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { AGE_GATE } from '../messages.ts'

/**
 * LOTTO-02 to LOTTO-05, DRAW-02, OPEN-093: asked each time a lotto or draw is opened, and never on the server. Whoever comes past
 * it by an app's parameters has confirmed nothing yet: the checkout asks, and the server refuses otherwise.
 */
export function AgeGate({ game }: { game: 'lotto' | 'draw' }) {
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [isAnswered, setAnswered] = useState(false)
  const isSkipped = search.has('token') && search.has('lotto')
  if (!isHydrated || isAnswered || isSkipped) return null

  function answer(isOver18: boolean) {
    if (isOver18) attestAdult()
    // ERR-17: nothing of it stays behind Back.
    else void navigate('/', { replace: true })
    setAnswered(true)
  }
  return (
    <ConfirmDialog title={AGE_GATE.title} onClose={answer}>
      {AGE_GATE[game]}
    </ConfirmDialog>
  )
}
