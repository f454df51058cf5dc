import type { Story } from '../../story.ts'

export const jackpotPasses4800: Story = {
  type: 'News',
  title: 'Jackpot passes €4,800',
  daysAgo: 13,
  image: 'jackpot-passes-4800',
  summary:
    'No winner again on Thursday, so the Rovers Lotto jackpot now stands at €4,850. Three people matched four numbers and the draw is at nine o’clock every Thursday.',
  content: (days) => `
<p>There was no winner of the Rovers Lotto on ${days.last('Thursday')}, so the jackpot goes to €4,850 for the draw on ${days.next('Thursday')}. It is the most it has been since Kitty Sallavan took €5,120 home in a biscuit tin in 2017.</p>
<p>Last week’s numbers were <strong>4, 9, 17, 21, 26 and 30</strong>. No one matched five. Three people matched four and get €40 each: Noreen Pettle of Chapel Lane, Kwame Lynnard, and a line signed only “The lads in the boatyard”, who should call in to Bernie before they start arguing.</p>
<h2>How it works</h2>
<p>Pick six numbers from 1 to 32. A line is €2, and three lines are €5. The draw is made in the clubhouse every Thursday at 21:00 in front of two witnesses, and you are welcome to be one.</p>
<table>
<thead><tr><th>You match</th><th>You win</th></tr></thead>
<tbody>
<tr><td>6 numbers</td><td>The jackpot</td></tr>
<tr><td>5 numbers</td><td>€250</td></tr>
<tr><td>4 numbers</td><td>€40</td></tr>
<tr><td>3 numbers</td><td>€10</td></tr>
</tbody>
</table>
<p>You can play here on the site, and set your lines to renew if you tend to remember on a Friday. Paper tickets are in Sallavan’s, the Slipway and the pharmacy until 18:00 on the day. You must be 18 or over.</p>
<h2>Where the money goes</h2>
<p>After prizes, the lotto brought in €9,310 last year. It paid for:</p>
<ul>
<li>our share of the <a href="/news/new-floodlights">new floodlights</a>;</li>
<li>two sets of small goals for the under-8s and under-10s;</li>
<li>the bus for every under-age away match further than 40 km;</li>
<li>the new defibrillator on the clubhouse wall.</li>
</ul>
<blockquote><p>Everyone asks when it will be won. I tell them the same thing each week: it could be Thursday.</p></blockquote>
<p>That’s lotto organiser Bernie Caddoway, who has called the numbers since 2009 and has never matched more than three herself. Questions about a ticket go to <a href="mailto:lotto@dunvarra.example">lotto@dunvarra.example</a>. If playing has stopped being fun for you or for someone near you, tell us and we’ll close the account, no questions asked.</p>
`,
}
