import type { Story } from '../../story.ts'

export const seniorsTopTheTable: Story = {
  type: 'News',
  title: 'Seniors top the table',
  daysAgo: 3,
  image: 'seniors-top-the-table',
  summary:
    'A 4–2 win away to Strandhaven puts the first eleven two points clear, with a game in hand and a very long bus journey behind them.',
  content: (days) => `
<p>Inishvarn are top. The first eleven won 4–2 at Strandhaven on ${days.last('Saturday')} and, because Glencarrow dropped points at home an hour later, go two clear at the head of the Four Coasts Premier with a game in hand.</p>
<p>It was not comfortable. Strandhaven pressed high from the push-back and scored inside four minutes from a short corner. For most of the first quarter we could not get the ball out of our own half.</p>
<h2>How it was won</h2>
<p>Captain Niamh Castlewell moved herself into midfield and asked for everything to go through her. Her pass set up the equaliser, swept in first time by Joely Farr. Tamsin Orrick made it 2–1 with a drag flick before the half, and Farr got her second from a rebound after Ines Moroney’s run along the back line.</p>
<p>Strandhaven pulled one back with nine minutes left and then took off their goalkeeper. Goalkeeper Beth Anscough had just made the save of the season, one-handed and going the wrong way, when Orrick rolled the ball into the empty net from her own half.</p>
<blockquote><p>Top in the middle of a season means nothing except that everyone now wants to beat you. I would still rather be there.</p></blockquote>
<p>That’s coach Davey Quarrell, who has now not changed his lucky fleece for seven weeks. The squad has asked us to mention it.</p>
<h2>The table</h2>
<table>
<thead><tr><th>Team</th><th>P</th><th>W</th><th>D</th><th>L</th><th>Pts</th></tr></thead>
<tbody>
<tr><td>Inishvarn</td><td>9</td><td>7</td><td>1</td><td>1</td><td>22</td></tr>
<tr><td>Glencarrow</td><td>10</td><td>6</td><td>2</td><td>2</td><td>20</td></tr>
<tr><td>Strandhaven</td><td>10</td><td>5</td><td>2</td><td>3</td><td>17</td></tr>
<tr><td>Ballyfenna</td><td>9</td><td>5</td><td>1</td><td>3</td><td>16</td></tr>
</tbody>
</table>
<h2>Next</h2>
<p>Glencarrow come to Shore Road on ${days.next('Saturday')}. Push-back is at 14:30 and the gate is free. The second eleven play at 12:30 on the same pitch, so come early and bring a chair. Soup and rolls in the pavilion from noon; the under-13s are running the stall and keep what they make towards the <a href="/news/junior-blitz">junior blitz</a>.</p>
`,
}
