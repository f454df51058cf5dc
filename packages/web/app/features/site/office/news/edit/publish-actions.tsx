import { useState } from 'react'
import type { ClubTime } from '#parts/office/club-time.ts'
import { SplitButton } from '#parts/office/edit/split-button.tsx'
import { instantOf, inWords, type When } from '#parts/office/edit/when-panel.tsx'
import { Button } from '#ui/button/button.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import { EDIT } from '../messages.ts'
import type { useArticle } from './use-article.ts'

interface Props {
  editing: ReturnType<typeof useArticle>
  when: When
  onWhen: (when: When) => void
  time: ClubTime
}

/** Preview, and one button that says what will happen; the rest stands behind it. */
export function PublishActions({ editing, when, onWhen, time }: Props) {
  const { article, act, saving, shown } = editing
  const [isOpening, setOpening] = useState(false)
  const isOut = article.status === 'published'
  const isScheduled = article.status === 'scheduled' || article.state.due_at !== null
  const hasNothing = isOut && !article.state.has_changes && !shown.hasUnsaved && when.choice === 'now'

  async function press() {
    if (when.choice === 'keep')
      return isScheduled ? act({ do: 'unpublish' }, EDIT.unscheduled) : void saving.save()
    if (when.choice === 'now') {
      const answer = await act({ do: 'publish' }, EDIT.published, isOut ? undefined : { do: 'unpublish' })
      return answer
    }
    const at = instantOf(when, time.timeZone)
    if (!at || at.getTime() <= Date.now() - CLOCKS_DIFFER_MS)
      return notify({ title: EDIT.chooseTime, type: 'warning' })
    const words = EDIT.goesOut(inWords(at.toISOString(), time.timeZone))
    return act({ do: 'publish', at: at.toISOString() }, words, { do: 'unpublish' })
  }

  /** Opened at once, since a browser lets no window open that nobody pressed for; its address comes a moment later. */
  async function preview() {
    const tab = window.open('about:blank', '_blank')
    setOpening(true)
    const answer = await act({ do: 'preview' }, null)
    setOpening(false)
    if (answer?.kind === 'preview' && tab) {
      tab.opener = null
      tab.location.replace(answer.url)
    } else tab?.close()
  }

  return (
    <>
      <Button icon="eye" loading={isOpening} keepsFocus onClick={() => void preview()}>
        {EDIT.preview}
      </Button>
      <SplitButton
        label={labelOf()}
        isBusy={editing.isBusy && !isOpening}
        disabled={hasNothing}
        menuLabel={EDIT.otherActions}
        onPress={() => void press()}
      >
        {isScheduled &&
          item(EDIT.unschedule, () => void act({ do: 'unpublish' }, EDIT.unscheduled).then(keep))}
        {isOut && !article.state.due_at && (
          <>
            {item(EDIT.unpublish, () => void act({ do: 'unpublish' }, EDIT.unpublished, { do: 'publish' }))}
          </>
        )}
        {article.live &&
          article.state.has_changes &&
          item(EDIT.discard, () => void act({ do: 'discard' }, EDIT.discarded))}
        {item(
          EDIT.archive,
          () =>
            void act({ do: 'archive', archived: true }, EDIT.archived, { do: 'archive', archived: false }),
        )}
      </SplitButton>
    </>
  )

  function keep() {
    onWhen({ ...when, choice: 'keep' })
  }

  function labelOf(): string {
    if (when.choice === 'keep') return isScheduled ? EDIT.unschedule : EDIT.keep
    if (when.choice === 'later') return EDIT.schedule
    if (hasNothing) return EDIT.isOut
    return isOut ? EDIT.publishChanges : EDIT.publish
  }
}

/** Whose clock is a little ahead of ours is told by the server. */
const CLOCKS_DIFFER_MS = 86_400_000

const item = (label: string, act: () => void) => (
  <Button key={label} variant="quiet" onClick={act}>
    {label}
  </Button>
)
