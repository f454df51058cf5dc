/**
 * Slow is not wrong. A busy machine, or a process that was held up, takes many times what a quiet one takes, and a limit is only there
 * so that what never happens ends some day. What must be quick is measured by the bench.
 */
export const PATIENCE = {
  /** For what a test waits for; shorter than the test, so that the failure says what was waited for. */
  waitMs: 120_000,
  testMs: 180_000,
  /** The first hook of all lays the world that the others copy. */
  hookMs: 300_000,
}

/** Where a test says how long something may take: what is waited for, and the test itself. */
const LIMITS = [
  { of: 'wait', pattern: /\b(?:waitFor|waitUntil|poll|findBy\w+|eventually)\b.*?\btimeout: ([\d_]+)/g },
  { of: 'wait', pattern: /\b(?:waitFor|waitUntil|eventually)\(.*, ([\d_]+)\)$/g },
  { of: 'wait', pattern: /\bPATIENCE = \{ timeout: ([\d_]+)/g },
  { of: 'wait', pattern: /\basyncUtilTimeout: ([\d_]+)/g },
  { of: 'test', pattern: /^\s*\}, ([\d_]+)\)$/g },
  { of: 'test', pattern: /^\s*\{ timeout: ([\d_]+) \},$/g },
  { of: 'test', pattern: /', \{ timeout: ([\d_]+) \}, (?:async )?\(/g },
]

/** Every limit in a file of tests that is shorter than what holds anyway, as `line: what stands there`. */
export function hurriedLimits(source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, at) =>
      !/\d\d\b/.test(line)
        ? []
        : LIMITS.flatMap(({ of, pattern }) =>
            [...line.matchAll(pattern)]
              .filter(
                ([, ms = '']) =>
                  Number(ms.replaceAll('_', '')) < (of === 'wait' ? PATIENCE.waitMs : PATIENCE.testMs),
              )
              .map(() => `${at + 1}: ${line.trim()}`),
          ),
    )
}
