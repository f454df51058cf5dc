import type { Story } from '../../story.ts'

export const codeOfConduct: Story = {
  type: 'News',
  title: 'Code of conduct',
  daysAgo: 47,
  image: null,
  summary:
    'We have rewritten the code of conduct so that it fits on one page and says what we mean. Every player, parent, coach and spectator is asked to keep it.',
  content: (days) => `
<p>The old code of conduct was nine pages long. We asked at the last general meeting who had read it, and four hands went up, two of them belonging to the people who wrote it. The new one fits on one page, and it applies from ${days.next('Monday')}.</p>
<h2>Players</h2>
<ul>
<li>Turn up, or say you can’t.</li>
<li>The referee’s decision stands. Captains may ask; no one shouts.</li>
<li>Shake hands afterwards, whatever the score.</li>
<li>No one is laughed at for trying.</li>
</ul>
<h2>Parents and spectators</h2>
<ul>
<li>Cheer for both teams at under-age matches. Leave the coaching to the coach.</li>
<li>Stay behind the rope. There is one on each side of every pitch.</li>
<li>If you are angry, wait a day. Then email the team’s manager, and you’ll get an answer within the week.</li>
</ul>
<h2>Coaches</h2>
<ul>
<li>Everyone on an under-age team sheet plays at least half the match.</li>
<li>There are always two adults. No coach is alone with a child, and none sends private messages to one.</li>
<li>Winning is welcome. It’s not why we’re here.</li>
</ul>
<h2>When it goes wrong</h2>
<p>A first breach gets a quiet word. A second goes to the secretary, Eithne Brosnahan-Ray, in writing. Anything that concerns the safety of a child goes straight to our children’s officer and is dealt with as set out on the <a href="/pages/safeguarding">Safeguarding page</a>, without any first or second chance.</p>
<p>The under-14s helped to write it. When we asked them what spoils a match, not one of them said losing. Most of them said “when someone’s dad is roaring”.</p>
<blockquote><p>We read every answer out at the committee, and there was a bit of silence after it. That was when we knew the old nine pages had to go.</p></blockquote>
<p>That’s chairperson Orla Fennick. You agree to the code when you register, and there are printed copies behind the bar. If you think we’ve missed something, tell Eithne at <a href="mailto:secretary@dunvarra.example">secretary@dunvarra.example</a>; we’ll look at it again in a year.</p>
`,
}
