import type { Story } from '../../story.ts'

export const dinnerDanceTickets: Story = {
  type: 'News',
  title: 'Dinner dance tickets',
  daysAgo: 38,
  image: 'dinner-dance-tickets',
  summary:
    'Tickets for the annual dinner dance are out at €45. Four courses, the awards, a band that knows when to stop talking, and a bus home.',
  content: (days) => `
<p>The annual dinner dance is in the ballroom of the Harbour Lights Hotel on ${days.next('Saturday', 7)}. Tickets cost €45 and there are 220 of them. Last year they were gone two weeks before the night.</p>
<h2>The evening</h2>
<ul>
<li>18:45: doors, and a drink for everyone who comes before 19:15</li>
<li>19:30: dinner, four courses; tell us about diets when you book</li>
<li>21:15: the awards</li>
<li>22:00: the Low Tide Showband, until late</li>
<li>01:15: buses to Dunvarra, Kilmarrow and Carrickmoyle, free of charge</li>
</ul>
<p>There is no dress code. People tend to overdo it, and we’re all for it.</p>
<h2>The awards</h2>
<p>Managers choose the players of the year; everyone chooses the club person of the year. Put one name and one reason in the box behind the bar, or email <a href="mailto:orla@dunvarra.example">orla@dunvarra.example</a>, before ${days.next('Sunday', 4)}. Last year’s winner was Noreen Pettle, for nineteen seasons of soup.</p>
<p>We’ll also remember those we lost this year, among them Dinny Farrelan, who played 411 times in goal for Rovers and never once admitted that a goal was his fault. His family will be with us.</p>
<h2>Tables and tickets</h2>
<p>Tables seat ten. You don’t need to fill one: tell us who you would like to sit with and Aoibhe Tarran, our social secretary, will arrange it. She has also been known to arrange a marriage, but makes no promises.</p>
<p>You can buy tickets from any committee member (they are listed on the <a href="/pages/committee">Committee page</a>) or in the clubhouse before any home match. Money from the night goes to the equipment fund; last year it came to €3,940.</p>
<blockquote><p>It is the one night of the year when the under-8 coach and the senior captain are equally bad at something. Usually it is the jive.</p></blockquote>
<p>If you can give a prize for the raffle, from a voucher to a trailer of turf, leave word with Aoibhe at <a href="mailto:social@dunvarra.example">social@dunvarra.example</a>.</p>
`,
}
