/** SQL: plans of a club, each with its programme; the last ones of a season that is over come after those that are on sale. */
export const PLANS_BY_NAME = `
  select p.id, p.name, g.title as programme, p.is_active from products p
  join plans l on l.club_id = p.club_id and l.id = p.id
  join programs g on g.club_id = l.club_id and g.id = l.program_id
  where p.club_id = $1 and p.type = 'Plan'`
