/** An e-mail that its owner knows again and nobody else learns: "b•••@home.example". */
export function hiddenEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}•••${email.slice(at)}`
}
