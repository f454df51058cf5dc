import type { Story } from '../../story.ts'

export const newTurf: Story = {
  type: 'News',
  title: 'New turf',
  daysAgo: 19,
  image: 'new-turf',
  summary:
    'The new playing surface at Shore Road is down, watered and marked. It is faster, it is blue, and it needs different shoes.',
  content: (days) => `
<p>The old carpet is gone. It was laid in 2008, had a life of ten years and lasted for nearly twice that, and by the end the top left-hand corner had a hill in it. The new surface was finished on ${days.last('Wednesday')}, and the first teams have already been on it.</p>
<h2>What is different</h2>
<ul>
<li><strong>It is blue.</strong> The ball is easier to follow, for players and for the people watching, and the lines are easier to see under lights.</li>
<li><strong>It is faster.</strong> A pass that used to stop now arrives. Give it a week before you judge your own touch.</li>
<li><strong>It needs less water.</strong> The old one took 18,000 litres before a match. This one takes 7,000, and nearly all of it comes off the pavilion roof.</li>
</ul>
<h2>Shoes</h2>
<p>Hockey or astro shoes with small rubber dimples only. No studs, no blades and no running shoes that have been anywhere near a field. There is a brush at the gate and we ask you to use it in both directions.</p>
<h2>What it cost</h2>
<table>
<thead><tr><th>Source</th><th>Amount</th></tr></thead>
<tbody>
<tr><td>Facilities grant</td><td>£120,000</td></tr>
<tr><td>Club sinking fund, since 2008</td><td>£64,500</td></tr>
<tr><td>Members’ loan notes</td><td>£30,000</td></tr>
<tr><td>Inishvarn Lotto</td><td>£9,800</td></tr>
<tr><td>Total</td><td>£224,300</td></tr>
</tbody>
</table>
<p>We have begun to put £14,000 a year aside again, so the committee can sleep at night when this one wears out.</p>
<blockquote><p>I played on the gravel, then on the sand, then on the green one. I am sixty-one, and I have asked for ten minutes on this.</p></blockquote>
<p>That’s Moira Hallett, vice-captain of the thirds, and she’ll get them. The official opening is on ${days.next('Saturday', 2)} at 13:00, with a short match between club members past and present. If you wore the ink and coral at any time since 1931, come and be counted.</p>
<p>Bits of the old pitch, cut to the size of a doormat, can be had for £10 from Callum Vesey at <a href="mailto:grounds@inishvarn.example">grounds@inishvarn.example</a>. You can read more about the pitch on the <a href="/pages/grounds">Grounds page</a>.</p>
`,
}
