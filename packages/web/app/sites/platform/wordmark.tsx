/** Clubhouse, drawn: a roof over a ball, and nine letters of one stroke. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 150 24" width="175" height="28" role="img" aria-label="Clubhouse">
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M3 12.5 13 4l10 8.5V21H3z" />
        <path d="M42.5 11.5A5 5 0 1 0 42.5 18.5M49 4V20M54 10V15.5A4.5 4.5 0 0 0 63 15.5V10M63 15V20" />
        <path d="M68.5 4V20M68.5 15A5 5 0 1 1 78.5 15A5 5 0 1 1 68.5 15" />
        <path d="M84 4V20M84 14.5A4.5 4.5 0 0 1 93 14.5V20M98 15A5 5 0 1 1 108 15A5 5 0 1 1 98 15" />
        <path d="M113.5 10V15.5A4.5 4.5 0 0 0 122.5 15.5V10M122.5 15V20" />
        <path d="M133 11.4C131.4 9.5 127.4 9.7 127.4 12.4C127.4 15.5 133.4 14.4 133.4 17.5C133.4 20.4 128.9 20.7 127 18.5" />
        <path d="M137.5 15H147.3A5 5 0 1 0 145.9 18.6" />
      </g>
      <circle cx="13" cy="15" r="2.6" fill="currentColor" />
    </svg>
  )
}
