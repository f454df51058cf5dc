import type { Story } from '../../story.ts'

export const registrationOpens: Story = {
  type: 'News',
  title: 'Registration opens',
  daysAgo: 9,
  image: 'registration-opens',
  summary: (days) =>
    `You can now register for the ${days.season()} season, from Little Rovers to seniors. Here is what it costs, how to pay in parts and where to get help.`,
  content: (days) => `
<p>Registration for ${days.season()} is open. Every player, from under-6 to senior, must be registered and paid up, or have their first instalment paid, before they can be put on a team sheet. That is a league rule and an insurance rule, so please don’t ask your coach to bend it.</p>
<h2>Prices</h2>
<p>We have held the prices for a second year. The main ones are below; the full list, with what is included, is on the <a href="/pages/fees">Fees page</a>.</p>
<table>
<thead><tr><th>Membership</th><th>Price</th><th>How you can pay</th></tr></thead>
<tbody>
<tr><td>Little Rovers U6</td><td>Free</td><td>–</td></tr>
<tr><td>Juvenile U8–U12</td><td>€110</td><td>In full or 4 monthly</td></tr>
<tr><td>Youth U13–U18</td><td>€130</td><td>In full or in instalments</td></tr>
<tr><td>Student player</td><td>€90</td><td>In full</td></tr>
<tr><td>Senior player</td><td>€180</td><td>In full or 6 monthly</td></tr>
<tr><td>Social member</td><td>€40</td><td>In full</td></tr>
</tbody>
</table>
<p>If you have more than one player in the house, look at the Family pack (€320) before you pay for anyone. Two or more juveniles also get a discount automatically, with no code to type.</p>
<h2>What you need</h2>
<ul>
<li>Your child’s date of birth and any medical information a coach should have.</li>
<li>A phone number that will be answered during training.</li>
<li>Five minutes. We keep last year’s answers, so you only have to check them.</li>
</ul>
<p>A parent or guardian has to register anyone under 18. We’ll also ask you about photographs; it’s fine to say no.</p>
<h2>If you’d rather do it in person</h2>
<p>Registrar Bernie Caddoway will be in the clubhouse with a laptop and the card reader on ${days.next('Saturday')} from 10:00 to 12:30 and on ${days.next('Wednesday', 2)} from 19:00 to 20:30.</p>
<h2>If money is tight</h2>
<p>No child stays off a team over a fee. Speak to Tadhg Marrin, our treasurer, at <a href="mailto:tadhg@dunvarra.example">tadhg@dunvarra.example</a>. It stays between the two of you; the coach never knows.</p>
<p>Early registration helps us to enter the right number of teams, and the league wants our list by ${days.next('Friday', 5)}.</p>
`,
}
