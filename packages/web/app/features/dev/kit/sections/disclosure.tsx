import { useState } from 'react'
import { Accordion, AccordionItem } from '#ui/accordion/accordion.tsx'
import { Card } from '#ui/card/card.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { ExpandablePanel } from '#ui/expandable-panel/expandable-panel.tsx'
import styles from '../dev-ui.module.css'
import { Example, Section } from '../section.tsx'

const SPONSORS = [
  'Harbour Bakery',
  'Murrin Motors',
  'Cove Credit',
  'Northlight',
  'Tern & Tide',
  'Quay Pharmacy',
]

export function Disclosure() {
  const [height, setHeight] = useState<number>()
  return (
    <>
      <Section
        id="accordion"
        title="Accordion"
        about="Native details: they open before any script, and an address can point at one."
      >
        <Accordion>
          <AccordionItem slug="who-may-join" title="Who may join?" group="faq" defaultOpen>
            <p>Everyone from five years up. Children need a guardian’s consent, which the form asks for.</p>
          </AccordionItem>
          <AccordionItem slug="what-does-it-cost" title="What does it cost?" group="faq" aside="from €40">
            <p>It depends on the plan. Families pay less from the second child.</p>
          </AccordionItem>
          <AccordionItem slug="when-is-training" title="When is training?" group="faq">
            <p>Tuesdays and Thursdays at 19:30, under lights from October.</p>
          </AccordionItem>
        </Accordion>
      </Section>
      <Section
        id="panel"
        title="Expandable panel"
        about="Content over 496px is folded; the panel tells how tall it really is."
      >
        <ExpandablePanel onTall={setHeight}>
          <div className="prose">
            {Array.from({ length: 9 }, (_, at) => (
              <p key={at}>
                Paragraph {at + 1}. The pitch was lifted in May and laid again in June, with new drainage
                under the far goal, where generations of keepers had stood in water. The volunteers who
                carried the sods are thanked here by name, which takes a while, and that is the point of this
                panel.
              </p>
            ))}
          </div>
        </ExpandablePanel>
        <p className={styles.output}>{height ? `Full height: ${height}px` : 'Not measured yet'}</p>
      </Section>
      <Section
        id="carousel"
        title="Carousel"
        about="A list that scrolls and snaps. No autoplay; arrows only where something is hidden."
      >
        <Example title="Six, two or four at once">
          <Carousel label="Sponsors" perView={{ small: 2, large: 4 }}>
            {SPONSORS.map((name) => (
              <div key={name} className={styles.slide}>
                {name}
              </div>
            ))}
          </Carousel>
        </Example>
        <Example title="Two: no arrows">
          <Carousel label="Main sponsors" perView={{ small: 2, large: 4 }}>
            {SPONSORS.slice(0, 2).map((name) => (
              <div key={name} className={styles.slide}>
                {name}
              </div>
            ))}
          </Carousel>
        </Example>
      </Section>
      <Section
        id="cards"
        title="Cards"
        about="A hairline around things that belong together; one link can take the whole card."
      >
        <div className={styles.pair}>
          <Card as="article" linked>
            <div className={styles.cardPicture} />
            <div className={styles.cardText}>
              <h3>
                <a href="#cards" data-card-link>
                  New floodlights on the top pitch
                </a>
              </h3>
              <p>Evening training returns after eleven years of borrowed car headlights.</p>
            </div>
          </Card>
          <Card padded raised>
            <h3>Raised</h3>
            <p>For asides and summaries beside the main thing.</p>
          </Card>
        </div>
      </Section>
    </>
  )
}
