import type { Story } from '../../story.ts'

export const safeguarding: Story = {
  type: 'Page',
  title: 'Safeguarding',
  daysAgo: 200,
  image: 'safeguarding',
  summary:
    'How we keep children safe at Dunvarra Rovers, who to talk to when something worries you, and what we do next.',
  content: (days) => `
<p>More than 350 children play here. Each of them has the right to be safe, to be listened to and to enjoy it. This page says how we look after that, and what you can do.</p>
<h2>If something worries you</h2>
<p>Talk to one of our children’s officers. You don’t need proof and you do not need to be sure.</p>
<table>
<thead><tr><th>Role</th><th>Name</th><th>Email</th></tr></thead>
<tbody>
<tr><td>Children’s officer</td><td>Gráinne Ballow</td><td><a href="mailto:children@dunvarra.example">children@dunvarra.example</a></td></tr>
<tr><td>Deputy children’s officer</td><td>Ferdia Loughane</td><td><a href="mailto:children2@dunvarra.example">children2@dunvarra.example</a></td></tr>
<tr><td>Designated liaison person</td><td>Orla Fennick</td><td><a href="mailto:orla@dunvarra.example">orla@dunvarra.example</a></td></tr>
</tbody>
</table>
<p>If a child is in danger now, ring the Garda or the emergency services on 112 or 999 first, and us afterwards.</p>
<h2>What we do</h2>
<ul>
<li>Everyone who works with children is vetted and has done a safeguarding course in the last three years. No vetting, no coaching, without exception.</li>
<li>There are two adults at every session, and at least one woman with every girls’ team.</li>
<li>Coaches write to parents, never to children alone. Team groups are for parents only until the age of 16.</li>
<li>Phones and cameras stay out of the dressing rooms.</li>
<li>We name under-age players by first name only, and publish pictures only where the family has agreed to it.</li>
<li>Lifts to away matches are arranged by parents, or by bus with two leaders.</li>
</ul>
<h2>What happens when you tell us</h2>
<p>Gráinne writes down what you said and reads it back to you. She does not investigate: where there are grounds for concern, we pass it to the authorities the same day. Only the people who have to know are told. You’ll hear from us within two days about what we did.</p>
<h2>Become a safeguarded volunteer</h2>
<p>The course takes three hours, on an evening, in the clubhouse. The next one is on ${days.date(220)} or as soon as eight people have put their names down with Gráinne. Vetting takes about four weeks; bring two papers that show your address.</p>
<p>The rules for players, parents and coaches are short and are kept in our <a href="/news/code-of-conduct">code of conduct</a>.</p>
`,
}
