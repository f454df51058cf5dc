export interface TermsSection {
  heading: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

/** TERMS-03 to TERMS-07: the figures that the text states. */
export const TERMS_FIGURES = {
  quotationBusinessDays: 20,
  paymentDays: 30,
  liabilityMonths: 12,
  forceMajeureWeeks: 8,
  lotteryAge: 18,
} as const

const { quotationBusinessDays, paymentDays, liabilityMonths, forceMajeureWeeks, lotteryAge } = TERMS_FIGURES

/** TERMS-02 to TERMS-09. Whoever changes a word here changes TERMS_VERSION too: it is stored with each consent. */
export const TERMS_SECTIONS: readonly TermsSection[] = [
  {
    heading: '1. Who these terms bind',
    paragraphs: [
      'These terms are an agreement between three parties. “The Supplier” is the operator of this installation of Clubhouse. “The Club” is the sports club, association or governing body that uses it. “You” are the person who visits a site, opens an account or buys something there.',
      'Sections 2 to 9 are the contract between the Supplier and the Club. Sections 10 to 14 govern what you do on a Club’s site. Sections 15 to 17 apply to everyone.',
    ],
  },
  {
    heading: '2. What the Supplier provides',
    paragraphs: [
      'The Supplier gives the Club the use of the Clubhouse software as a hosted service: a website, membership and its renewals, a shop, lotteries and draws, and the tools to run them, to the extent that the Club has ordered them.',
      'The Supplier provides the service with reasonable skill and care, keeps it secure and backed up, and gives fair notice of planned work that interrupts it. The Supplier may improve the service at any time and will not take away a function that the Club pays for without agreeing a fair reduction.',
    ],
  },
  {
    heading: '3. Quotations and orders',
    paragraphs: [
      `A quotation by the Supplier is valid for ${quotationBusinessDays} business days from its date, unless the quotation itself says otherwise. A business day is any day other than a Saturday, a Sunday or a public holiday in Ireland.`,
      'A contract comes about when the Club accepts a valid quotation in writing, or when the Supplier confirms the Club’s order, whichever comes first. Terms printed on a Club’s own order form do not apply.',
    ],
  },
  {
    heading: '4. Fees and payment',
    paragraphs: [
      `Fees are those of the accepted quotation and are stated without VAT, which is added at the rate then in force. Invoices are payable within ${paymentDays} days of the date of the invoice.`,
      'If an invoice is overdue the Supplier may charge interest under the European Communities (Late Payment in Commercial Transactions) Regulations and, after a written reminder that allows a further 14 days, may suspend the service until it is paid. An amount that the Club disputes in good faith may be held back until the dispute is settled; the rest is payable.',
    ],
  },
  {
    heading: '5. What the Club is responsible for',
    paragraphs: [],
    points: [
      'The Club is responsible for what it publishes, for what it offers for sale and for carrying out what it has sold.',
      'The Club keeps its list of administrators up to date and sees that each has an account of their own.',
      'The Club holds the licences, registrations and insurance that its activities need, including any that the law requires for a lottery.',
      'The Club does not use the service to send unlawful messages or to store what has nothing to do with its activities.',
    ],
  },
  {
    heading: '6. Data protection and confidentiality',
    paragraphs: [
      'For the personal data of its members the Club is the controller and the Supplier is its processor. The Supplier processes that data only on the Club’s documented instructions, keeps it confidential, protects it by suitable technical and organisational measures, helps the Club to answer requests of the people concerned, reports a breach without undue delay, and returns or erases the data when the contract ends.',
      'Each party keeps the other’s confidential information to itself and uses it only to perform the contract. This continues for three years after the contract has ended, and for personal data as long as it is held.',
    ],
  },
  {
    heading: '7. Rights in software and content',
    paragraphs: [
      'The Clubhouse software is used under its own licence. Crests, names, words and pictures that the Club brings remain the Club’s or belong to the people who made them; the Club grants the Supplier the right to store and show them for as long as the service runs.',
    ],
  },
  {
    heading: '8. Liability between the Supplier and the Club',
    paragraphs: [
      `The total liability of either party to the other in connection with the contract, whether in contract, tort (including negligence) or otherwise, is limited to the fees paid and payable for the ${liabilityMonths} months before the event that gave rise to the claim. Neither party is liable for loss of profit, of goodwill or of anticipated savings, or for any indirect loss.`,
      'Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, for the duty to pay the fees, or for anything for which liability may not be limited by law.',
    ],
  },
  {
    heading: '9. Events beyond control, and the end of the contract',
    paragraphs: [
      `Neither party is in breach for as long as an event beyond its reasonable control (force majeure) prevents it from performing, provided that it tells the other without delay and does what it reasonably can to limit the effects. If the event lasts for more than ${forceMajeureWeeks} weeks, either party may terminate the contract by written notice; fees paid for the time after that are refunded.`,
      'Either party may terminate with immediate effect if the other commits a material breach and does not remedy it within 30 days of being asked in writing, or becomes insolvent. For 60 days after the end the Club may export its data; after that the Supplier erases it, except for what the law requires it to keep.',
    ],
  },
  {
    heading: '10. Your account',
    paragraphs: [
      'Give true details, and only about people for whom you may speak, such as your own children. Keep your password to yourself, and tell the Club at once if you think someone else is using your account. One account is for one adult.',
      'You may close your account at any time. The Club or the Supplier may suspend an account that is used unlawfully or that puts others at risk.',
    ],
  },
  {
    heading: '11. What you buy from a Club',
    paragraphs: [
      'When you join, buy, enter or donate on a Club’s site, your contract is with that Club and not with the Supplier. The price, what is included, how payments are spread and how you may cancel are shown before you pay. If you buy as a consumer you have the rights that consumer law gives you; nothing in these terms takes them away.',
    ],
  },
  {
    heading: '12. Lotto and draws',
    paragraphs: [
      `A lottery or draw on a Club’s site is promoted by the Club under its own licence. These rules apply to every entry.`,
    ],
    points: [
      `Players must be ${lotteryAge} years of age or over. An entry by a younger person is void, and no prize is paid on it.`,
      'An entry takes part in a draw only if it was paid for before that draw closed. If a payment fails, the entry is not in the draw.',
      'The cost of an entry is not refundable by the Supplier. Any refund is a matter for the Club, which decides on it and pays it.',
      'The Club carries out the draw, publishes its result and pays the prizes. The result as published by the Club is final, except for an obvious error.',
      'An entry that renews itself continues until you stop it; stopping takes effect from the next draw that has not been paid for.',
      'An unclaimed prize is kept for 90 days and is then added to the next jackpot or given to the purposes of the Club.',
      'Members of the committee that supervises a draw, and the people who carry it out, may not take part in it.',
    ],
  },
  {
    heading: '13. Using the sites',
    paragraphs: [
      'You may read the sites, share links to them and print what you need. You may not try to break them, to reach what is not meant for you, to collect the names of members, or to publish a picture of a child without the consent of a parent or guardian.',
    ],
  },
  {
    heading: '14. The Supplier’s liability to you',
    paragraphs: [
      'The Supplier keeps the sites running with reasonable care but cannot promise that they are never interrupted. Towards you as a consumer the Supplier is liable as the law provides, and nothing here excludes liability that the law does not allow to be excluded.',
    ],
  },
  {
    heading: '15. Changes to these terms',
    paragraphs: [
      'These terms have a version, which is stored together with the time at which you accepted it. If they change in a way that matters to you, you are told before the change takes effect and may close your account. What you have bought remains subject to the version that you accepted.',
    ],
  },
  {
    heading: '16. Complaints',
    paragraphs: [
      'Tell the Club first: most matters are settled there. What concerns the platform is passed on to the Supplier, who answers within ten business days.',
    ],
  },
  {
    heading: '17. Governing law',
    paragraphs: [
      'These terms, and any dispute arising out of or in connection with them, are governed by the law of Ireland. The courts of Ireland have jurisdiction. If you are a consumer who lives in another country, you keep the protection that the mandatory rules of that country give you and may also sue there.',
      'If a provision of these terms is found to be invalid, the others remain in force.',
    ],
  },
]

/** Which text of the Terms and Conditions stands; stored with each acceptance. */
export const TERMS_VERSION = '2026-11-16'
