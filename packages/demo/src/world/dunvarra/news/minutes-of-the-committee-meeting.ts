import type { Story } from '../../story.ts'

export const minutesOfTheCommitteeMeeting: Story = {
  type: 'News',
  title: 'Minutes of the committee meeting',
  daysAgo: 1,
  image: 'clubhouse',
  isDraft: true,
  summary:
    'Draft for Eithne to check: what the committee decided on pitches, the gym door and the Easter tour.',
  content: (days) => `
<p>The committee met in the clubhouse on ${days.last('Tuesday')} at 20:00. Present: Orla Fennick (chair), Eithne Brosnahan-Ray, Tadhg Marrin, Bernie Caddoway, Fintan Royle, Priya Solan and Aoibhe Tarran. Apologies from Mossie Kinravey.</p>
<h2>Decided</h2>
<ul>
<li>The gym door gets a card lock. Tadhg has two quotes, €640 and €710, and will take the first if it can be fitted before the end of the month.</li>
<li>The back pitch is reserved for under-8s and under-10s on Saturday mornings until further notice.</li>
<li>Referees’ fees go up by €5 for every grade, in line with the league.</li>
</ul>
<h2>Easter tour</h2>
<p>The under-15s have been invited to a tournament over Easter. Priya reported that 22 players are interested. The deposit will be €50, the bus firm wants an answer within three weeks, and two more adults who have done the safeguarding course are needed before anything is booked.</p>
<h2>Money</h2>
<p>Tadhg reported €14,212 in the current account and €3,050 in the equipment fund. Seven families are behind with instalments; he will speak to each of them in person. The credit union loan for the floodlights is paid up to date.</p>
<h2>Other business</h2>
<p>Bernie asked that someone else learn to run the lotto draw before she goes to Australia to see her grandchildren. Aoibhe volunteered. Fintan asked that cars stop parking on the sand.</p>
<p>Orla thanked everyone who came to the pitch day and reported that the league has asked whether Harbour Field could take an under-16 semi-final under the new lights. The committee agreed, as long as the visiting clubs look after their own stewards and the shop is ours to run.</p>
<p>Eithne will answer two letters: one from the residents of Chapel Lane about parking on Sundays, to which the reply is that the school yard is now open to us, and one from a woman in Toronto who believes that her grandfather played in goal in 1976 and would like to know whether he was any good. Mossie is to be asked.</p>
<p>The next meeting is on ${days.next('Tuesday', 4)} at 20:00. Members may attend the first half hour and raise anything they like.</p>
`,
}
