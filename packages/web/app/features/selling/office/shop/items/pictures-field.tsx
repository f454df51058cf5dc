import { useId, useRef, useState } from 'react'
import { ARTICLE_LIMITS } from '@clubhouse/contract/site/office/article-limits'
import type { OfficeImage } from '@clubhouse/contract/site/office/images'
import type { OfficeShopItem } from '@clubhouse/contract/selling/office/shop-items'
import { useSite } from '#lib/page/site-data.ts'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import settings from '#parts/office/settings/settings.module.css'
import thing from '#parts/office/record/record.module.css'
import type { Bound } from '#parts/office/record/bound.ts'
import { UploadButton } from '#parts/office/upload-button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { PICTURES } from './messages.ts'
import { altName, tickName, wasName } from './picture-values.ts'
import styles from './pictures.module.css'

interface Shown {
  id: string
  alt: string
  picture: React.ReactNode
}

interface Props {
  bound: Bound
  own: OfficeShopItem['images']
  library: readonly OfficeImage[]
}

/** Those of the item, those that are uploaded now, and those of Media to tick. What each shows is said with it. */
export function PicturesField({ bound, own, library }: Props) {
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const cdnHost = useSite()?.cdnHost ?? ''
  const [uploaded, setUploaded] = useState<Shown[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const drawn = (images: OfficeImage['image']) => (
    <ClubPicture
      images={images}
      cdnHost={cdnHost}
      sizes="10rem"
      upTo={400}
      className={styles.picture}
      decorative
    />
  )
  const mine: Shown[] = [
    ...own.map((image) => ({ id: image.image_id, alt: image.alt ?? '', picture: drawn([image]) })),
    ...uploaded,
  ]
  const others = library
    .filter(({ image_id: each }) => !mine.some((known) => known.id === each))
    .map(({ image_id: each, alt, image }) => ({ id: each, alt, picture: drawn(image) }))
  const error = bound.errorOf('image_ids')

  function add(image: { image_id: string; file_path: string }) {
    const known = library.find(({ image_id: each }) => each === image.image_id)
    const picture = <img src={image.file_path} alt="" className={styles.picture} />
    // The same file again is the picture that is there already.
    if (!mine.some((each) => each.id === image.image_id))
      setUploaded([...uploaded, { id: image.image_id, alt: known?.alt ?? '', picture }])
    // The form hears of it as of anything typed.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div ref={field} className={styles.field}>
      <input type="hidden" name="image_ids" value={[...mine, ...others].map((each) => each.id).join(',')} />
      {error && (
        <p className={thing.error} role="alert">
          {error}
        </p>
      )}
      <Theirs>{bound.theirsOf('pictures')}</Theirs>
      {mine.length === 0 && <p className={thing.quiet}>{PICTURES.none}</p>}
      <ul role="list" className={styles.grid}>
        {mine.map((shown) => (
          <PictureCard key={shown.id} bound={bound} shown={shown} isNew={uploaded.includes(shown)} hasFirst />
        ))}
      </ul>
      <div className={styles.upload}>
        <UploadButton
          label={PICTURES.upload}
          describedBy={`${id}-hint ${id}-refused`}
          onUploaded={add}
          onRefused={setRefused}
        />
        <p id={`${id}-hint`} className={thing.quiet}>
          {PICTURES.uploadHint}
        </p>
        <p id={`${id}-refused`} role="alert" className={thing.error}>
          {refused}
        </p>
        <noscript>{PICTURES.needsScript}</noscript>
      </div>
      <details className={settings.more}>
        <summary>{PICTURES.library}</summary>
        <p className={thing.quiet}>{others.length > 0 ? PICTURES.libraryLead : PICTURES.noLibrary}</p>
        <ul role="list" className={styles.grid}>
          {others.map((shown) => (
            <PictureCard key={shown.id} bound={bound} shown={shown} />
          ))}
        </ul>
      </details>
    </div>
  )
}

interface CardProps {
  bound: Bound
  shown: Shown
  /** Uploaded just now: meant to be shown. */
  isNew?: boolean
  /** Whether it can be made the first. */
  hasFirst?: boolean
}

function PictureCard({ bound, shown: { id, alt, picture }, isNew = false, hasFirst = false }: CardProps) {
  const { tickOf, of } = bound
  const { defaultChecked, ...tick } = tickOf(tickName(id))
  const said = of(altName(id))
  return (
    <li className={styles.card}>
      {picture}
      <input type="hidden" name={wasName(id)} value={alt} />
      <Checkbox
        label={PICTURES.show}
        hint={hasFirst ? undefined : alt}
        {...tick}
        defaultChecked={defaultChecked || isNew}
      />
      {hasFirst && (
        <label className={styles.first}>
          <input type="radio" name="first" value={id} defaultChecked={of('first').defaultValue === id} />
          {PICTURES.first}
        </label>
      )}
      {hasFirst || alt === '' ? (
        <TextField
          label={PICTURES.alt}
          hint={PICTURES.altHint}
          maxLength={ARTICLE_LIMITS.alt}
          autoComplete="off"
          optional={!hasFirst}
          {...said}
          defaultValue={said.defaultValue || alt}
        />
      ) : (
        <input type="hidden" name={altName(id)} value={alt} />
      )}
    </li>
  )
}
