/** The lines of no sport in particular, as decoration. */
export function PitchLines({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M0 150H400M0 1H400V299H0zM110 0V58H290V0M110 300V242H290V300M155 0V22H245V0M155 300V278H245V300" />
        <circle cx="200" cy="150" r="52" />
        <path d="M170 58A34 34 0 0 0 230 58M170 242A34 34 0 0 1 230 242" />
      </g>
      <circle cx="200" cy="150" r="4" fill="currentColor" />
    </svg>
  )
}
