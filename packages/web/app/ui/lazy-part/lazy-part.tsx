import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../button/button.tsx'
import styles from './lazy-part.module.css'

interface Stages {
  /** Stands there until the part has come. */
  waiting?: ReactNode
  /** Stands there when it did not come: `again` asks for it once more. */
  renderFailed?: (again: () => void) => ReactNode
}

/**
 * A part of a page whose script comes when it is first drawn. React's own `lazy` remembers a failure for good and takes
 * the page around it down, with all that was typed there; here the page stays and the part can be asked for again.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const ask = () =>
    lazy(async () => {
      try {
        return await load()
      } catch (error) {
        latest = ask()
        throw new DidNotCome(error)
      }
    })
  let latest = ask()

  return function LazyPart({
    waiting = null,
    renderFailed = (again) => <PartFailed again={again} />,
    ...props
  }: Props & Stages) {
    const [{ Part, round }, setAsked] = useState({ Part: latest, round: 0 })
    const again = () => setAsked({ Part: latest, round: round + 1 })
    return (
      <Catch key={round} renderFailed={() => renderFailed(again)}>
        <Suspense fallback={waiting}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </Catch>
    )
  }
}

class DidNotCome extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not come', { cause })
  }
}

interface Caught {
  error: Error | null
}

/** Catches a part that did not come, and nothing else: what fails inside it is not for us. */
class Catch extends Component<{ renderFailed: () => ReactNode; children: ReactNode }, Caught> {
  override state: Caught = { error: null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof DidNotCome) return this.props.renderFailed()
    throw error
  }
}

/** May stand in a line of text. */
export function PartFailed({ again }: { again: () => void }) {
  return (
    <span role="alert" className={styles.failed}>
      This part didn’t load. Check your connection.{' '}
      <Button size="small" onClick={again}>
        Try again
      </Button>
    </span>
  )
}
