import type { Story } from '../../story.ts'

export const umpireCourse: Story = {
  type: 'News',
  title: 'Umpire course',
  daysAgo: 27,
  image: 'umpire-course',
  summary:
    'One evening in the pavilion, one morning on the pitch and a whistle of your own. The Four Coasts level 1 course comes to Shore Road, and the club pays half.',
  content: (days) => `
<p>We owe the league two qualified umpires for each team that we enter. We have seven teams and nine umpires, so you can do the sum. The Four Coasts level 1 course comes to Shore Road this month, and we would like to send at least six people on it.</p>
<h2>When and where</h2>
<ul>
<li><strong>Theory:</strong> ${days.next('Thursday', 4)}, 19:00 to 21:30, in the pavilion. Tea and traybakes provided.</li>
<li><strong>Practice:</strong> ${days.next('Saturday', 4)}, 09:30 to 12:30, on the pitch, with under-15 teams who have promised to behave.</li>
<li><strong>Assessment:</strong> one junior match, whenever it suits you, in the eight weeks that follow.</li>
</ul>
<h2>Who it is for</h2>
<p>Anyone aged 14 or over. You don’t need to have played, although you do need to be able to jog backwards. Players tell us that they became better for it: when you have had to explain the obstruction rule to a centre half, you never quite forget it.</p>
<h2>What it costs</h2>
<p>The association asks £40. The club pays half for everyone, and all of it for under-18s and for anyone who umpires five matches this season. You get a whistle, a set of cards, a rule book and a coral shirt that is hard to miss.</p>
<h2>Who is giving it</h2>
<p>Assessor Rosalind Tharp has umpired more than 900 matches, in four countries and, once, a thunderstorm.</p>
<blockquote><p>People think that it is about knowing the rules. It is mostly about standing in the right place and sounding as if you had breakfast.</p></blockquote>
<h2>How to book</h2>
<p>Write to Callum Vesey, our umpires’ coordinator, at <a href="mailto:umpires@inishvarn.example">umpires@inishvarn.example</a> before ${days.next('Monday', 4)}, with your name, your age if under 18, and whether you eat meat. There are twenty places and other clubs in the association may book from next week.</p>
<p>Once you have finished, your first outing can be the <a href="/news/junior-blitz">junior blitz</a>, where each new umpire is paired with an old one. We also keep to a simple rule on the sideline: no one speaks to a new umpire during a match except to say well done. It is part of how we look after young people, and you can read the rest on the <a href="/pages/safeguarding">Safeguarding page</a>.</p>
`,
}
