/** Runs in the page: whether it does something when it is touched, as `openHydrated` waits for it. */
export function answersHand(): boolean {
  const key = Object.keys(document).find((each) => each.startsWith('__reactContainer'))
  const container = key && (document as unknown as Record<string, ReactContainer>)[key]
  const isTakenOver = container ? !container.stateNode.current.memoizedState.isDehydrated : false
  const isAsleep = document.querySelector('#early:not([data-waking])') !== null
  const isEnhanced = Symbol.for('clubhouse.enhanced') in document
  if (!((isTakenOver || isAsleep) && isEnhanced)) return false
  const styles = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  if ([...styles].some(({ sheet, disabled }) => !sheet && !disabled)) return false
  document.body.getBoundingClientRect()
  return document.fonts.status === 'loaded'
}

interface ReactContainer {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}
