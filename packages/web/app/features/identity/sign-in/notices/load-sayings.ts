/** What is said after a step, fetched when there is something to say. */
export const loadSayings = () => import('./say-notice.ts')

/** What the browser keeps of a visitor is forgotten far more often than anything is said: the words stay away. */
export const loadForgetting = () => import('./forget-visitor.ts')
