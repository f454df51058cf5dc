import type { Story } from '../../story.ts'

export const fees: Story = {
  type: 'Page',
  title: 'Fees',
  daysAgo: 60,
  image: 'registration-opens',
  summary: 'What membership costs this season, what you get for it, and how to pay in parts.',
  content: (days) => `
<p>These are the prices for the ${days.season()} season. They were agreed by the members at the annual general meeting and are the same whether you pay on the site or in the clubhouse.</p>
<h2>Membership</h2>
<table>
<thead><tr><th>Membership</th><th>Price</th><th>How you can pay</th></tr></thead>
<tbody>
<tr><td>Senior player</td><td>€180</td><td>In full or 6 monthly payments</td></tr>
<tr><td>Student player</td><td>€90</td><td>In full</td></tr>
<tr><td>Social member</td><td>€40</td><td>In full</td></tr>
<tr><td>Little Rovers U6</td><td>Free</td><td>–</td></tr>
<tr><td>Juvenile U8–U12</td><td>€110</td><td>In full or 4 monthly payments</td></tr>
<tr><td>Youth U13–U18</td><td>€130</td><td>In full or in instalments; the later you join, the fewer there are</td></tr>
</tbody>
</table>
<h2>Families</h2>
<ul>
<li><strong>Family pack, €320:</strong> one or two adults and one to four children, whatever they would have cost apart.</li>
<li><strong>Siblings saver:</strong> two to five juveniles, with a camp week if you like.</li>
<li><strong>Automatically:</strong> two juveniles get 10% off, three or more get 15%, and two seniors in one house get €20 off.</li>
</ul>
<h2>Other</h2>
<table>
<thead><tr><th>What</th><th>Price</th></tr></thead>
<tbody>
<tr><td>Summer camp</td><td>€75 a week</td></tr>
<tr><td>Gym and astro</td><td>€15 every month, until you cancel</td></tr>
<tr><td>Walking football</td><td>€5 every week, to the end of the season</td></tr>
</tbody>
</table>
<h2>What it pays for</h2>
<p>Of every €100: €38 goes to the league, referees and insurance, €27 to pitches and power, €21 to equipment and buses, €9 to coaching courses and €5 to the first-aid boxes. Nothing goes to salaries, because there are none.</p>
<h2>Paying in parts</h2>
<p>With instalments, the first payment is taken when you register and the rest on the same day of each month. You always see every date and amount before you pay. If a payment fails, we’ll try again and write to you; no one is taken off a team sheet without a conversation first.</p>
<h2>Refunds</h2>
<p>If you stop before your second match, you get everything back except €15 for insurance. After that, write to Tadhg and tell him what happened.</p>
<h2>If you can’t pay</h2>
<p>Tell Tadhg Marrin at <a href="mailto:tadhg@dunvarra.example">tadhg@dunvarra.example</a>. There is a fund for exactly this, and it is confidential. How to register is described in <a href="/news/registration-opens">Registration opens</a>.</p>
`,
}
