/** Words that say what a club is, not which: leagues write them, shorten them or leave them out. */
const KINDS = new Set(
  'fc afc cfc rfc hc lhc cc gaa gac clg football soccer hockey rugby club cumann peil'.split(' '),
)

/** Words that say which of a club's teams plays. */
const SQUADS = new Set(
  [
    'a b c d e f i ii iii iv v first second third fourth firsts seconds thirds fourths team squad',
    'senior seniors junior juniors minor minors youth youths reserve reserves academy veterans vets masters over under',
    'men mens women womens ladies lady boys girls mixed male female',
    'red reds blue blues green greens white whites black gold yellow orange amber navy maroon',
  ].flatMap((words) => words.split(' ')),
)

/** "u12", "12s", "2", "2nds", "o35". */
const GRADE = /^[uo]?\d{1,2}(?:s|st|nd|rd|th|sts|nds|rds|ths)?$/

/**
 * Whether a provider's name of a team means our club: "Testford Rovers", "Testford Rovers FC" and "Testford Rovers
 * U12" are teams of Testford Rovers FC, "Testford Celtic" and "Testford Rovers Supporters" are not.
 */
export function isOwnTeam(clubName: string, teamName: string): boolean {
  const others = wordsBesideClub(clubName, teamName)
  return others !== null && others.every((word) => SQUADS.has(word) || GRADE.test(word))
}

/** What a team's name says beside the club's: "u12", "girls". */
export const teamWords = (clubName: string, teamName: string): string[] =>
  wordsBesideClub(clubName, teamName) ?? wordsOfTeam(teamName)

/** Null where the name is not the club's. */
function wordsBesideClub(clubName: string, teamName: string): string[] | null {
  const club = wordsOfTeam(clubName)
  const team = wordsOfTeam(teamName)
  if (club.length === 0) return null
  const start = team.findIndex((_, at) => club.every((word, i) => team[at + i] === word))
  return start === -1 ? null : [...team.slice(0, start), ...team.slice(start + club.length)]
}

export function wordsOfTeam(name: string): string[] {
  const folded = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // "F.C." and "U-12" are one word, "O'Neill's" too; anything else parts words.
    .replace(/(?<=\b\p{L})[.-](?=[\p{L}\d])|['’]/gu, '')
  const words = folded.match(/[\p{L}\d]+/gu) ?? []
  return words.filter((word) => !KINDS.has(word))
}
