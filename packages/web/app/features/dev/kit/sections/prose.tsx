import { Section } from '../section.tsx'

/** What the editor's sanitised HTML looks like. */
const ARTICLE = `
<p>The harbour was still dark when the first cars turned into Strand Road. By nine there were <a href="#prose">forty
parents</a>, three flasks and one very patient referee.</p>
<h2>How the day went</h2>
<p>Two draws, then a win that nobody who was there will stop talking about before Christmas.</p>
<ul><li>Fiadh in goal, four saves</li><li>Oisín from thirty metres<ul><li>with his weaker foot</li></ul></li></ul>
<blockquote><p>We told them to enjoy it. They took us at our word.</p></blockquote>
<h3>Results</h3>
<table><thead><tr><th>Match</th><th>Score</th><th>Scorers</th></tr></thead>
<tbody><tr><td>Carrow</td><td>1–1</td><td>Hallaran</td></tr><tr><td>Skerrin</td><td>2–1</td><td>Hallaran, Marrin</td></tr></tbody></table>
<ol><li>Bring boots</li><li>Bring water</li></ol>`

export function Prose() {
  return (
    <Section
      id="prose"
      title="Prose"
      about="Text from club editors: eighteen pixels, sixty-six characters wide."
    >
      <div className="prose" dangerouslySetInnerHTML={{ __html: ARTICLE }} />
    </Section>
  )
}
