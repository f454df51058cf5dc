import type { Story } from '../../story.ts'

export const history: Story = {
  type: 'Page',
  title: 'History',
  daysAgo: 410,
  image: 'history',
  summary: 'From a field with a slope and a borrowed set of jerseys to two pitches, a stand and 24 teams.',
  content: () => `
<p>The first match was played on Easter Sunday 1974, on a field lent by the Royle family, in jerseys lent by a hurling club two parishes over. We lost 7–1. The scorer, Mossie Kinravey, is our president today and will describe the goal to anyone.</p>
<h2>The sloping years</h2>
<p>The field fell four feet from one corner to the other, and a good captain won the toss first and the match afterwards. Rovers joined the Western Shore League in 1976 and finished bottom, then second from bottom, then, to general surprise, first, in 1981, with eleven men from four families.</p>
<h2>Harbour Field</h2>
<p>In 1983 the old fish-meal yard on Quay Road came up for sale. The club bought it with £6,400, raised by a sponsored walk, two concerts and a raffle for a heifer. It took two years to clear, and there are still people in the town who say that on a warm day they can smell it.</p>
<p>The stand was built by members over the summers of 1988 and 1989. It was meant to hold 200 and has held 600, for the cup semi-final of 1993, a match that we lost in extra time and that has never really ended.</p>
<h2>Girls and women</h2>
<p>The first girls’ team was entered in 1997, with nine players from the primary school. Four of them later played for the women’s first team, founded in 2006, and one is chairperson now. Today girls make up 44% of our under-age players.</p>
<h2>Some dates</h2>
<table>
<thead><tr><th>Year</th><th>What happened</th></tr></thead>
<tbody>
<tr><td>1974</td><td>Club founded in the back room of Sallavan’s</td></tr>
<tr><td>1981</td><td>First league title</td></tr>
<tr><td>1985</td><td>First match at Harbour Field: Rovers 2, Carrickmoyle Celtic 2</td></tr>
<tr><td>1989</td><td>Stand opened</td></tr>
<tr><td>1996</td><td>First floodlights</td></tr>
<tr><td>1997</td><td>First girls’ team</td></tr>
<tr><td>2006</td><td>Women’s team founded; league winners at the first attempt</td></tr>
<tr><td>2014</td><td>Clubhouse extended, astro laid</td></tr>
<tr><td>2020</td><td>Members deliver 1,900 dinners to neighbours in lockdown</td></tr>
</tbody>
</table>
<h2>The name and the crest</h2>
<p>Dunvarra comes from <em>Dún Bearra</em>, the fort at the gap, and the tower on the crest is what is left of it above the harbour. The gold is said to be the gorse on the hill in April. The pine is said to be the colour of the paint that was cheapest in 1974.</p>
<p>If you have photographs, programmes or a good story, Eithne Brosnahan-Ray keeps the club archive and would love to see them: <a href="mailto:secretary@dunvarra.example">secretary@dunvarra.example</a>.</p>
`,
}
