import { useState } from 'react'
import { contrastPairs } from '@clubhouse/domain/site/theme/contrast-pairs'
import { clubPalette } from '@clubhouse/domain/site/theme/theme-colours'
import { newClubTheme } from '@clubhouse/domain/site/clubs/new-club'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Field } from '#ui/field/field.tsx'
import { NEW_CLUB } from './messages.ts'
import styles from './su.module.css'

/** Two colours, and what the website makes of them: whatever is chosen, words can be read (SHELL-02). */
export function ColourFields(start: { primary: string; accent: string }) {
  const [colours, setColours] = useState(start)
  const isHydrated = useHydrated()
  const theme = newClubTheme(colours)
  const { primary, accent } = clubPalette(theme)
  const isMoved = contrastPairs(theme).some(({ given }) => given !== null)
  const filled = ({ light }: typeof primary) =>
    isHydrated ? { background: light.solid, color: light.on } : undefined
  return (
    <section className={styles.block}>
      <h2>{NEW_CLUB.colours}</h2>
      <p className={styles.lead}>{NEW_CLUB.coloursLead}</p>
      <div className={styles.pair}>
        {(['primary', 'accent'] as const).map((name) => (
          <Field key={name} label={NEW_CLUB[name]}>
            {(control) => (
              <input
                {...control}
                type="color"
                name={name}
                className={styles.swatch}
                value={colours[name]}
                onChange={({ currentTarget: { value } }) => setColours({ ...colours, [name]: value })}
              />
            )}
          </Field>
        ))}
      </div>
      <figure className={styles.preview}>
        <figcaption>{NEW_CLUB.preview}</figcaption>
        <div className={styles.banner} style={filled(primary)}>
          <span>{NEW_CLUB.about}</span>
          <span className={styles.join} style={filled(accent)}>
            {NEW_CLUB.join}
          </span>
        </div>
        {isMoved && <p className={styles.lead}>{NEW_CLUB.moved}</p>}
      </figure>
    </section>
  )
}
