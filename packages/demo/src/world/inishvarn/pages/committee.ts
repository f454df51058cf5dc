import type { Story } from '../../story.ts'

export const committee: Story = {
  type: 'Page',
  title: 'Committee',
  daysAgo: 110,
  image: 'agm',
  summary: 'The officers and committee of Inishvarn Hockey Club, and what each of them can help you with.',
  content: () => `
<p>The club is run by six officers and five committee members, elected each year at the <a href="/news/agm">annual general meeting</a>. They meet on the second Tuesday of the month, from September to May.</p>
<h2>Officers</h2>
<table>
<thead><tr><th>Role</th><th>Name</th><th>Email</th></tr></thead>
<tbody>
<tr><td>President</td><td>Hugh Merrow</td><td>–</td></tr>
<tr><td>Chair</td><td>Roberta Ancrum</td><td><a href="mailto:chair@inishvarn.example">chair@inishvarn.example</a></td></tr>
<tr><td>Honorary secretary</td><td>Philippa Strang</td><td><a href="mailto:secretary@inishvarn.example">secretary@inishvarn.example</a></td></tr>
<tr><td>Treasurer</td><td>Ewan Lisle</td><td><a href="mailto:treasurer@inishvarn.example">treasurer@inishvarn.example</a></td></tr>
<tr><td>Welfare officer</td><td>Imogen Tallis-Wray</td><td><a href="mailto:welfare@inishvarn.example">welfare@inishvarn.example</a></td></tr>
<tr><td>Club captain</td><td>Niamh Castlewell</td><td><a href="mailto:captain@inishvarn.example">captain@inishvarn.example</a></td></tr>
</tbody>
</table>
<h2>Committee</h2>
<table>
<thead><tr><th>Looks after</th><th>Name</th></tr></thead>
<tbody>
<tr><td>Juniors</td><td>Leanne Dorrick</td></tr>
<tr><td>Grounds and umpires</td><td>Callum Vesey</td></tr>
<tr><td>Coaching</td><td>Davey Quarrell</td></tr>
<tr><td>Lotto and fundraising</td><td>Sunita Balcarrow</td></tr>
<tr><td>Kit</td><td>Joely Farr</td></tr>
</tbody>
</table>
<h2>What the committee does</h2>
<p>It appoints captains and coaches, sets the budget, enters teams, looks after the pitch and makes sure there’s milk. Selection is left to the captains, and no committee member may speak to one about it on a Wednesday.</p>
<p>Spending over £300 needs two signatures. The accounts are examined each year by a member who is not on the committee, and are open to all members.</p>
<h2>Getting something changed</h2>
<p>Write to Philippa. If you would like it on the agenda, she needs it a week before the meeting. You’ll get an answer, and if it is no, you will be told why.</p>
<p>We belong to the Four Coasts Hockey Association and are bound by its rules on registration, discipline and the <a href="/pages/safeguarding">welfare of young people</a>. Our two delegates to its council are Roberta Ancrum and Ewan Lisle.</p>
`,
}
