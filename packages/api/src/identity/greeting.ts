/** What a mail calls somebody whose name it will not repeat. */
const NO_NAME = 'there'

/**
 * The name with which a mail begins. Anybody can sign up with somebody else's e-mail and any name: what a mail
 * programme would turn into a link is not a name, and goes to nobody.
 */
export function greetingName(firstName: string): string {
  return /[/\\:@<>]|\.[\p{L}\p{N}]{2,}|[\r\n]/u.test(firstName) ? NO_NAME : firstName
}
