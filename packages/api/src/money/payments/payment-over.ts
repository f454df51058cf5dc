/** What a payment is once nothing more can become of it. */
const OVER: ReadonlySet<string> = new Set(['succeeded', 'failed', 'cancelled'])

export const isOver = (status: string): boolean => OVER.has(status)
