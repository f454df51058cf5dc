import type { Story } from '../../story.ts'

export const under12sWinTheHarbourShield: Story = {
  type: 'News',
  title: 'Under-12s win the Harbour Shield',
  daysAgo: 2,
  image: 'under-12s-win-the-harbour-shield',
  summary:
    'A late winner from Saoirse, on as a sub, brought the Harbour Shield home to Quay Road for the first time in eleven years.',
  content: (days) => `
<p>The shield is back on the shelf above the tea hatch. Our under-12s beat Carrickmoyle Celtic 3–2 in the final on ${days.last('Saturday')}, coming from two goals down in front of what the gate counted as 214 people and at least nine dogs.</p>
<p>It did not look likely at half-time. Carrickmoyle scored from their first two attacks, both from corners, and the wind off the harbour had our goal kicks landing closer to our own box than theirs. Coach Priya Solan says there was no big speech.</p>
<blockquote><p>They were already telling each other what to do. I gave out the oranges and moved one winger. The rest of it was theirs.</p></blockquote>
<h2>How it turned</h2>
<p>Oisín pulled one back five minutes after the break, sliding in at the far post. Eleven minutes later Malachy went through on his own and, with everyone in the ground shouting at him to shoot, rolled it across for Ella to tap in.</p>
<p>The winner came with four minutes left. Saoirse had been on the pitch for about ninety seconds when a clearance dropped to her on the edge of the box. She says she closed her eyes. It went in off the underside of the bar, and that was that.</p>
<h2>The squad</h2>
<p>Every one of the sixteen got onto the pitch, as is the rule in this club at under-age level. Well done to Dónal and Amara, who shared the goalkeeping, to the back four of Cian, Ríona, Jakub and Matthew, to Ella, Oisín, Malachy and Tess in the middle, to Rory and Kayode up front, and to Saoirse, Fionn, Lily and Zuzanna, who all came on when the game needed legs.</p>
<p>Thanks to Carrickmoyle for a fair game and for staying to clap our players off, to referee Gearóid Tannam, and to the under-16s who ran the line and the shop.</p>
<h2>What happens next</h2>
<ul>
<li>The team will carry the shield around the ground before the senior match on ${days.next('Sunday')}. Be there by 13:45.</li>
<li>Players may each take the shield home for one night. The list is on the clubhouse noticeboard.</li>
<li>Training goes on as usual on Tuesday at 18:30.</li>
</ul>
<p>We name under-age players by first name only. If you’d rather that your child was not named at all, tell any coach; the details are on the <a href="/pages/safeguarding">Safeguarding page</a>.</p>
`,
}
