import type { Story } from '../../story.ts'

export const aboutUs: Story = {
  type: 'About Us',
  title: 'About us',
  daysAgo: 320,
  image: 'about-us',
  summary:
    'Dunvarra Rovers is a football club on the edge of the Atlantic with 24 teams, two pitches and a kettle that is never quite cold. Everyone here is a volunteer.',
  content: (days) => `
<p>Dunvarra Rovers was founded in 1974 by nine people who wanted a match to play in. Today we have about 620 members, more than half of them under 18, and 24 teams, from the Little Rovers, who are five and chase the ball in a flock, to seniors, women and men, in the Western Shore League.</p>
<p>We play in pine green and gold at Harbour Field on Quay Road, with the sea behind one goal and the chapel behind the other. If you hear someone say “playing into the chapel”, it means we have the wind.</p>
<h2>What we believe</h2>
<ul>
<li>Every child who comes gets to play, and in every match.</li>
<li>You don’t have to be good. You only have to come back.</li>
<li>The club belongs to the people who put out the cones.</li>
</ul>
<h2>More than a team</h2>
<p>On Thursday mornings the astro belongs to the <a href="/news/walking-football-crew-mairtin-o-seadan-sile-ni-fhearra-and-the-thursday-regulars-mark-five-years-of-tea-tactics-and-very-little-running">walking football crew</a>. There is a small gym, a summer camp, a lotto that has paid for most of what you see, and a clubhouse that the town uses for everything from blood donation to christenings.</p>
<p>Everyone here is a volunteer. We counted 71 of us in ${days.year()}: coaches, drivers, people who wash the kit and sell the tickets, and a groundsman who talks to the grass.</p>
<h2>Come down</h2>
<p>New players are welcome at any time in the season. Come to Harbour Field on a Tuesday or a Thursday from 18:00, ask for the person with the clipboard, and bring boots if you have them. If you don’t, there is a box of them in every size in the hall.</p>
<p>Read about <a href="/pages/history">how we got here</a>, <a href="/pages/grounds">where we play</a>, <a href="/pages/committee">who runs the club</a> and <a href="/pages/fees">what it costs</a>. If you have a child who would like to join, please also read how we keep children safe on our <a href="/pages/safeguarding">Safeguarding page</a>.</p>
`,
}
