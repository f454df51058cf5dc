export const SHOW_PASSKEY = {
  use: 'Use your passkey',
  notUsed: 'No passkey was used. You can try again.',
  failed: 'That passkey didn’t work. Please try again.',
  how: 'You have no passkey yet. Add one: your phone or computer keeps it for you, and you unlock it as you unlock the device.',
  add: 'Add a passkey',
  notHere: 'This browser can’t use passkeys. Please try another one, or your phone.',
} as const
