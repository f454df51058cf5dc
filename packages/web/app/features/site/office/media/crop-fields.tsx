import type { Crop, OfficeImage } from '@clubhouse/contract/site/office/images'
import { TextField } from '#ui/field/text-field.tsx'
import { within } from './crop-box.ts'
import styles from './media.module.css'
import { PICTURE } from './messages.ts'

const FIELDS = [
  { name: 'left', label: PICTURE.left },
  { name: 'top', label: PICTURE.top },
  { name: 'width', label: PICTURE.across },
  { name: 'height', label: PICTURE.down },
] as const

interface Props {
  image: OfficeImage
  crop: Crop
  onChange: (crop: Crop) => void
}

/** The frame in pixels, for whoever would rather type. */
export function CropFields({ image, crop, onChange }: Props) {
  return (
    <div className={styles.numbers}>
      {FIELDS.map(({ name, label }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          type="number"
          inputMode="numeric"
          min={name === 'width' || name === 'height' ? 16 : 0}
          value={crop[name]}
          onChange={({ currentTarget }) =>
            onChange(within(image, { ...crop, [name]: Number(currentTarget.value) || 0 }))
          }
        />
      ))}
    </div>
  )
}
