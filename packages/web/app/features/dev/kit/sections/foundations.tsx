import { classNames } from '#ui/class-names.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { FILLS, STROKES } from '#ui/icon/icon-paths.ts'
import styles from '../dev-ui.module.css'
import { Example, Section } from '../section.tsx'

const CLUB = [
  ['primary', 'Primary', 'solid'],
  ['primarySoft', 'Primary', 'soft'],
  ['primaryText', 'Primary', 'text'],
  ['primaryLine', 'Primary', 'line'],
  ['accent', 'Accent', 'solid'],
  ['accentSoft', 'Accent', 'soft'],
  ['warning', 'Warning', 'solid'],
  ['warningSoft', 'Warning', 'soft'],
  ['plate', 'Logo plate', 'behind the crest'],
] as const

const OURS = [
  ['page', 'Page', 'ink'],
  ['raised', 'Raised', 'ink'],
  ['sunken', 'Sunken', 'ink'],
  ['control', 'Control line', 'muted ink'],
  ['danger', 'Danger', 'solid'],
  ['success', 'Success', 'solid'],
  ['info', 'Info', 'solid'],
] as const

const SIZES = [12, 14, 18, 20, 24, 30, 38, 48] as const

function Swatches({ list }: { list: readonly (readonly [string, string, string])[] }) {
  return (
    <div className={styles.swatches}>
      {list.map(([look, name, kind]) => (
        <div key={look} className={classNames(styles.swatch, styles[look])}>
          {name}
          <small>{kind}</small>
        </div>
      ))}
    </div>
  )
}

export function Foundations() {
  return (
    <>
      <Section
        id="colour"
        title="Colour"
        about="The club brings four colours; the readable rest is computed from them."
      >
        <Example title="The club’s">
          <Swatches list={CLUB} />
        </Example>
        <Example title="Ours, the same in every club">
          <Swatches list={OURS} />
        </Example>
      </Section>
      <Section
        id="type"
        title="Type"
        about="One display face for headings, the reader’s own system face for everything else."
      >
        <div className={styles.type}>
          <p className={styles.display}>Under-12s win the Harbour Shield</p>
          <h3 className={styles.second}>Floodlights are on, training moves to Tuesdays</h3>
          <h3>Registration opens on Saturday at ten</h3>
          <h4>What to bring on the day</h4>
          <p>
            Body text is sixteen pixels on a line and a half. <a href="#type">Links are underlined</a>,
            numbers line up: <span className="tabular">1,234.50</span>.
          </p>
          <div className={styles.scale}>
            {SIZES.map((size) => (
              <span key={size} className={styles[`size${size}`]}>
                {size}
              </span>
            ))}
          </div>
        </div>
      </Section>
      <Section
        id="elevation"
        title="Elevation"
        about="Paper rather than glass: a hairline first, shadows only for what floats."
      >
        <div className={styles.boxes}>
          {(['Hairline', 'Hovered card', 'Popover', 'Dialog'] as const).map((name, level) => (
            <div key={name} className={classNames(styles.box, styles[`shadow${level}`])}>
              {name}
            </div>
          ))}
        </div>
      </Section>
      <Section
        id="icons"
        title="Icons"
        about="Drawn on a 24px grid with one stroke. They stand beside words, or carry a name."
      >
        <ul className={styles.icons} role="list">
          {([...Object.keys(STROKES), ...Object.keys(FILLS)] as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
