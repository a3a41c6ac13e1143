// A made-up talk with good passages and everything that must never be published.

/** Its words that must never be published, by kind. */
export const struck = {
  'a sponsor': [
    'Lumenware',
    'eleven lanterns',
    'garden bright',
    'cheap lantern',
    'coupon',
    'free month',
    'their support of the show',
    'lumenware.example',
  ],
  'a transcriber’s mark': ['inaudible', 'laughter', 'crosstalk', 'unk', '♪', '{noise', 'sighs'],
  'a lead-in without what it announces': ['for three things', 'here is why'],
  'a greeting': [
    'welcome back',
    'great to have you',
    'welcome to the show',
    'Thank you so much for having me',
    'bye-bye',
  ],
  'a sound check': ['microphone', 'hear me now', 'Okay, great'],
  housekeeping: ['all the links', 'subscribe', 'five stars', 'wherever you listen'],
  garble: ['lantern the of', 'buoy it the'],
  profanity: ['shit', 'fucking'],
}

export const talkWithEverything: [speaker: string, text: string][] = [
  ['Mia Hart', 'Is the microphone on? Can you hear me now? Okay, great, it is on.'],
  [
    'Mia Hart',
    "Hello and welcome back to Slack Water, it's great to have you here. Today I'm talking with Oda Lund, who has kept the lighthouse of Fenn for thirty years. Oda, welcome to the show.",
  ],
  ['Oda Lund', 'Thank you so much for having me, Mia.'],
  ['Mia Hart', 'What does a lighthouse keeper do on a night when no ship comes?'],
  [
    'Oda Lund',
    'I listen to the lamp. [laughter] A lamp that is about to fail hums half a tone lower, and nobody tells you that when you start. In my first winter I slept through that hum, and a fishing boat with four men ran onto the rocks below my window. Nobody died. But I have never slept through a night in winter again, and I do not want to. A lighthouse is not a light, it is somebody who stays awake.',
  ],
  [
    'Oda Lund',
    'A lighthouse is the only house that is built for [inaudible 00:41] and never for its owner. If you sleep on an island, you sleep with one ear in the (crosstalk) and one ear in the lamp. ♪ The sea never takes what you <unk> it, it takes what you forget. Nobody who has {noise} a light ever asks again what a light is worth.',
  ],
  ['Mia Hart', '[laughter] Why did you stay after that night? *sighs*'],
  [
    'Oda Lund',
    'Because the skipper came up the stairs the next morning with a bread under his arm. He said that his father had run onto the same rocks, and that he had kept it a secret for twenty years. I had packed my bag already. I unpacked it while he was talking. You do not leave a place where people bring you bread after you have failed them.',
  ],
  ['Oda Lund', 'I never believed a single forecast from the city, and here is why:'],
  [
    'Mia Hart',
    'This episode is brought to you by Lumenware. I threw away eleven lanterns in my first winter, and I was ashamed of every one of them. Lumenware makes the lamps that keep your garden bright all night long. A cheap lantern is the most expensive thing you can own, because you buy it again every year. Go to lumenware.example and use the coupon HARBOR to get your first free month. Our thanks to Lumenware for their support of the show.',
  ],
  ['Mia Hart', 'How do you know that a storm is coming?'],
  ['Oda Lund', 'When people on the mainland think about a lighthouse, they think that it is for three things.'],
  ['Mia Hart', 'You said that before we started.'],
  [
    'Oda Lund',
    'The gulls walk. On an ordinary day they fly over the harbor and shout, but six hours before a storm they stand on the pier and walk up and down like people who wait for a train. The weather service in the city has a computer that cost two million. It was wrong eleven times last year. The gulls were wrong once.',
  ],
  ['Oda Lund', 'And then that whole shit with the ministry began, and they said the fucking tower had to go.'],
  [
    'Oda Lund',
    "So the lantern the of and it's but then we the, uh, the lantern the of which was, and so it, buoy it the and with, you know, the, it's a, but",
  ],
  ['Mia Hart', 'What happened when the ministry wanted to switch off the lamp?'],
  [
    'Oda Lund',
    'They sent a young man with a tablet who told me that every ship has satellite navigation now. I asked him to stay for one night. At three in the morning we counted fourteen boats that had their navigation switched off to save the battery. He wrote fourteen on his tablet, and he never came back. Three months later a letter came, and the lamp was allowed to stay.',
  ],
  ['Mia Hart', 'What should somebody know who wants to do your work?'],
  [
    'Oda Lund',
    'If you are afraid of being alone, do not come to an island. But if you are afraid of being useless, come at once. I have never done anything in my life that mattered as much as a lamp that does not go out. Most people want to be seen, and I wanted to be looked for.',
  ],
  [
    'Mia Hart',
    'That was Oda Lund. You find all the links in the show notes. Please subscribe and give us five stars wherever you listen to podcasts. Bye-bye, and see you next week.',
  ],
]
