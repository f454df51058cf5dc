/** OPEN-009: words that everybody tries first, in lower case and without digits or symbols. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `abc abcd abcde abcdef abcdefg abcdefgh access admin administrator angel apple arsenal asdf asdfgh asdfghj
  asdfghjk asdfghjkl asdfjkl azerty baby bailey banana baseball basketball batman buster butterfly celtic change
  changeme charlie chelsea cheese chocolate club clubhouse computer cookie dallas daniel default demo diamond
  dragon dublin eagle easter everton family flower football freedom friend friends fuckyou gaa galway george
  ginger google guest hallo hammer hannah harley hello hockey hunter hurling iloveyou ireland irish jack jennifer
  jessica jordan joshua juventus killer kerry letmein limerick liverpool login love lovely magic manchester
  manutd master matthew mayo member merlin michael monkey mustang mypassword ninja nothing password passwort
  passw passwd pepper phoenix pokemon princess qazwsx qwer qwerty qwertyu qwertyui qwertyuiop rangers rovers
  rugby samsung secret shadow shamrock silver soccer sparky spring starwars summer autumn winter sunday monday
  friday sunflower sunshine superman support taylor tennis test testing thomas tigger trustno user username
  welcome whatever william wizard work yankees zaq zxcv zxcvb zxcvbn zxcvbnm`.split(/\s+/),
)
