import type { Story } from '../../story.ts'

export const campPlacesGoingFast: Story = {
  type: 'News',
  title: 'Camp places going fast',
  daysAgo: 18,
  image: 'camp-places-going-fast',
  summary:
    'Week 1 of the summer camp is full and only a handful of places are left for week 2. Here are the times, the price and what to put in the bag.',
  content: () => `
<p>Week 1 of the summer camp filled in four days, which is a record for us. At the time of writing there are a few places left for week 2, and when they’re gone, they’re gone: we keep to one coach for every ten children.</p>
<h2>The details</h2>
<ul>
<li><strong>Who:</strong> boys and girls aged 6 to 12. You don’t have to be a member, and no experience is needed.</li>
<li><strong>When:</strong> Monday to Friday, 10:00 to 14:00, the first two full weeks of July. The gate opens at 09:45.</li>
<li><strong>Where:</strong> Harbour Field. If the weather is truly bad we use the school hall across the road.</li>
<li><strong>Price:</strong> €75 a week. A second child in the same family gets 10% off, a third 15%.</li>
</ul>
<h2>What a day looks like</h2>
<p>Head coach Priya Solan and her team run small games in the morning, in groups of similar age, and keep the last hour for the tournament. Children pick a country on Monday and play for it all week. Last year’s champions were Peru, and we’re told they still mention it.</p>
<p>Wednesday is beach day. We walk down to the strand together, in pairs and hi-vis vests, with the lifeguards told in advance. There is no swimming.</p>
<h2>What to bring</h2>
<ul>
<li>A packed lunch and a snack, with no nuts please.</li>
<li>A full bottle of water. There is a tap for refills.</li>
<li>Boots or runners, shin guards, and a coat whatever the forecast says.</li>
<li>Sun cream on before you come; coaches may remind children but may not put it on for them.</li>
</ul>
<p>Leave phones at home. If you need to reach your child, ring the camp phone; the number is in the email that you get after booking.</p>
<h2>Helpers</h2>
<p>We’re looking for eight helpers aged 16 and over. You get lunch, a training top and a reference, and you must have done the safeguarding course before the first morning. The next one is in the clubhouse; see the <a href="/pages/safeguarding">Safeguarding page</a> for how to put your name down.</p>
<p>Plans changed after you booked? Tell us early and someone else can have the place. Email Priya at <a href="mailto:priya@dunvarra.example">priya@dunvarra.example</a>; she keeps the waiting list for week 1.</p>
`,
}
