import type { Story } from '../../story.ts'

export const safeguarding: Story = {
  type: 'Page',
  title: 'Safeguarding',
  daysAgo: 180,
  image: 'safeguarding',
  summary:
    'Who looks after the welfare of young players at Inishvarn, what we ask of adults, and how to raise a concern.',
  content: () => `
<p>Young people come here to play, to learn and to be with their friends. It is the duty of every adult in the club to see that they can do that in safety.</p>
<h2>Who to talk to</h2>
<table>
<thead><tr><th>Role</th><th>Name</th><th>Email</th></tr></thead>
<tbody>
<tr><td>Welfare officer</td><td>Imogen Tallis-Wray</td><td><a href="mailto:welfare@inishvarn.example">welfare@inishvarn.example</a></td></tr>
<tr><td>Deputy welfare officer</td><td>Davey Quarrell</td><td><a href="mailto:welfare2@inishvarn.example">welfare2@inishvarn.example</a></td></tr>
</tbody>
</table>
<p>Imogen is at Shore Road on Friday evenings and wears a blue lanyard. You may speak to her about anything, large or small, in confidence. If a child is in immediate danger, ring 999.</p>
<h2>What we ask of coaches and helpers</h2>
<ul>
<li>An enhanced check through the association, and a safeguarding workshop every three years, before the first session.</li>
<li>Two adults at every session and on every trip, and a register of who came.</li>
<li>Messages go to parents. Players aged 16 and 17 may be copied in; no one is messaged alone.</li>
<li>No adult uses the changing rooms while juniors do.</li>
<li>Gum shields and shin guards for all juniors, face masks for defenders at short corners.</li>
</ul>
<h2>What we ask of parents</h2>
<ul>
<li>Tell us about health conditions, and keep your phone on.</li>
<li>Collect on time, from inside the gate. The road is dark.</li>
<li>Let coaches coach and umpires umpire. Many of our umpires are fifteen.</li>
</ul>
<h2>Juniors in senior teams</h2>
<p>Players of 14 and over may play senior hockey when their parents, the junior coordinator and the captain have all agreed in writing. They change at home or in a separate room, and a named adult in the team looks out for them.</p>
<h2>When a concern is raised</h2>
<p>The welfare officer writes it down, tells the association’s lead officer within 24 hours and, where the law asks for it, the authorities. She does not investigate it herself. We’ll tell the person who raised it what was done, as far as we’re allowed to. No one will be treated worse for speaking up.</p>
<p>Photographs of juniors are published only with consent, which you give or refuse when you join and may change at any time by writing to the <a href="/pages/committee">secretary</a>.</p>
`,
}
