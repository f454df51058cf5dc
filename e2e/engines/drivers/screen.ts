import { startTethered } from '../../../scripts/lib/tether.mjs'
import { DidNotStart } from './driver.ts'
import { comes } from './comes.ts'

/** A screen that nobody sees, with a number that is free. */
export async function startScreen(program: string) {
  const screen = startTethered(program, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1280x1024x24',
    '-nolisten',
    'tcp',
    '-noreset',
  ])
  const number = () => /^\d+$/m.exec(screen.output())?.[0]
  if (await comes(() => number() !== undefined, screen)) {
    return { display: `:${number()}`, stop: () => screen.stop() }
  }
  await screen.stop()
  throw new DidNotStart(`Xvfb did not start: ${screen.output().trim()}`)
}
