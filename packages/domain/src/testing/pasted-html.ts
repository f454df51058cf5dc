/** What lands in an editor when people paste: as programmes write it, shortened, and as those write it who mean harm. */
export interface Pasted {
  from: string
  html: string
  /** What a page may show of it, where that is the point. */
  clean?: string
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
<meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; font-family:"Calibri",sans-serif;} @import url(https://evil.example/x.css); --></style></head>
<body lang=EN-IE style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-list:none'>Match report<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'>We won <b style='mso-bidi-font-weight:normal'>3–2</b> on <i>Saturday</i>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->Saoirse<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->Ella<o:p></o:p></p>
<p class=MsoNormal><v:shape id="x"><v:imagedata src="file:///C:/Temp/clip_image001.png"/></v:shape><img width=10 height=10 src="file:///C:/Temp/clip_image002.png"></p>
<!--EndFragment--></body></html>`

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-family:Arial;font-weight:700;">Training</span><span style="font-size:11pt;"> is on </span><span style="font-style:italic;">Tuesday</span></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Boots</span></p></li></ul><img src="https://lh3.googleusercontent.com/tracker" width="1" height="1"></b><br class="Apple-interchange-newline">`

const OUTLOOK = `<div class="elementToProof" style="font-family:Aptos"><font color="#1F497D" face="Calibri">Dear all,</font></div><div><img src="cid:image001.png@01D9" alt="logo"><img src="https://track.example/open?id=1" width="1" height="1"></div><p class="MsoNormal"><a href="https://eur01.safelinks.example/?url=https%3A%2F%2Fleague.example" data-linkindex="0" onclick="return false">The table</a></p>`

const WEB = `<article class="post" id="p-1" data-id="4" onmouseover="track()"><script>track()</script><style>.x{background:url(https://ads.example/x.png)}</style><h1 itemprop="headline">Shield won</h1><div style="background-image:url('https://ads.example/b.png')"><p>First <strong>paragraph</strong>.</p></div><picture><source srcset="https://cdn.example/a.avif"><img src="https://cdn.example/a.jpg" srcset="https://cdn.example/a2.jpg 2x" onload="go()"></picture><iframe src="https://video.example/embed"></iframe><video poster="https://cdn.example/p.jpg" src="https://cdn.example/v.mp4" autoplay></video><form action="https://evil.example"><input name="q"><button>Go</button></form><table background="https://ads.example/t.png"><tbody><tr><th>Team</th><td style="color:red">1</td></tr></tbody></table></article>`

export const PASTED: readonly Pasted[] = [
  {
    from: 'Word',
    html: WORD,
    clean:
      '<h2>Match report</h2><p>We won <strong>3–2</strong> on <em>Saturday</em>.</p><ul><li><p>Saoirse</p></li><li><p>Ella</p></li></ul>',
  },
  {
    from: 'Google Docs',
    html: DOCS,
    clean: '<p><strong>Training</strong> is on <em>Tuesday</em></p><ul><li><p>Boots</p></li></ul>',
  },
  {
    from: 'Outlook',
    html: OUTLOOK,
    clean:
      '<p>Dear all,</p><p><a href="https://eur01.safelinks.example/?url=https%3A%2F%2Fleague.example">The table</a></p>',
  },
  {
    from: 'a web page',
    html: WEB,
    clean:
      '<h2>Shield won</h2><p>First <strong>paragraph</strong>.</p><table><tbody><tr><th><p>Team</p></th><td><p>1</p></td></tr></tbody></table>',
  },
  ...[
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<svg><desc><noscript></desc><img src=x onerror=alert(1)></noscript></svg>',
    '<math><annotation-xml encoding="text/html"><p><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
    '<table><caption><svg><title><template><style></title><img src=x onerror=alert(1)>',
    '<p>a<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
    '<img src="/media/../../evil" onerror=alert(1)><img src="//evil.example/x.png"><img src="/\\evil.example/x.png">',
    '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+"><img src="blob:https://x/1">',
    '<a href="java&#9;script:alert(1)">x</a><a href="vbscript:x">y</a><a href="data:text/html,x">z</a>',
    '<link rel=stylesheet href=https://evil.example/x.css><base href=https://evil.example/><meta http-equiv=refresh content=0>',
    '<div style="background:url(https://evil.example/x)"><audio src=https://evil.example/a></audio><object data=https://evil.example/o></object><embed src=https://evil.example/e></div>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp><plaintext><script>alert(1)</script>',
  ].map((html) => ({ from: `harm: ${html.slice(0, 48)}`, html })),
]

/** What a browser would run or fetch from elsewhere because of this; nothing, where it is clean. */
export function harmIn(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? []
  return [
    ...tags.filter((tag) =>
      /^<\/?(script|style|link|meta|base|iframe|object|embed|svg|math|form|input|video|audio|source|template|noscript)\b/i.test(
        tag,
      ),
    ),
    ...tags.filter((tag) => /\s(on\w+|style|srcset|poster|background|srcdoc|formaction)\s*=/i.test(tag)),
    ...tags.filter((tag) => /\ssrc\s*=(?!\s*["']?\/media\/)/i.test(tag)),
    ...tags.filter((tag) => /\shref\s*=\s*["']?\s*(javascript|vbscript|data|blob|java)/i.test(tag)),
  ]
}
