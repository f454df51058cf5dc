import { type DragEvent, useEffect, useId, useState } from 'react'
import { IMAGE_LIMITS } from '@clubhouse/contract/site/office/article-limits'
import type { OfficeImage } from '@clubhouse/contract/site/office/images'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { PICTURE } from './messages.ts'
import styles from './picture-dialog.module.css'
import { PictureLibrary } from './picture-library.tsx'

interface Props {
  isBusy: boolean
  onFile: (file: File) => void
  onPicked: (image: OfficeImage) => void
}

const WAYS = ['upload', 'yours'] as const

/** A new picture from a device, or one that the club has already. */
export function PictureSource({ isBusy, onFile, onPicked }: Props) {
  const [way, setWay] = useState<(typeof WAYS)[number]>('upload')
  const name = useId()
  return (
    <>
      <fieldset className={styles.ways}>
        <legend className="visually-hidden">{PICTURE.ways}</legend>
        {WAYS.map((each) => (
          <label key={each} className={styles.way}>
            <input type="radio" name={name} checked={way === each} onChange={() => setWay(each)} />
            {PICTURE[each]}
          </label>
        ))}
      </fieldset>
      {way === 'upload' ? (
        <DropZone isBusy={isBusy} onFile={onFile} />
      ) : (
        <PictureLibrary onPicked={onPicked} />
      )}
    </>
  )
}

/** Chosen, dragged here, or pasted anywhere but into a field. */
function DropZone({ isBusy, onFile }: Pick<Props, 'isBusy' | 'onFile'>) {
  const [isOver, setOver] = useState(false)
  const id = useId()
  const first = (files: FileList | undefined | null) => files?.[0]

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = first(event.clipboardData?.files)
      if (!file || isBusy) return
      event.preventDefault()
      onFile(file)
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
      className={classNames(styles.drop, isOver && styles.over)}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const file = first(event.dataTransfer.files)
        if (file && !isBusy) onFile(file)
      }}
    >
      <label className={styles.file} aria-disabled={isBusy || undefined}>
        <Icon name={isBusy ? 'spinner' : 'picture'} />
        <span>{PICTURE.file}</span>
        <input
          type="file"
          accept={IMAGE_LIMITS.types.join(',')}
          disabled={isBusy}
          aria-describedby={id}
          onChange={({ currentTarget }) => {
            const file = first(currentTarget.files)
            currentTarget.value = ''
            if (file) onFile(file)
          }}
        />
      </label>
      <div id={id}>
        <p role="status">{isBusy ? PICTURE.uploading : PICTURE.drop}</p>
        <p className={styles.hint}>{PICTURE.hint}</p>
      </div>
    </div>
  )
}
