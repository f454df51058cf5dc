// What npm run verify-draw does, in the Node that reads our sources.
import { readFileSync } from 'node:fs'
import { DrawProof } from '@clubhouse/contract/selling/draw-proof'
import { verifyProof } from '@clubhouse/domain/selling/lottery/draw/verify-proof'

const CHECKS = {
  seal: 'The secret fits the seal that was published before',
  list: 'The list fits its fingerprint',
  luck: 'The luck came from where the list says',
  result: 'Secret, list and luck give this result',
}

/** @param {string} text */
const say = (text) => void process.stdout.write(`${text}\n`)

/** @param {string} path */
function readProof(path) {
  try {
    return DrawProof.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? null
  } catch {
    return null
  }
}

const [path] = process.argv.slice(2)
const proof = path ? readProof(path) : null
if (!path) {
  say('Usage: npm run verify-draw -- FILE   (the proof.json of a draw)')
  process.exitCode = 2
} else if (!proof) {
  say(`${path} is not the file of a draw.`)
  process.exitCode = 2
} else {
  const { isRight, checks, drawn } = await verifyProof(proof)
  say(`${proof.product.name}, draw ${proof.number} of ${proof.draws_at}, ${proof.entries.length} entries`)
  for (const [name, isGood] of Object.entries(checks))
    say(`${isGood ? '  right ' : '  WRONG '} ${CHECKS[/** @type {keyof typeof CHECKS} */ (name)]}`)
  if (proof.beacon?.is_demo)
    say('  note   This is the demo’s own beacon: it shows how it works and proves nothing.')
  if (proof.drum)
    say('  note   A drum was used: what two people read is in the file, and no computer can check it.')
  say(isRight ? `Everything matches. Drawn: ${drawn.join(', ')}` : 'This does not match.')
  process.exitCode = isRight ? 0 : 1
}
