import { expect, test } from 'vitest'
import { ConfigError } from './environment.ts'
import { refuseOldNode } from './node-version.ts'

test.each([
  ['20.20.2', false],
  ['22.23.3', false],
  ['24.6.0', false],
  ['24.7.0', true],
  ['24.21.0', true],
  ['26.0.0', true],
])(
  'O12: on Node %s a process starts: %s; on an older one everything would be there but signing in',
  (version, isEnough) => {
    const start = () => refuseOldNode(version)
    if (isEnough) expect(start).not.toThrow()
    else
      expect(start).toThrow(
        new ConfigError(`Clubhouse needs Node 24.7 or newer, and this is Node ${version}.`),
      )
  },
)
