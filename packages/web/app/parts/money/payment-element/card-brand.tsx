import type { ReactNode } from 'react'
import styles from './payment-element.module.css'

/** DATA-64: drawn here, so that no picture has to come from elsewhere. */
const PICTURES: Readonly<Record<string, { name: string; picture: ReactNode }>> = {
  visa: {
    name: 'Visa',
    picture: (
      <>
        <rect width="44" height="28" rx="4" fill="#1a1f71" />
        <text
          x="22"
          y="19"
          textAnchor="middle"
          fontSize="13"
          fontStyle="italic"
          fontWeight="700"
          fill="#ffffff"
        >
          VISA
        </text>
      </>
    ),
  },
  mastercard: {
    name: 'Mastercard',
    picture: (
      <>
        <rect width="44" height="28" rx="4" fill="#16181d" />
        <circle cx="18" cy="14" r="8" fill="#eb001b" />
        <circle cx="26" cy="14" r="8" fill="#f79e1b" />
        <path d="M22 7.1a8 8 0 0 1 0 13.8a8 8 0 0 1 0-13.8" fill="#ff5f00" />
      </>
    ),
  },
  amex: {
    name: 'American Express',
    picture: (
      <>
        <rect width="44" height="28" rx="4" fill="#016fd0" />
        <text x="22" y="18" textAnchor="middle" fontSize="10" fontWeight="700" fill="#ffffff">
          AMEX
        </text>
      </>
    ),
  },
  diners_club: {
    name: 'Diners Club',
    picture: (
      <>
        <rect width="44" height="28" rx="4" fill="#ffffff" stroke="#7a8594" />
        <circle cx="22" cy="14" r="9" fill="#0079be" />
        <path d="M19 8.3a6.4 6.4 0 0 0 0 11.4zM25 8.3a6.4 6.4 0 0 1 0 11.4z" fill="#ffffff" />
      </>
    ),
  },
}

const PLACEHOLDER = {
  name: 'Card',
  picture: (
    <>
      <rect x="0.5" y="0.5" width="43" height="27" rx="4" fill="none" stroke="currentColor" />
      <path d="M1 9h42M6 20h10" stroke="currentColor" strokeWidth="2" />
    </>
  ),
}

/** ORDER-03: the placeholder for any other brand. */
export function CardBrand({ brand }: { brand: string }) {
  const { name, picture } = (Object.hasOwn(PICTURES, brand) && PICTURES[brand]) || PLACEHOLDER
  return (
    <svg className={styles.picture} viewBox="0 0 44 28" width="44" height="28" role="img" aria-label={name}>
      {picture}
    </svg>
  )
}
