import type { Story } from '../../story.ts'

export const pitchDayVolunteers: Story = {
  type: 'News',
  title: 'Pitch day volunteers',
  daysAgo: 31,
  image: 'pitch-day-volunteers',
  summary:
    'Forty-three people, nineteen rakes and one borrowed tractor: the main pitch is seeded, sanded and resting. Thank you to all who came, and here is how to keep off it.',
  content: (days) => `
<p>We asked for twenty people on ${days.last('Saturday')} and forty-three came. By 15:30 the main pitch had been spiked, raked, sanded and seeded from goal to goal, and groundsman Fintan Royle had to be persuaded to go home.</p>
<p>In all we spread 38 tonnes of sand and eleven bags of seed. The two worn goalmouths were dug out and returfed with sods from behind the far goal, so if you see a strange rectangle there, that is where it went.</p>
<h2>Keep off the grass</h2>
<p>The main pitch is closed until ${days.next('Saturday', 4)}. That means everyone, including dogs, golfers and the person who has been practising free kicks at night. Every footprint now is a hole in the spring.</p>
<ul>
<li>Senior training moves to the astro, Wednesday at 20:00.</li>
<li>Under-age training stays on the back pitch at the usual times.</li>
<li>Home matches in the next three weeks are played in Kilmarrow. Managers have the times.</li>
</ul>
<h2>Thank you</h2>
<p>To Royle’s farm for the tractor and spiker, to Cúán’s hardware for lending us every rake in the shop, to the under-16 girls who moved more sand than anyone, and to Noreen Pettle and her soup, which was finished by noon.</p>
<blockquote><p>I have asked for a pitch day every year since 2011 and never had more than a dozen. I did not have enough jobs for them all. That is a problem I would like to have again.</p></blockquote>
<p>That’s Fintan, who cuts, lines and worries about this pitch for no pay at all.</p>
<h2>Still to do</h2>
<p>There are three jobs left that do not need a crowd. If you have an hour and the skill, tell Fintan at <a href="mailto:grounds@dunvarra.example">grounds@dunvarra.example</a>:</p>
<ul>
<li>rehang the gate at the Chapel Lane end, which drags;</li>
<li>paint the inside of the away dressing room, any colour but theirs;</li>
<li>fix two seats in the stand, row C.</li>
</ul>
<p>You can read about the drains, the seed and the stand on the <a href="/pages/grounds">Grounds page</a>. Some of us find it very interesting.</p>
`,
}
