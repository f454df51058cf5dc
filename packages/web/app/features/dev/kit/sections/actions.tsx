import { Button, ButtonLink, type ButtonVariant } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { CopyLinkButton } from '#ui/copy-link/copy-link-button.tsx'
import { isLoading, startLoading, stopLoading, useLoading } from '#ui/loading/loading-store.ts'
import { Switch } from '#ui/switch/switch.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import styles from '../dev-ui.module.css'
import { Example, Section } from '../section.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const satisfies ButtonVariant[]

const SAVE = 'demo/save'

function save() {
  if (isLoading(SAVE)) return
  startLoading(SAVE)
  setTimeout(() => stopLoading(SAVE), 1200)
}

export function Actions() {
  const isSaving = useLoading(SAVE)
  return (
    <Section
      id="buttons"
      title="Buttons"
      about="One primary per view. Busy keeps width and label; the spinner takes the icon’s place."
    >
      <Example title="Variants: at rest, with icon, busy, disabled">
        {VARIANTS.map((variant) => (
          <div key={variant} className={styles.row}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} icon="check">
              with icon
            </Button>
            <Button variant={variant} loading>
              {variant}
            </Button>
            <Button variant={variant} icon="check" loading>
              with icon
            </Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
          </div>
        ))}
      </Example>
      <Example title="Sizes and links">
        <div className={styles.row}>
          <Button size="small" variant="primary">
            Small
          </Button>
          <Button variant="primary">Medium</Button>
          <Button size="large" variant="primary">
            Large
          </Button>
          <ButtonLink to="#buttons" variant="secondary" iconAfter="arrow-right">
            A link
          </ButtonLink>
          <ButtonLink
            to="https://example.com/"
            variant="quiet"
            iconAfter="external"
            rel="noopener"
            target="_blank"
          >
            Elsewhere
          </ButtonLink>
        </div>
      </Example>
      <Example title="An action with its loader: press it">
        <div className={styles.row}>
          <Button variant="primary" icon="check" loading={isSaving} keepsFocus onClick={save}>
            Save changes
          </Button>
          <Button loading={isSaving}>Waits for the same action</Button>
        </div>
      </Example>
      <Example title="Icon buttons, copy link">
        <div className={styles.row}>
          <IconButton icon="edit" label="Edit" />
          <IconButton icon="search" label="Search" variant="secondary" />
          <IconButton icon="plus" label="Add" variant="primary" round />
          <IconButton icon="trash" label="Remove" variant="danger" />
          <IconButton icon="trash" label="Removing" loading />
          <IconButton icon="close" label="Close" size="small" />
          <IconButton icon="filter" label="Filter" variant="secondary" disabled />
          <CopyLinkButton />
        </div>
      </Example>
      <Example title="Switches: on, off, on its way">
        <div className={styles.row}>
          <Switch label="Shop" isOn said="On" />
          <Switch label="Lotto" isOn={false} said="Off" />
          <Switch label="Draw" isOn={false} said="Off" isBusy />
        </div>
      </Example>
      <Example title="Steppers: in between, at the least, small">
        <div className={styles.row}>
          <Stepper label="Places" count={2} onLess={() => undefined} onMore={() => undefined} />
          <Stepper label="At the least" count={1} onMore={() => undefined} />
          <Stepper label="Small" size="small" count={12} onLess={() => undefined} onMore={() => undefined} />
        </div>
      </Example>
    </Section>
  )
}
