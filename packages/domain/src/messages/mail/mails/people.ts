/**
 * `person` is empty where the reader is them (`is_own`), or may be a stranger; `path` is the page of the club's website where it
 * takes messages, or its first.
 */
export type ClubErasure = {
  first_name: string
  is_own: boolean
  person: string
  path: string
}

/** Mails about members, teams and what is known of somebody. */
export type PeopleMail =
  /** To whoever looks after a child that is eighteen now; `path` is the child's page in my account. */
  | {
      template: 'eighteen-today'
      payload: { first_name: string; person: string; path: string; opening?: string }
    }
  /** To a family whose player is in a team: `day`, `times` and `meets` as they are read, `yes` and `no` lead to a page that asks once more. */
  | {
      template: 'team-asked'
      payload: {
        first_name: string
        people: string[]
        team: string
        what: string
        day: string
        times: string
        meets: string | null
        place: string
        note: string
        yes: string
        no: string
        until: string
      }
    }
  /** A match or training is off; `said` is whole sentences of ours with the coach’s reason in them. */
  | { template: 'team-off'; payload: { first_name: string; team: string; said: string; until: string } }
  /** To whoever signed somebody up for the first time; `plans` as they are called. */
  | {
      template: 'member-welcome'
      payload: { first_name: string; members: string[]; plans: string[]; opening?: string }
    }
  /** Somebody will be erased on `day`, as it is read, unless they sign in and keep the account. */
  | { template: 'erasure-asked'; payload: { first_name: string; day: string; link: string } }
  /** To whom it is about, or of a child to whoever acts for it: their club was asked to erase them on `day`, and takes `along` others. */
  | {
      template: 'club-erasure-asked'
      payload: ClubErasure & { day: string; has_account: boolean; along: number; ends_plan: boolean }
    }
  | { template: 'club-erasure-stopped'; payload: ClubErasure }
  /** To each owner of a club: `by` opened the medical notes of a team at one press. Never whose they are, or what they say. */
  | {
      template: 'team-emergency'
      payload: {
        first_name: string
        by: string | null
        team: string
        notes: number
        at: string
        link: string
      }
    }
