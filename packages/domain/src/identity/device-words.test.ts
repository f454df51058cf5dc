import { expect, test } from 'vitest'
import { deviceInWords } from './device-words.ts'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

test.each([
  { agent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36`, words: 'Chrome on Windows' },
  {
    agent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/142.0`,
    words: 'Edge on Windows',
  },
  {
    agent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`,
    words: 'Safari on iPhone',
  },
  {
    agent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    words: 'Chrome on iPhone',
  },
  {
    agent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.1 Safari/605.1.15`,
    words: 'Safari on Mac',
  },
  {
    agent: `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${BLINK.replace('Chrome', 'SamsungBrowser/27.0 Chrome')} Mobile Safari/537.36`,
    words: 'Samsung Internet on Android',
  },
  {
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    words: 'Firefox on Linux',
  },
  { agent: 'curl/8.9', words: null },
  { agent: '', words: null },
  { agent: undefined, words: null },
  { agent: `${'x'.repeat(501)} Firefox/1 Linux`, words: null },
])('$words', ({ agent, words }) => {
  expect(deviceInWords(agent)).toBe(words)
})
