import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#testing/fuzz/any-text.ts'
import { faultsIn } from '#testing/html-faults.ts'
import { sanitiseContent } from './sanitise.ts'

const ATTACKS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<script\n>alert(1)</script\t\n bar>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script>alert(1)//',
  '<<script>alert(1);//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)">',
  "<img src='x' OnErRoR='alert(1)'>",
  '<img/src=x/onerror=alert(1)>',
  '<img src=x\nonerror\n=\nalert(1)>',
  '<img src=`x`onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<img src="x" srcset="javascript:alert(1) 1x, data:text/html,x 2x">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<img src="//evil.example/pixel.png">',
  '<p onclick="alert(1)" onmouseover=alert(1) style="x:expression(alert(1))">text</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\0script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;&#x61;vascript&colon;alert(1)">x</a>',
  '<a href="&#0000106avascript:alert(1)">x</a>',
  '<a href="java&NewLine;script&colon;alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="javascript&#x3A;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="blob:https://club.example/1234">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="x" target="_blank" rel="opener" onfocus=alert(1) autofocus>x</a>',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<style>@import "javascript:alert(1)"; * { background: url(javascript:alert(1)) }</style>',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="evil"></applet>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button><input name=q></form>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<body onload=alert(1)><html onclick=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<template><script>alert(1)</script></template>',
  '<plaintext><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p title="<img src=x onerror=alert(1)>">x</p>',
  '<abbr title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">x</abbr>',
  '<a title="x" href="x" style="behavior:url(x)" class="admin" id="root" name="location">x</a>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '＜script＞alert(1)＜/script＞',
  '<img src=x:alert(alt) onerror=eval(src) alt=0>',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">x</td></table>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<custom-element onclick=alert(1) is="x">x</custom-element>',
]

test.each(ATTACKS.map((attack) => ({ attack, written: JSON.stringify(attack) })))(
  'NEWS-04 nothing that runs is left of $written',
  ({ attack }) => {
    for (const html of [attack, `<p>Before</p>${attack}<p>after</p>`, `<table><tr><td>${attack}`]) {
      const clean = sanitiseContent(html)
      expect(faultsIn(clean)).toEqual([])
      expect(sanitiseContent(clean)).toBe(clean)
    }
  },
)

test('negative control: the check finds each of the faults it looks for', () => {
  const faults = [
    '<script>x</script>',
    '<p onclick="x">',
    '<a href="java&#10;script:x">',
    '<svg>',
    '<a title="<">',
    '<p',
    '<img src="data:x">',
  ]
  for (const html of faults) expect(faultsIn(html), html).not.toEqual([])
  expect(faultsIn('<p>on=1 javascript: is a word</p><br /><a href="/x?a=1&amp;b=2">x</a>')).toEqual([])
})

test('NEWS-04 whatever is written, what is left is safe and sanitising again changes nothing', () => {
  const piece = fc.oneof(
    fc.constantFrom(...ATTACKS),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '`',
      '&',
      '/',
      '=',
      ' ',
      '<!--',
      '-->',
      '</p>',
      '<p ',
      '<a href="',
      '<img src=',
      'on',
      'x=',
      '<b>',
      '<td>',
      'javascript:',
      '&#',
      ';',
      '\0',
      '<svg>',
      '<math>',
      '<style>',
      '</style>',
      '<h1>',
      '<ul><li>',
    ),
    anyText(8),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const clean = sanitiseContent(pieces.join(''))
      expect(faultsIn(clean)).toEqual([])
      expect(sanitiseContent(clean)).toBe(clean)
    }),
    { numRuns: 2000, seed: 4 },
  )
})

describe('what an editor writes stays', () => {
  test.each([
    '<h2>Fees</h2><p>From <strong>€10</strong> a month.</p>',
    '<table><caption>Fees</caption><thead><tr><th scope="col">Age</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">Under 12</td></tr></tbody></table>',
    '<p><a href="https://league.example/table?a=1&amp;b=2" title="The table">The table</a></p>',
    '<p><a href="/pages/fees">Fees</a> <a href="#top">Up</a> <a href="mailto:club@example.ie">Mail</a> <a href="tel:+353871234567">Ring</a></p>',
    '<figure><img src="/media/dunvarra/ab/pitch.jpg" alt="The pitch" width="800" height="600" loading="lazy" /><figcaption>The pitch</figcaption></figure>',
    '<ol start="3"><li>Three</li></ol><dl><dt>Captain</dt><dd>Aoife</dd></dl>',
    '<blockquote>Up the Rovers!<cite>Everyone</cite></blockquote><hr /><p>Line<br />break</p>',
    '<p>Fáilte, Séamus — 5 &lt; 6 &amp; 7 &gt; 6, “so” they say</p>',
    '<p><time datetime="2026-11-15">Sunday</time> <abbr title="Football Club">FC</abbr> H<sub>2</sub>O</p>',
  ])('%s', (html) => {
    expect(sanitiseContent(html)).toBe(html)
  })

  test('a first heading becomes a second one, since the page has its own', () => {
    expect(sanitiseContent('<h1>Fees</h1>')).toBe('<h2>Fees</h2>')
  })

  test('a link that opens elsewhere does not hand our window over', () => {
    expect(sanitiseContent('<a href="https://x.example" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://x.example" target="_blank" rel="noopener noreferrer">x</a>',
    )
    expect(sanitiseContent('<a href="https://x.example" target="admin">x</a>')).toBe(
      '<a href="https://x.example">x</a>',
    )
  })

  test('what is not allowed goes, what it held stays readable', () => {
    expect(sanitiseContent('<section><font color="red">Sold <em>out</em></font></section>')).toBe(
      'Sold <em>out</em>',
    )
  })
})
