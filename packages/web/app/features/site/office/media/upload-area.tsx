import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { IMAGE_LIMITS } from '@clubhouse/contract/site/office/article-limits'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { UPLOAD } from './messages.ts'
import styles from './media.module.css'
import type { UploadOf, useUploads } from './use-uploads.ts'

type Uploads = ReturnType<typeof useUploads>

/** Around the page, so that pictures can be dropped and pasted anywhere on it. */
export function DropArea({ add, children }: Pick<Uploads, 'add'> & { children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // Into a field words are pasted.
      if (files.length === 0 || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      add(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      className={classNames(isOver && styles.over)}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        add([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}

/** The button, and how far each is that was chosen, dropped or pasted. */
export function UploadPanel({ uploads, add, clear }: Uploads) {
  return (
    <>
      <div className={styles.drop}>
        <label className={styles.choose}>
          <Icon name="picture" />
          <span>{UPLOAD.choose}</span>
          <input
            type="file"
            multiple
            accept={IMAGE_LIMITS.types.join(',')}
            aria-describedby="upload-limits"
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
        </label>
        <div id="upload-limits">
          <p>{UPLOAD.drop}</p>
          <p className={styles.quiet}>{UPLOAD.limits}</p>
          <noscript>
            <p>{UPLOAD.needsScript}</p>
          </noscript>
        </div>
      </div>
      {uploads.length > 0 && (
        <section className={styles.uploads} aria-label={UPLOAD.list}>
          <ul role="list">
            {uploads.map((upload) => (
              <Upload key={upload.key} upload={upload} />
            ))}
          </ul>
          <Button size="small" variant="quiet" icon="close" onClick={clear}>
            {UPLOAD.clear}
          </Button>
        </section>
      )}
    </>
  )
}

function Upload({ upload: { name, state, percent, message } }: { upload: UploadOf }) {
  const words = {
    waiting: UPLOAD.waiting,
    sending: percent < 100 ? UPLOAD.sending(percent) : UPLOAD.working,
    done: UPLOAD.done,
    refused: message,
  }[state]
  return (
    <li className={styles.upload} data-state={state}>
      <Icon name={state === 'refused' ? 'danger' : state === 'done' ? 'success' : 'picture'} />
      <span className={styles.name}>{name}</span>
      {state === 'sending' && <progress max={100} value={percent} aria-label={name} />}
      <span className={styles.words} role={state === 'refused' ? 'alert' : 'status'}>
        {words}
      </span>
    </li>
  )
}
