import type { Theme } from '@clubhouse/contract/site/club'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { LOOK } from '../messages.ts'
import { ColourField } from './colour-field.tsx'
import { ContrastTable } from './contrast-table.tsx'
import styles from './look.module.css'
import { PRESETS } from './presets.ts'

interface Props {
  theme: Theme
  onChange: (theme: Theme, step?: string) => void
}

const COLOURS = ['primary', 'accent', 'warning', 'logo_background'] as const

export function ColoursBlock({ theme, onChange }: Props) {
  const isHydrated = useHydrated()
  return (
    <section className={styles.block}>
      <h2>{LOOK.colours}</h2>
      <div className={styles.colours}>
        {COLOURS.map((name) => (
          <ColourField
            key={name}
            label={LOOK.names[name]}
            value={theme.color[name]}
            onChange={(value) => onChange({ ...theme, color: { ...theme.color, [name]: value } }, name)}
          />
        ))}
      </div>
      <div className={styles.presets} role="group" aria-label={LOOK.presets}>
        <span aria-hidden="true">{LOOK.presets}</span>
        {PRESETS.map(({ name, colours }) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            className={styles.preset}
            onClick={() =>
              // What stands behind the crest belongs to the crest.
              onChange({
                ...theme,
                color: { ...colours, logo_background: theme.color.logo_background },
              })
            }
          >
            <span style={isHydrated ? { background: colours.primary } : undefined} />
            <span style={isHydrated ? { background: colours.accent } : undefined} />
          </button>
        ))}
      </div>
      <ContrastTable theme={theme} />
    </section>
  )
}
