import { type ReactNode, useEffect, useState } from 'react'
import type { SiteDraft } from '@clubhouse/contract/site/office/site-draft'
import { siteChanges } from '@clubhouse/domain/site/club-site/site-changes'
import { SignedOutDialog } from '#lib/form/signed-out-dialog.tsx'
import { AsideCard, EditFrame } from '#parts/office/edit/edit-frame.tsx'
import { HistoryList } from '#parts/office/edit/history-list.tsx'
import { SaveLine } from '#parts/office/edit/save-line.tsx'
import { UndoNote } from '#parts/office/edit/undo-note.tsx'
import { type When, whenOf, WhenPanel } from '#parts/office/edit/when-panel.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { LeaveDialog } from '#ui/dialog/leave-dialog.tsx'
import { useLeaveGuard } from '#ui/dialog/use-leave-guard.ts'
import type { LoadedSite } from '../load-site.ts'
import { EDIT, SECTIONS, type SiteSection } from '../messages.ts'
import { SitePreview } from '../preview/site-preview.tsx'
import { PublishSite } from './publish-site.tsx'
import { SiteConflict } from './site-conflict.tsx'
import styles from './site-frame.module.css'
import type { SiteEditing } from './use-site-draft.ts'

interface Props {
  section: SiteSection
  editing: SiteEditing
  loaded: LoadedSite
  children: ReactNode
}

/** The edit pattern around a room of the website: what is changed left, the real site right, and one button for all of it. */
export function SiteFrame({ section, editing, loaded: { time, userId }, children }: Props) {
  const { site, draft, saving, shown, steps, act } = editing
  const [when, setWhen] = useState<When>(() => whenOf(site.state.due_at, time))
  /** What they had changed when they put signing in off; when they go on, they are asked again. */
  const [later, setLater] = useState<SiteDraft | null>(null)
  const guard = useLeaveGuard(shown.hasUnsaved)
  const changes = siteChanges(site.live, draft).length
  const problems = Object.values(editing.errors)

  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      void saving.save()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [saving])

  return (
    <div className={styles.page}>
      <EditFrame
        title={SECTIONS[section].title}
        status={statusOf(changes, site.state.due_at)}
        saveLine={
          <SaveLine
            state={shown.state}
            savedAt={shown.savedAt}
            timeZone={time.timeZone}
            onRetry={() => void saving.save()}
          />
        }
        actions={
          <>
            <div className={styles.steps}>
              <IconButton icon="undo" label={EDIT.undo} disabled={!editing.canUndo} onClick={steps.undo} />
              <IconButton icon="redo" label={EDIT.redo} disabled={!editing.canRedo} onClick={steps.redo} />
            </div>
            <PublishSite
              editing={editing}
              when={when}
              onWhen={setWhen}
              time={time}
              hasChanges={changes > 0}
            />
          </>
        }
        aside={<SitePreview revision={site.state.revision} />}
        below={
          <>
            <WhenPanel dueAt={site.state.due_at} when={when} onWhen={setWhen} time={time} />
            <AsideCard title={EDIT.history}>
              <p className={styles.both}>{EDIT.both}</p>
              <HistoryList
                revisions={editing.revisions}
                userId={userId}
                time={time}
                onRestore={(number) => void act({ do: 'restore', number }, EDIT.restored)}
              />
            </AsideCard>
          </>
        }
      >
        {editing.failed && (
          <div className={styles.failed} role="alert">
            {problems.length > 0 ? (
              <>
                <strong>{EDIT.fix}</strong>
                <ul>
                  {Object.entries(editing.errors).map(([field, text]) => (
                    <li key={field}>{placed(field, text, draft)}</li>
                  ))}
                </ul>
              </>
            ) : (
              editing.failed
            )}
          </div>
        )}
        <div className={styles.blocks}>{children}</div>
      </EditFrame>
      {shown.conflict && <SiteConflict key={shown.conflict.theirs.revision} editing={editing} />}
      {shown.state === 'signed-out' && later !== draft && <SignedOutDialog onClose={() => setLater(draft)} />}
      {editing.done && (
        <UndoNote onUndo={editing.done.undo} onClose={editing.forgetDone}>
          {editing.done.words}
        </UndoNote>
      )}
      {guard.asking && <LeaveDialog guard={guard} />}
    </div>
  )
}

function statusOf(changes: number, dueAt: string | null): string {
  if (dueAt) return EDIT.scheduled
  return changes === 0 ? EDIT.isOut : EDIT.changes(changes)
}

/** The one that is meant may stand in the other room. */
function placed(field: string, text: string, { menu }: SiteDraft): string {
  const entry = menu.find(({ menu_item_id }) => field.startsWith(`menu.${menu_item_id}.`))
  const where = field.startsWith('banner.') ? SECTIONS.banner.title : entry?.title
  return where ? `${where}: ${text}` : text
}
