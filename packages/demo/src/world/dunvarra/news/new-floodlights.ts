import type { Story } from '../../story.ts'

export const newFloodlights: Story = {
  type: 'News',
  title: 'New floodlights',
  daysAgo: 6,
  image: 'new-floodlights',
  summary:
    'Four new masts go live on the main pitch this week. They use less than half the power of the old lamps and keep the light on the grass, not in the neighbours’ bedrooms.',
  content: (days) => `
<p>After three years of raffles, two grant applications and one very long planning file, the main pitch has new lights. We switch them on at 19:00 on ${days.next('Friday')}, and everyone is welcome to come down and see it.</p>
<p>The old lamps went up in 1996 and had been kept going with parts from other clubs’ old lamps. In the last winter we lost eleven training nights to failures. The new ones are LED, on four 15-metre masts, and can be set to one of three levels, so a training night costs us about €4 in power where it used to cost €11.</p>
<h2>Who pays for them</h2>
<table>
<thead><tr><th>Source</th><th>Amount</th></tr></thead>
<tbody>
<tr><td>Sports capital grant</td><td>€58,000</td></tr>
<tr><td>Rovers Lotto, three seasons</td><td>€21,400</td></tr>
<tr><td>Credit union loan over five years</td><td>€15,000</td></tr>
<tr><td>Dinner dance and church-gate collection</td><td>€6,750</td></tr>
<tr><td>Total</td><td>€101,150</td></tr>
</tbody>
</table>
<p>Treasurer Tadhg Marrin will put the full account on the noticeboard and answer questions about it on the night.</p>
<h2>What changes for teams</h2>
<ul>
<li>Training on the main pitch can run until 21:30 from Monday to Thursday. Lights go off at 21:45, whatever the score.</li>
<li>The under-14s and under-16s get the pitch on Tuesdays; seniors keep Wednesday; the women’s team moves from the astro to Thursday.</li>
<li>Evening cup matches can be played at home again for the first time since 2019.</li>
</ul>
<h2>For the neighbours</h2>
<p>The lamps are shielded and tilted, and a survey after the switch-on will measure the light at the nearest houses on Quay Road and Chapel Lane. If the light reaches your windows, tell <a href="mailto:orla@dunvarra.example">Orla Fennick</a> and we’ll have the angle changed.</p>
<blockquote><p>My first training session here was lit by the headlights of a bread van. I think we’ve moved on.</p></blockquote>
<p>That’s club president Mossie Kinravey, who will press the button. He’s 84 and has asked for no countdown. Tea and sandwiches in the clubhouse afterwards; the pitch and the masts are described on the <a href="/pages/grounds">Grounds page</a>.</p>
`,
}
