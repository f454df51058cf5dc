import type { Story } from '../../story.ts'

export const agm: Story = {
  type: 'News',
  title: 'AGM',
  daysAgo: 41,
  image: 'agm',
  summary: (days) =>
    `The ${days.year()} annual general meeting is in the pavilion at half past seven. Every member over 16 has a vote, and three places on the committee are open.`,
  content: (days) => `
<p>The annual general meeting of Inishvarn Hockey Club takes place in the pavilion at Shore Road on ${days.next('Tuesday', 4)} at 19:30. It is planned to last for an hour and a quarter, and honorary secretary Philippa Strang has bought a bell.</p>
<h2>Agenda</h2>
<ul>
<li>Apologies, and minutes of the last meeting</li>
<li>Reports of the captains: ladies’ first, second and third eleven, men’s first and second, juniors</li>
<li>Treasurer’s report and accounts</li>
<li>Subscriptions for the coming season</li>
<li>Motion 1: to lower the voting age from 18 to 16</li>
<li>Motion 2: to move junior training from Friday to Thursday</li>
<li>Election of officers and committee</li>
<li>Any other business, of which notice was given</li>
</ul>
<h2>Subscriptions</h2>
<p>The committee proposes to leave them as they are, at £160 for seniors and £80 for juniors. Treasurer Ewan Lisle will explain how, and what the <a href="/news/new-turf">new turf</a> means for the next ten years. The present rates are on the <a href="/pages/fees">Fees page</a>.</p>
<h2>Places to fill</h2>
<p>Three people have done their time and would like their Tuesdays back:</p>
<ul>
<li>junior coordinator, two to three hours a week in the season;</li>
<li>kit officer, busy in August and asleep by October;</li>
<li>fixtures secretary, for someone who likes a spreadsheet and is calm on the phone.</li>
</ul>
<p>Nominations need a proposer and a seconder, and must reach Philippa by ${days.next('Tuesday', 3)} at <a href="mailto:secretary@inishvarn.example">secretary@inishvarn.example</a>. You may nominate yourself. The present officers are listed on the <a href="/pages/committee">Committee page</a>.</p>
<h2>If you can’t come</h2>
<p>You may give your vote to another member in writing; no one may hold more than two. Papers, with the accounts, go to all members by email a week before. If you’d rather have them on paper, they will be on the table in the pavilion.</p>
<blockquote><p>It is the only match of the year in which everyone gets on the pitch. Twenty-five makes a quorum, and last year we waited ten minutes for the twenty-fifth, who was parking.</p></blockquote>
<p>That’s president Hugh Merrow. There will be a cup of tea before the meeting and something stronger after it.</p>
`,
}
