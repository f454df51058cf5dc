import type { ClubTime } from '#parts/office/club-time.ts'
import { SplitButton } from '#parts/office/edit/split-button.tsx'
import { instantOf, inWords, type When } from '#parts/office/edit/when-panel.tsx'
import { Button } from '#ui/button/button.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import { EDIT } from '../messages.ts'
import type { SiteEditing } from './use-site-draft.ts'

interface Props {
  editing: SiteEditing
  when: When
  onWhen: (when: When) => void
  time: ClubTime
  hasChanges: boolean
}

/** One button that says what will happen to the website; the rest stands behind it. */
export function PublishSite({ editing, when, onWhen, time, hasChanges }: Props) {
  const { site, act, revisions, shown } = editing
  const isScheduled = site.state.due_at !== null
  const hasNothing = !hasChanges && !isScheduled && !shown.hasUnsaved
  const isLater = when.choice === 'later'

  async function press() {
    if (hasNothing) return
    if (!isLater) return act({ do: 'publish' }, EDIT.published, () => void goBack())
    const at = instantOf(when, time.timeZone)
    if (!at || isLongOver(at)) return notify({ title: EDIT.chooseTime, type: 'warning' })
    return act(
      { do: 'publish', at: at.toISOString() },
      EDIT.goesOut(inWords(at.toISOString(), time.timeZone)),
    )
  }

  /** What was on the website before is brought back and published in turn. */
  async function goBack() {
    const number = revisions[0]?.number ?? FIRST
    const restored = await act({ do: 'restore', number }, null)
    if (restored?.kind === 'done') await act({ do: 'publish' }, EDIT.published)
  }

  return (
    <SplitButton
      label={isLater ? EDIT.schedule : hasNothing ? EDIT.isOut : EDIT.publish}
      isBusy={editing.isBusy}
      disabled={hasNothing}
      menuLabel={EDIT.otherActions}
      onPress={() => void press()}
    >
      {isScheduled &&
        item(EDIT.unschedule, () => {
          onWhen({ ...when, choice: 'now' })
          void act({ do: 'unschedule' }, EDIT.unscheduled)
        })}
      {item(EDIT.discard, () => void act({ do: 'discard' }, EDIT.discarded), !hasChanges)}
    </SplitButton>
  )
}

/** What stood on the website before anybody published from here. */
const FIRST = 1

/** Whose clock is a little ahead of ours is told by the server. */
const CLOCKS_DIFFER_MS = 86_400_000
const isLongOver = (at: Date) => at.getTime() <= Date.now() - CLOCKS_DIFFER_MS

const item = (label: string, onClick: () => void, disabled = false) => (
  <Button key={label} variant="quiet" disabled={disabled} onClick={onClick}>
    {label}
  </Button>
)
