/** What draws notices. Never kept when it failed: the next one who asks tries again. */
export const loadStack = async () => (await import('./notification-stack.tsx')).default

/** For a form that is being filled in: what may have to be said once the connection has gone is fetched before. */
export function foreseeNotices(): void {
  loadStack().catch(() => {})
}
