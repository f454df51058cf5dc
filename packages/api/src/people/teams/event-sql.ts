/** Parts of statements about events; `e` is the event and `g` its team. */

/** $1 the club, $2 who asks, $3 whether they see all: anybody else sees the teams of today that they look after. */
export const MANAGED = `exists (select from group_managers k where k.club_id = $1 and k.group_id = g.id and k.user_id = $2::uuid)`

export const SEEN = `g.archived_at is null and ($3::boolean or ${MANAGED})`

export const FACTS = `'event_id', e.id, 'group_id', e.group_id, 'team', g.name, 'kind', e.kind, 'starts_at', iso(e.starts_at),
  'ends_at', iso(e.ends_at), 'meets_at', iso(e.meets_at), 'place', e.place, 'note', e.note, 'opponent', e.opponent,
  'is_home', e.is_home, 'competition', e.competition, 'our_score', e.our_score, 'their_score', e.their_score,
  'is_off', e.off_at is not null, 'off_reason', e.off_reason`

/** Of players who are in the team today: whoever left it counts no more. */
export const COUNTS = `(select json_build_object('players', count(*)::int, 'coming', (count(*) filter (where a.is_coming))::int,
    'not_coming', (count(*) filter (where not a.is_coming))::int, 'here', (count(*) filter (where a.is_here))::int)
  from group_members b left join team_event_players a
    on a.club_id = b.club_id and a.event_id = e.id and a.member_id = b.member_id
  where b.club_id = e.club_id and b.group_id = e.group_id)`

/** Until when it counts as what is next: its end, or two hours where nobody said. */
export const ENDS = `coalesce(e.ends_at, e.starts_at + interval '2 hours')`

export const FROM = 'team_events e join groups g on g.club_id = e.club_id and g.id = e.group_id'
