interface Step {
  /** What stands in the address for an id. */
  path: string
  body?: object
  /** What the next steps need of the answer. */
  learn?: (reply: Record<string, unknown>) => void
}

/** Calls of a capability that change something of the club, in an order in which they can be made, by the names of their endpoints. */
export type AuditedSteps = Record<string, () => Step | Promise<Step>>
