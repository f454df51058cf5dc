import type { Story } from '../../story.ts'

export const grounds: Story = {
  type: 'Page',
  title: 'Grounds',
  daysAgo: 150,
  image: 'grounds',
  summary: 'Where Harbour Field is, what is there, where to park and how to book the astro.',
  content: () => `
<p>Harbour Field is on Quay Road, six minutes’ walk from the square. Turn down at the pharmacy and keep going until you can see the boats.</p>
<h2>What is there</h2>
<table>
<thead><tr><th>Pitch</th><th>Surface</th><th>Size</th><th>Lights</th></tr></thead>
<tbody>
<tr><td>Main pitch</td><td>Grass</td><td>100 × 64 m</td><td>Yes, LED</td></tr>
<tr><td>Back pitch</td><td>Grass</td><td>82 × 50 m</td><td>No</td></tr>
<tr><td>Astro</td><td>Sand-dressed turf</td><td>60 × 40 m</td><td>Yes</td></tr>
</tbody>
</table>
<p>There are four dressing rooms, a room for referees, a covered stand with 212 seats, and a clubhouse with a kitchen, toilets, a changing place and a small gym. The defibrillator is on the outside wall to the left of the door and is never locked.</p>
<h2>Getting here</h2>
<ul>
<li><strong>On foot or by bike:</strong> the path along the quay is lit and has no steps. There are 40 bike stands by the gate.</li>
<li><strong>By bus:</strong> every bus to the town stops at the square.</li>
<li><strong>By car:</strong> there are 60 spaces at the clubhouse. On match days use the school yard on Chapel Lane too, and leave the lane itself free for the lifeboat crew.</li>
</ul>
<h2>Access</h2>
<p>The clubhouse, the stand (row A) and the side of the main pitch can be reached without a step. Two spaces beside the door are kept for blue-badge holders. If you need a hand, ring the bell by the hatch.</p>
<h2>Booking the astro</h2>
<p>Members may book the astro for €20 an hour, and others for €45, lights included. Weekday evenings until 21:00 belong to our teams. Write to Fintan Royle at <a href="mailto:grounds@dunvarra.example">grounds@dunvarra.example</a> with a date and a time, and you’ll have an answer the same evening.</p>
<h2>Looking after it</h2>
<p>The main pitch drains toward the sea, and slowly. If the board at the gate says closed, it is closed. Moulded studs only on the astro, no metal, and no chewing gum anywhere. Dogs are welcome on a lead behind the rope.</p>
<p>Once a year we need as many hands as we can get for the <a href="/news/pitch-day-volunteers">pitch day</a>. Bring a rake.</p>
`,
}
