import type { Story } from '../../story.ts'

export const fees: Story = {
  type: 'Page',
  title: 'Fees',
  daysAgo: 55,
  image: 'membership-desk',
  summary: 'Subscriptions for the season, what is included, and what to do if the price is a problem.',
  content: (days) => `
<p>Subscriptions for ${days.season()} are unchanged. You can join at any time, and after the New Year you pay half.</p>
<table>
<thead><tr><th>Membership</th><th>Who</th><th>Price</th></tr></thead>
<tbody>
<tr><td>Senior</td><td>Aged 18 and over</td><td>£160</td></tr>
<tr><td>Junior</td><td>Aged 7 to 17</td><td>£80</td></tr>
</tbody>
</table>
<h2>What is included</h2>
<ul>
<li>Two training sessions a week for seniors, one for juniors.</li>
<li>Registration and insurance with the Four Coasts Hockey Association.</li>
<li>The use of a stick for as long as you need one.</li>
<li>A vote at the <a href="/news/agm">annual general meeting</a>, from the age that the members decide.</li>
</ul>
<h2>What is not</h2>
<table>
<thead><tr><th>What</th><th>Price</th></tr></thead>
<tbody>
<tr><td>Match fee, senior</td><td>£8, students £5</td></tr>
<tr><td>Match fee, junior</td><td>Free</td></tr>
<tr><td>Playing shirt, yours to keep</td><td>£28</td></tr>
<tr><td>Socks</td><td>£9</td></tr>
</tbody>
</table>
<p>Match fees pay for umpires, water, light and teas. Captains collect them on the day.</p>
<h2>Back to hockey</h2>
<p>Monday evenings cost £4 each and do not need a membership until your sixth visit. By then most people ask for one.</p>
<h2>If it is too much</h2>
<p>Please talk to Ewan Lisle, our treasurer, at <a href="mailto:treasurer@inishvarn.example">treasurer@inishvarn.example</a>. He can spread the payment, reduce it, or have it met by the bursary that was left to us by Winifred Sturrow, who once wrote that no one should miss a match for want of a pound. About one member in twelve uses it in any season, and only Ewan knows who they are.</p>
<h2>Leaving</h2>
<p>If you move away or are injured for the season, you get back the part that you have not used. Juniors who try it for three weeks and do not like it get back everything.</p>
<p>Who decides all this, and how to change it, is on the <a href="/pages/committee">Committee page</a>.</p>
`,
}
