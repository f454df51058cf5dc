import { keepBusy } from './latency.ts'
import { wrongPasswords } from './wrong-passwords.ts'

/**
 * Guesses passwords until it is ended, in a process of its own: in the measuring one it would slow down the
 * very clock that it is measured with.
 */
const [origin = '', width = '1'] = process.argv.slice(2)
keepBusy(Number(width), wrongPasswords(origin))
