import type { Story } from '../../story.ts'

export const walkingFootballCrew: Story = {
  type: 'News',
  title:
    'Walking football crew: Máirtín Ó Séadan, Síle Ní Fhearra and the Thursday regulars mark five years of tea, tactics and very little running',
  daysAgo: 24,
  image: 'walking-football-crew',
  summary:
    'What began with six people and a borrowed ball now brings thirty-one players to the astro every Thursday morning. Ages run from 51 to 83, and there is room for more.',
  content: (days) => `
<p>Five years ago Máirtín Ó Séadan put a card in the pharmacy window: “Football, but walking. Thursday, 11:00. Bring runners.” Six people came, one of them by mistake. On ${days.last('Thursday')} there were thirty-one, and cake.</p>
<p>The rules are simple. No running, no ball above head height, no contact. Anyone who breaks into a jog gives away a free kick and hears about it for the rest of the week.</p>
<blockquote><p>I had not kicked a ball in forty years. My knees are no better, but I know everyone’s name on the street again.</p></blockquote>
<p>That’s Síle Ní Fhearra, 77, who plays in defence and, by general agreement, is the only one who tackles.</p>
<h2>More than the match</h2>
<p>The game takes an hour. The tea afterwards has been known to take two. Public health nurse Gráinne Ballow comes on the first Thursday of each month to check blood pressure, and the group has its own first-aiders, all of whom know where the defibrillator is.</p>
<p>Last spring the crew went on the road for the first time, to a tournament in Kilmarrow, where they lost four matches, drew one and won the fair-play prize. They have since been asked back, which they put down to the singing on the bus.</p>
<h2>Come and try it</h2>
<ul>
<li><strong>When:</strong> every Thursday from 11:00 to 12:00, all year except Christmas week.</li>
<li><strong>Where:</strong> the astro behind the clubhouse. There is parking at the door and no step.</li>
<li><strong>Who:</strong> anyone over 50, women and men, any fitness. Check with your doctor if you have not exercised for a while.</li>
<li><strong>Price:</strong> your first two mornings are free, then €5 a week to the end of the season. Tea included.</li>
</ul>
<p>You need flat-soled runners and nothing else. Bibs are supplied and washed, in strict rotation, by the losing side.</p>
<p>To ask anything, email <a href="mailto:walking@dunvarra.example">walking@dunvarra.example</a> or just turn up. Go raibh míle maith agaibh to Bríd Hallaran for the cake, to Cúán in the hardware shop for the new bibs, and to everyone who has walked the line, the wing and the dog these five years.</p>
`,
}
