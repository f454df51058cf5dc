import type { Story } from '../../story.ts'

export const aboutUs: Story = {
  type: 'About Us',
  title: 'About us',
  daysAgo: 300,
  image: 'about-us',
  summary:
    'Inishvarn Hockey Club has played beside the lough since 1931. Seven senior teams, a junior section of 140, one blue pitch and a view that visiting teams complain about.',
  content: () => `
<p>Inishvarn Hockey Club was started in 1931 by two teachers, a vet and a lighthouse keeper’s daughter who had four sticks between them. We now have about 300 members, three ladies’ teams, two men’s, two mixed veterans’ teams and a junior section for children from seven up.</p>
<p>Home is Shore Road, where the pitch ends a short corner’s distance from the water. On a clear day you can see across to the far shore. On other days you can feel it.</p>
<h2>Hockey for everyone</h2>
<ul>
<li><strong>Beginners:</strong> “Back to hockey” on Monday evenings is for people who stopped at school and for those who never started. Sticks are there to borrow.</li>
<li><strong>Juniors:</strong> Friday from 18:00 to 19:15, in four groups by age.</li>
<li><strong>Seniors:</strong> Tuesday and Thursday, with matches on Saturday in the leagues of the Four Coasts Hockey Association.</li>
<li><strong>Masters:</strong> over 40, once a fortnight, and no, we do not keep the score. Others do.</li>
</ul>
<h2>How we do things</h2>
<p>Teams are picked on a Wednesday and told on a Wednesday. Everyone takes a turn at the teas. Everyone umpires, or learns to. We are proud of our juniors who have gone on to play at a higher level, and equally proud of those who are still turning out for the thirds thirty years later.</p>
<p>The club is open to people of every background and of none, and has been since the first minute book, which says so in the second paragraph in green ink.</p>
<h2>Find out more</h2>
<p>Read <a href="/pages/history">our history</a>, see <a href="/pages/grounds">the pitch and how to get to it</a>, meet the <a href="/pages/committee">committee</a>, or look at <a href="/pages/fees">what it costs</a>. Parents should also know <a href="/pages/safeguarding">how we keep young people safe</a>.</p>
<p>Or come down on any Monday at 19:30 in trainers. Someone will put a stick in your hand before you have found the light switch.</p>
`,
}
