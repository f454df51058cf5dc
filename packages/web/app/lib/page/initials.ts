/** By letters, not by halves of one. */
export function initialsOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-IE')
}
