import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { loadStack } from './load-stack.ts'
import { useClearOnRoute, useNotifications } from './use-notifications.ts'

type Stack = ComponentType<ComponentProps<Awaited<ReturnType<typeof loadStack>>>>

/** A notice about a lost connection waits for one, should its own file not be here yet. */
const RETRY_MS = 3000

/** Stands once in the root. The stack itself is loaded with the first notice, or before by who foresees one. */
export function NotificationHost() {
  const list = useNotifications()
  useClearOnRoute()
  const Stack = useStack(list.length > 0)
  return Stack && list.length > 0 ? <Stack list={list} /> : null
}

function useStack(isWanted: boolean): Stack | null {
  const [Stack, setStack] = useState<Stack | null>(null)
  useEffect(() => {
    if (!isWanted || Stack) return
    let timer: ReturnType<typeof setTimeout>
    const fetchIt = () =>
      loadStack().then(
        (loaded) => setStack(() => loaded),
        () => (timer = setTimeout(fetchIt, RETRY_MS)),
      )
    void fetchIt()
    return () => clearTimeout(timer)
  }, [isWanted, Stack])
  return Stack
}
