/** Who did something in a club, as the club reads it: expressions for its statements. */

export const personName = (alias: string): string =>
  `nullif(trim(concat_ws(' ', ${alias}.first_name, ${alias}.last_name)), '')`

interface Deed {
  club: string
  user: string
  at: string
}

/** Whoever works for the platform is none of the club's people: named as they called themselves when they came in. */
export const nameOfVisitor = ({ club, user, at }: Deed): string =>
  `(select v.person || ' of the platform' from platform_entries v
    where v.club_id = ${club} and v.user_id = ${user} and v.entered_at <= ${at} order by v.entered_at desc limit 1)`

/** Somebody of the club (`alias` of `users`), or of the platform who was there; null for whoever has left. */
export const actorName = (alias: string, deed: Deed): string =>
  `coalesce(${personName(alias)}, ${nameOfVisitor(deed)})`
