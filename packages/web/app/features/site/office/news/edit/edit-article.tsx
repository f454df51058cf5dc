import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { OfficeArticle } from '@clubhouse/contract/site/office/articles'
import type { PublishedRevision } from '@clubhouse/contract/site/office/drafts'
import { SignedOutDialog } from '#lib/form/signed-out-dialog.tsx'
import type { ClubLook } from '#parts/office/club-look.ts'
import type { ClubTime } from '#parts/office/club-time.ts'
import { AsideCard, EditFrame } from '#parts/office/edit/edit-frame.tsx'
import { HistoryList } from '#parts/office/edit/history-list.tsx'
import { SaveLine } from '#parts/office/edit/save-line.tsx'
import { UndoNote } from '#parts/office/edit/undo-note.tsx'
import { type When, whenOf, WhenPanel } from '#parts/office/edit/when-panel.tsx'
import { RichText } from '#parts/site/office/editor/lazy-rich-text.tsx'
import { LeaveDialog } from '#ui/dialog/leave-dialog.tsx'
import { useLeaveGuard } from '#ui/dialog/use-leave-guard.ts'
import { EDIT, FIELD_NAMES, STATUS_NAMES } from '../messages.ts'
import { sectionAt } from '../sections.ts'
import { ArticleConflict } from './article-conflict.tsx'
import styles from './edit-article.module.css'
import { MainPicture } from './main-picture.tsx'
import { PublishActions } from './publish-actions.tsx'
import { SharePanel } from './share-panel.tsx'
import { useArticle } from './use-article.ts'
import { sendAct } from './acts.ts'

interface Props {
  article: OfficeArticle
  revisions: PublishedRevision[]
  time: ClubTime
  userId: string
  clubName: string
  look: ClubLook
  service: 'none' | 'stand-in' | 'real'
}

/** The edit pattern for one article: it saves itself, and visitors see what is published. */
export function EditArticle({
  article: first,
  revisions: firstRevisions,
  time,
  userId,
  clubName,
  look,
  service,
}: Props) {
  const section = sectionAt(useLocation().pathname)
  const editing = useArticle(first, firstRevisions, userId)
  const { article, draft, set, saving, shown, errors } = editing
  const [when, setWhen] = useState<When>(() =>
    whenOf(first.state.due_at, time, first.status === 'scheduled' ? 'keep' : 'now'),
  )
  /** What they had written when they put signing in off; when they go on, they are asked again. */
  const [later, setLater] = useState<OfficeArticle['draft'] | null>(null)
  const guard = useLeaveGuard(shown.hasUnsaved)
  const title = draft.title || EDIT.newTitle
  const retry = () => void saving.save()

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
        back={{
          to: section.path === '/about-us' ? '/' : section.path,
          title: section.path === '/about-us' ? 'Home' : section.title,
        }}
        title={title}
        status={STATUS_NAMES[article.status]}
        saveLine={
          <SaveLine state={shown.state} savedAt={shown.savedAt} timeZone={time.timeZone} onRetry={retry} />
        }
        actions={<PublishActions editing={editing} when={when} onWhen={setWhen} time={time} />}
        aside={
          <>
            <AsideCard title={EDIT.reach}>
              <p className={styles.reach}>{reachOf(article, draft)}</p>
            </AsideCard>
            <WhenPanel
              dueAt={article.state.due_at}
              offersKeep={article.status !== 'published'}
              when={when}
              onWhen={setWhen}
              time={time}
            />
            <SharePanel
              article={article}
              draft={draft}
              clubName={clubName}
              look={look}
              set={set}
              errors={errors}
            />
            <AsideCard title={EDIT.history}>
              <HistoryList
                revisions={editing.revisions}
                userId={userId}
                time={time}
                onRestore={(number) => void editing.act({ do: 'restore', number }, EDIT.restored)}
              />
            </AsideCard>
          </>
        }
      >
        {editing.failed && (
          <div className={styles.failed} role="alert">
            {Object.keys(errors).length > 0 ? (
              <>
                <strong>{EDIT.fix}</strong>
                <ul>
                  {Object.entries(errors).map(([field, text]) => (
                    <li key={field}>
                      {FIELD_NAMES[field as keyof typeof FIELD_NAMES] ?? field}: {text}
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              editing.failed
            )}
          </div>
        )}
        <div className={styles.fields} data-font={look.font}>
          <MainPicture article={article} draft={draft} set={set} error={errors['image']} />
          <label className={styles.titleField} data-typed={draft.title}>
            <span className="visually-hidden">{EDIT.title}</span>
            <textarea
              rows={1}
              value={draft.title}
              maxLength={200}
              placeholder={EDIT.titleHint}
              aria-invalid={Boolean(errors['title'])}
              onChange={(event) => set({ title: event.currentTarget.value.replaceAll('\n', ' ') })}
            />
          </label>
          <label className={styles.summaryField} data-typed={draft.summary}>
            <span className="visually-hidden">{EDIT.summary}</span>
            <textarea
              rows={2}
              value={draft.summary}
              maxLength={500}
              placeholder={EDIT.summaryHint}
              onChange={(event) => set({ summary: event.currentTarget.value })}
            />
          </label>
          <RichText
            html={draft.content}
            onChange={(content) => set({ content })}
            error={errors['content']}
            rephrase={
              service === 'none'
                ? null
                : {
                    isStandIn: service === 'stand-in',
                    ask: async (asked) => {
                      const answer = await sendAct(article.article_id, {
                        do: 'rephrase',
                        base_revision: 0,
                        ...asked,
                      })
                      return answer.kind === 'rephrased' ? answer.text : null
                    },
                  }
            }
          />
        </div>
      </EditFrame>
      {shown.conflict && <ArticleConflict key={shown.conflict.theirs.revision} editing={editing} />}
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

/** What follows from publishing, before anything is pressed. */
function reachOf({ status, type, live, state }: OfficeArticle, draft: OfficeArticle['draft']): string {
  if (status !== 'published') return `${EDIT.reachNew} ${type === 'News' ? EDIT.reachNews : ''}`.trim()
  const isSame = live !== null && !state.has_changes && JSON.stringify(live) === JSON.stringify(draft)
  return isSame ? EDIT.reachSame : EDIT.reachLive
}
