import type { HeadingFont, Theme } from '@clubhouse/contract/site/club'
import { FONT_NAMES } from '@clubhouse/domain/site/club-site/font-names'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { LOOK } from '../messages.ts'
import styles from './look.module.css'

interface Props {
  theme: Theme
  onChange: (theme: Theme) => void
}

const FONTS = Object.entries(FONT_NAMES) as [HeadingFont, string][]

export function HeadingsBlock({ theme, onChange }: Props) {
  return (
    <section className={styles.block}>
      <h2 id="headings-title">{LOOK.headings}</h2>
      <div className={styles.fonts} role="radiogroup" aria-labelledby="headings-title">
        {FONTS.map(([font, name]) => (
          <label key={font} className={styles.font}>
            <input
              type="radio"
              name="heading_font"
              value={font}
              checked={theme.heading_font === font}
              onChange={() => onChange({ ...theme, heading_font: font })}
            />
            <span className={styles.word} data-font={font} aria-hidden="true">
              {LOOK.sampleWord}
            </span>
            <span>{name}</span>
          </label>
        ))}
      </div>
      <Checkbox
        label={LOOK.dark}
        hint={LOOK.darkHint}
        checked={theme.dark_mode}
        onChange={(event) => onChange({ ...theme, dark_mode: event.currentTarget.checked })}
      />
    </section>
  )
}
