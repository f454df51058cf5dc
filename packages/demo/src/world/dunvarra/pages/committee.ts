import type { Story } from '../../story.ts'

export const committee: Story = {
  type: 'Page',
  title: 'Committee',
  daysAgo: 120,
  image: 'clubhouse',
  summary: 'Who runs the club this year, what each of them looks after and how to reach them.',
  content: (days) => `
<p>The committee is elected by the members at the annual general meeting and meets on the first Tuesday of each month at 20:00 in the clubhouse. Members are welcome at the first half hour.</p>
<table>
<thead><tr><th>Role</th><th>Name</th><th>Ask about</th><th>Email</th></tr></thead>
<tbody>
<tr><td>President</td><td>Mossie Kinravey</td><td>Anything before 1990</td><td>–</td></tr>
<tr><td>Chairperson</td><td>Orla Fennick</td><td>The club as a whole</td><td><a href="mailto:orla@dunvarra.example">orla@dunvarra.example</a></td></tr>
<tr><td>Secretary</td><td>Eithne Brosnahan-Ray</td><td>Letters, league, archive</td><td><a href="mailto:secretary@dunvarra.example">secretary@dunvarra.example</a></td></tr>
<tr><td>Treasurer</td><td>Tadhg Marrin</td><td>Fees, instalments, grants</td><td><a href="mailto:tadhg@dunvarra.example">tadhg@dunvarra.example</a></td></tr>
<tr><td>Registrar and lotto</td><td>Bernie Caddoway</td><td>Registration, lotto</td><td><a href="mailto:lotto@dunvarra.example">lotto@dunvarra.example</a></td></tr>
<tr><td>Head of coaching</td><td>Priya Solan</td><td>Teams, camps, coaching courses</td><td><a href="mailto:priya@dunvarra.example">priya@dunvarra.example</a></td></tr>
<tr><td>Children’s officer</td><td>Gráinne Ballow</td><td>Anything that worries you</td><td><a href="mailto:children@dunvarra.example">children@dunvarra.example</a></td></tr>
<tr><td>Grounds</td><td>Fintan Royle</td><td>Pitches, bookings, lights</td><td><a href="mailto:grounds@dunvarra.example">grounds@dunvarra.example</a></td></tr>
<tr><td>Social secretary</td><td>Aoibhe Tarran</td><td>Dinner dance, draws, tours</td><td><a href="mailto:social@dunvarra.example">social@dunvarra.example</a></td></tr>
<tr><td>Players’ voice</td><td>Ferdia Loughane, Tess Ambury</td><td>Senior and youth players</td><td><a href="mailto:players@dunvarra.example">players@dunvarra.example</a></td></tr>
</tbody>
</table>
<h2>How decisions are made</h2>
<p>Day to day, the person in charge of something decides. Anything over €500, anything about fees and anything that a member objects to goes to the whole committee. We try to agree; when we cannot, we vote, and the chairperson votes only to break a tie.</p>
<p>Minutes are published here once the next meeting has agreed them. Accounts are checked by two members who are not on the committee, and are sent to every member a week before the annual general meeting.</p>
<h2>Join in</h2>
<p>We need people more than we need experts. The jobs going in ${days.year()} are assistant treasurer, kit manager for the under-8s to under-12s, and one driver with a D1 licence. A job here takes between one and three hours a week, and you may hand it back at the end of the season. Talk to Orla on the sideline or write to her.</p>
<p>For anything to do with the safety of a child, please read the <a href="/pages/safeguarding">Safeguarding page</a> and go straight to Gráinne.</p>
`,
}
