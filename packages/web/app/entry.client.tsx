import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepPageOfLostPosts, type SendingRouter } from './lib/post/keep-page.ts'
import { keepMarks } from './lib/visit/keep-marks.ts'
import { startVisit } from './lib/visit/start-visit.ts'
import { AsleepContext } from './lib/wake/asleep.ts'
import { EARLY_SCRIPT } from './lib/wake/early/wake-data.ts'
import { enhanceAgain } from './ui/enhance-again.ts'

const cameAsleep = document.getElementById(EARLY_SCRIPT) !== null

// To a page that came asleep the early script has brought it.
if (!cameAsleep) enhanceAgain(() => import('./ui/enhance.ts'))
startVisit(window)
keepPageOfLostPosts(
  window,
  // Where the router leaves itself for its own tools.
  () => (window as unknown as Record<string, SendingRouter | undefined>)['__reactRouterDataRouter'],
)
startTransition(() => {
  const putMarksBack = keepMarks(document)
  hydrateRoot(
    document,
    <AsleepContext value={cameAsleep}>
      <HydratedRouter />
    </AsleepContext>,
    {
      onRecoverableError(error) {
        putMarksBack()
        // What has changed since a sleeping page was sent is drawn as it is now: no fault, and nothing to report.
        if (!cameAsleep) reportError(error)
      },
    },
  )
})
