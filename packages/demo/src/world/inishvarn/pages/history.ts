import type { Story } from '../../story.ts'

export const history: Story = {
  type: 'Page',
  title: 'History',
  daysAgo: 390,
  image: 'history',
  summary: 'Four sticks in 1931, gravel in the sixties, sand in the eighties and blue turf now.',
  content: () => `
<p>The first entry in the first minute book is dated 3 October 1931. Eleven people met in the schoolhouse and resolved “to form a Hockey Club for both Ladies and Gentlemen, the Gentlemen to carry the goals”.</p>
<h2>The early years</h2>
<p>The club played on a cattle field above the harbour, and the first job of each Saturday was done with a shovel. Inishvarn entered the Four Coasts league in 1934. There were no matches between 1940 and 1945, when the goals were lent to the fire service for a purpose that no one wrote down.</p>
<h2>Shore Road</h2>
<p>In 1958 the council leased the club four acres at Shore Road for a shilling a year. The gravel pitch laid there in 1964 took the skin off two generations of knees. Sand-filled turf followed in 1987, a water-based carpet in 2008 and the <a href="/news/new-turf">present blue surface</a> after that.</p>
<p>The pavilion was put up in 1971 with blocks from the old railway station, which is why the ladies’ changing room has a ticket window.</p>
<h2>Honours</h2>
<table>
<thead><tr><th>Season</th><th>Team</th><th>Won</th></tr></thead>
<tbody>
<tr><td>1952/53</td><td>Men’s first</td><td>Four Coasts Junior Cup</td></tr>
<tr><td>1974/75</td><td>Ladies’ first</td><td>Four Coasts Premier</td></tr>
<tr><td>1988/89</td><td>Ladies’ first</td><td>Premier and Senior Cup</td></tr>
<tr><td>2003/04</td><td>Men’s first</td><td>Division One</td></tr>
<tr><td>2016/17</td><td>Ladies’ first</td><td>Senior Cup</td></tr>
<tr><td>2021/22</td><td>Girls’ under-15</td><td>Four Coasts Shield</td></tr>
</tbody>
</table>
<h2>People</h2>
<p>Winifred Sturrow kept goal from 1933 to 1961 and is said to have worn the same cap throughout; it is in the glass case. Hugh Merrow, our president, has played in each decade since 1970 and gives his position as “left back, left out”.</p>
<h2>The wave</h2>
<p>The crest shows the wave that came over the wall in January 1974 and left the pitch covered in kelp. The players cleared it by hand in a weekend, and won on the Saturday after. The ink stands for the lough. The coral was the only colour that no other club in the league had taken.</p>
<p>The archive is looked after by Philippa Strang, who would be glad of programmes, team photographs and names for the faces in them: <a href="mailto:secretary@inishvarn.example">secretary@inishvarn.example</a>.</p>
`,
}
