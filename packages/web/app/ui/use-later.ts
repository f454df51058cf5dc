import { type ComponentType, useState } from 'react'
import { reportFailure } from './notifications/report-failure.ts'

/**
 * A part of the page whose file is fetched when it is first wanted. Without a connection it does not come: then the page
 * stays as it is, a notice says why, and the next wish tries again.
 */
export function useLater<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)

  async function fetchPart(): Promise<void> {
    try {
      const { default: fetched } = await load()
      setPart(() => fetched)
    } catch {
      reportFailure({ status: 0 })
    }
  }

  return { Part, fetchPart }
}
