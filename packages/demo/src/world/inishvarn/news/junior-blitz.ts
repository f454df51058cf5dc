import type { Story } from '../../story.ts'

export const juniorBlitz: Story = {
  type: 'News',
  title: 'Junior blitz',
  daysAgo: 10,
  image: 'junior-blitz',
  summary:
    'Twelve clubs, thirty-two teams and one long morning: the under-9 to under-13 blitz comes to Shore Road, and we need forty pairs of hands.',
  content: (days) => `
<p>The junior blitz is at Shore Road on ${days.next('Sunday', 3)}, from 09:30 to 14:00. Twelve clubs have entered thirty-two teams, which is about 260 children, and twice as many people looking for somewhere to park.</p>
<h2>For players</h2>
<ul>
<li>Under-9s and under-11s play six a side on quarter pitches. Under-13s play seven a side on halves.</li>
<li>Matches are twelve minutes long. Everyone plays at least five.</li>
<li>There are no tables and no final. There is a medal for everyone, and a cup for the team that the umpires liked best.</li>
<li>Meet your coach at the flagpole at 09:00. Bring a stick, a gum shield, shin guards, a drink and something warm.</li>
</ul>
<p>No gum shield means no match. We’ll have spare ones at £2, but they taste of the box.</p>
<h2>For parents</h2>
<p>The car park at Shore Road is for coaches’ cars and blue badges only. Everyone else can park free at the boat club, five minutes along the path, thanks to Commodore Ailsa Brunt, who asks that no one parks on the slip. The tide will be in at half past eleven and she is not joking.</p>
<p>Photographs: each team has one named photographer in a coral bib. Please don’t post pictures of children who are not your own.</p>
<h2>For anyone with two hands</h2>
<p>We need umpires for the younger groups (we pair you with someone who knows), pitch marshals, first-aiders, and people to butter things. One slot is ninety minutes. Put your name on the sheet in the pavilion or write to junior coordinator Leanne Dorrick at <a href="mailto:juniors@inishvarn.example">juniors@inishvarn.example</a> before ${days.next('Wednesday', 2)}.</p>
<blockquote><p>Last year a girl of eight told me that she had let in eleven goals and that it was the best day of her life. That is what it is for.</p></blockquote>
<p>If you have never umpired and would like to, the <a href="/news/umpire-course">umpire course</a> is on the week before. If the pitch is frozen we’ll say so here by 07:30 and not a minute earlier.</p>
`,
}
