import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { Crop, OfficeImage } from '@clubhouse/contract/site/office/images'
import { Button } from '#ui/button/button.tsx'
import { CropFields } from './crop-fields.tsx'
import { moved, shaped, type Shape } from './crop-box.ts'
import styles from './media.module.css'
import { PICTURE } from './messages.ts'

/** A frame over the picture that is dragged, pushed with the arrow keys, or typed. The result is a picture of its own. */
export function CropForm({ image }: { image: OfficeImage }) {
  const [isOpen, setOpen] = useState(false)
  const [crop, setCrop] = useState<Crop>(() => shaped(image, 'free'))
  const canvas = useRef<HTMLDivElement>(null)
  const from = useRef<{ x: number; y: number; crop: Crop } | null>(null)

  if (!isOpen)
    return (
      <div className={styles.row}>
        <Button icon="edit" onClick={() => setOpen(true)}>
          {PICTURE.cropStart}
        </Button>
      </div>
    )

  const drag = (event: PointerEvent) => {
    const { current: start } = from
    const scale = image.width / Math.max(1, canvas.current?.clientWidth ?? 1)
    if (!start) return
    const by = { x: (event.clientX - start.x) * scale, y: (event.clientY - start.y) * scale }
    setCrop(moved(image, start.crop, by))
  }
  const push = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 50 : 10
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!by) return
    event.preventDefault()
    setCrop(moved(image, crop, { x: (by[0] ?? 0) * step, y: (by[1] ?? 0) * step }))
  }
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <Form method="post" className={styles.crop} onSubmit={() => setOpen(false)}>
      <input type="hidden" name="intent" value="crop" />
      <div ref={canvas} className={styles.canvas}>
        <img src={image.file_path} alt="" width={image.width} height={image.height} />
        <button
          type="button"
          className={styles.frame}
          aria-label={PICTURE.crop}
          aria-describedby="crop-note"
          style={{
            left: percent(crop.left, image.width),
            top: percent(crop.top, image.height),
            width: percent(crop.width, image.width),
            height: percent(crop.height, image.height),
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            from.current = { x: event.clientX, y: event.clientY, crop }
          }}
          onPointerMove={drag}
          onPointerUp={() => (from.current = null)}
          onPointerCancel={() => (from.current = null)}
          onKeyDown={push}
        />
      </div>
      <div className={styles.row} role="group" aria-label={PICTURE.shape}>
        {(Object.keys(PICTURE.shapes) as Shape[]).map((shape) => (
          <Button key={shape} size="small" onClick={() => setCrop(shaped(image, shape))}>
            {PICTURE.shapes[shape]}
          </Button>
        ))}
      </div>
      <CropFields image={image} crop={crop} onChange={setCrop} />
      <p id="crop-note" className={styles.quiet}>
        {PICTURE.cropNote}
      </p>
      <div className={styles.row}>
        <Button onClick={() => setOpen(false)}>{PICTURE.cropCancel}</Button>
        <Button type="submit" variant="primary">
          {PICTURE.cropDone}
        </Button>
      </div>
    </Form>
  )
}
