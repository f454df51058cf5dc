import type { Story } from '../../story.ts'

export const midwinterHamperDraw: Story = {
  type: 'News',
  title: 'Midwinter Hamper draw',
  daysAgo: -6,
  image: 'midwinter-hamper',
  summary:
    'Five hundred tickets, one enormous hamper and nine smaller prizes. Tickets are €10, or three for €25, and the money buys winter jackets for the under-age coaches.',
  content: (days) => `
<p>The Midwinter Hamper is back, and it needs two people to lift it. There are 500 tickets at €10 each, or three for €25, and once they are sold there will be no more.</p>
<h2>What is in it</h2>
<p>Nearly everything was given by businesses within ten miles of the pitch:</p>
<ul>
<li>a ham from Royle’s farm, and the mustard to go with it;</li>
<li>smoked mackerel and a side of salmon from the Slipway;</li>
<li>six bottles of wine and a bottle of whiskey from Sallavan’s;</li>
<li>a Christmas cake by Bríd Hallaran, iced in pine and gold;</li>
<li>a wool blanket from Tarran’s Mill;</li>
<li>a voucher for two nights in the Harbour Lights Hotel.</li>
</ul>
<p>Nine more tickets win something smaller, from a €100 voucher for Cúán’s hardware down to a bag of turf, which last year’s winner said was the best prize on the table.</p>
<h2>When and how</h2>
<p>The draw is made in the clubhouse on ${days.next('Saturday', 3)} at 20:00, after the under-10s have finished their party and before the band begins. You don’t have to be there. Winners are rung the same night and named here the next morning.</p>
<p>You can buy tickets on this site, from any under-age coach, or in Sallavan’s. You must be 18 or over to buy one. Ask for the ticket in someone else’s name if it is a present.</p>
<h2>What it pays for</h2>
<p>Our under-age coaches stand still in the rain so that children do not have to. There are 34 of them, and a good winter jacket costs €62. If every ticket sells, all of them get one, and what is left goes to the equipment fund.</p>
<blockquote><p>I have coached in the same coat since 2008. My own children call it the tent. I would be glad to retire it.</p></blockquote>
<p>That’s under-10s coach Ferdia Loughane. To give a prize or take a book of tickets to work, talk to Aoibhe Tarran at <a href="mailto:social@dunvarra.example">social@dunvarra.example</a>. Everyone on the <a href="/pages/committee">committee</a> has tickets too.</p>
`,
}
