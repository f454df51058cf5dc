import { useEffect, useState } from 'react'
import { loadStack } from './load-stack.ts'
import { useClearOnRoute, useNotifications } from './use-notifications.ts'

/** A notice about a lost connection waits for one, should its own file not be here yet. */
const RETRY_MS = 3000

/** Stands once in the root. The stack itself is loaded with the first notice, or before by who foresees one. */
export function NotificationHost() {
  const list = useNotifications()
  const [Stack, setStack] = useState<Awaited<ReturnType<typeof loadStack>> | null>(null)
  const [tries, setTries] = useState(0)
  const isWanted = list.length > 0 && Stack === null
  useClearOnRoute()

  useEffect(() => {
    if (!isWanted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    loadStack().then(
      (loaded) => setStack(() => loaded),
      () => (timer = setTimeout(() => setTries(tries + 1), RETRY_MS)),
    )
    return () => clearTimeout(timer)
  }, [isWanted, tries])

  return Stack && list.length > 0 ? <Stack list={list} /> : null
}
