/** What is said after a step, fetched when there is something to say. */
export const loadSayings = () => import('./say-notice.ts')
