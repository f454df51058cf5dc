/** One line of the result: what was measured, against what, and whether it is good enough. */
export interface Row {
  what: string
  measured: string
  against: string
  target: string
  isMet: boolean
}

export function ratioRow(what: string, ours: number, baseline: number, least: number, unit: string): Row {
  const ratio = baseline === 0 ? 0 : ours / baseline
  return {
    what,
    measured: `${(ratio * 100).toFixed(0)} % (${Math.round(ours)} ${unit})`,
    against: `${Math.round(baseline)} ${unit}`,
    target: `at least ${least * 100} %`,
    isMet: ratio >= least,
  }
}

export function limitRow(what: string, value: number, most: number, unit: string, against = ''): Row {
  const text = Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 1)
  return {
    what,
    measured: `${text} ${unit}`,
    against,
    target: `at most ${most} ${unit}`,
    isMet: value <= most,
  }
}

export function tableOf(rows: Row[]): string {
  const lines = rows.map((row) => {
    return `| ${row.what} | ${row.measured} | ${row.against} | ${row.target} | ${row.isMet ? 'yes' : 'NO'} |`
  })
  return ['| What | Measured | Baseline | Target | Met |', '|---|---|---|---|---|', ...lines].join('\n')
}
