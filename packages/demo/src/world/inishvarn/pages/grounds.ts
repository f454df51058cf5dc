import type { Story } from '../../story.ts'

export const grounds: Story = {
  type: 'Page',
  title: 'Grounds',
  daysAgo: 18,
  image: 'grounds',
  summary:
    'The blue pitch at Shore Road: how to find it, where to park, what to wear on your feet and how to hire it.',
  content: () => `
<p>We play all home matches at Shore Road, on the south side of Inishvarn, between the boat club and the old ice house. If your feet are wet you have gone too far.</p>
<h2>The pitch</h2>
<table>
<thead><tr><th>What</th><th>Details</th></tr></thead>
<tbody>
<tr><td>Surface</td><td>Blue hybrid turf, watered</td></tr>
<tr><td>Size</td><td>91.4 × 55 m, with 3 m run-off</td></tr>
<tr><td>Lights</td><td>Six masts; match and training level</td></tr>
<tr><td>Seats</td><td>80 under cover, and the wall</td></tr>
<tr><td>Changing</td><td>Four rooms, and one for umpires</td></tr>
</tbody>
</table>
<p>Shoes with small rubber dimples only; no studs and no blades. Please brush them at the gate. The story of the surface is in <a href="/news/new-turf">New turf</a>.</p>
<h2>Getting here</h2>
<ul>
<li><strong>By car:</strong> from the main street take Lough Lane and turn left at the church. There are 35 spaces; on Saturdays the boat club lets us use its yard, but never the slip.</li>
<li><strong>By bus:</strong> get off at Inishvarn Square and walk along the shore path for eight minutes.</li>
<li><strong>Visiting teams:</strong> coaches can turn at the ice house. Ring ahead and we’ll open the bar across the lane.</li>
</ul>
<h2>Access</h2>
<p>There is a level way from the car park to the pavilion and to the near side of the pitch, and an accessible toilet that opens with the usual key. The first aid room and the defibrillator are beside the main door.</p>
<h2>Hire</h2>
<table>
<thead><tr><th>Time</th><th>Schools and charities</th><th>Others</th></tr></thead>
<tbody>
<tr><td>Weekdays until 17:00</td><td>£25 an hour</td><td>£40 an hour</td></tr>
<tr><td>Evenings and weekends</td><td>£40 an hour</td><td>£65 an hour</td></tr>
<tr><td>Lights</td><td>£8 an hour</td><td>£8 an hour</td></tr>
</tbody>
</table>
<p>Write to Callum Vesey at <a href="mailto:grounds@inishvarn.example">grounds@inishvarn.example</a>. In frost the pitch is checked at 07:30 and again at 09:00, and the result is put up here and on the gate.</p>
`,
}
