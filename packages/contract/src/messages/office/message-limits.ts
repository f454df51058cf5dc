/** Beside the schemas, so that a page need not load them. */
export const MESSAGE_LIMITS = { answer: 5000 } as const

/** Not read yet, not done yet, not done and the caller's own, not done and not answered, done. */
export const MESSAGE_STATES = ['unread', 'open', 'mine', 'waiting', 'done'] as const
