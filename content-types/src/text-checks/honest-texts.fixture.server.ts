import type { Rule } from './check-text.server.ts'

// What a good writer says of the conversation in talk.fixture.ts: freely worded, true. For tests only.

export type Honest = { text: string; of: string[]; rule?: Rule }

const free = { free: true }
const wide = { wide: true }

/** Similar to texts that an earlier word check refused although they were true. */
export const onceRefused: Honest[] = [
  { text: 'You don’t need a license to have a good workshop.', of: ['license'] },
  { text: 'Ines’s most read blog post is about welding.', of: ['more readers'] },
  { text: 'Ines couldn’t learn welding, so she wrote about that.', of: ['welding, and'] },
  {
    text: 'The post is out. Then Ines sees one on Twitter that is almost identical.',
    of: ['Forty thousand', 'same post', 'on Twitter'],
  },
  { text: 'Write the reply, screenshot it, delete it', of: ['angry reply'] },
  {
    text: 'The text stands on the left over two lines, her face fills the right third.',
    of: [],
    rule: { free: true, picture: true },
  },
  { text: 'Tire black #1E2D32, with the lettering at 9:16', of: [], rule: { free: true, picture: true } },
  { text: '“sorry, I’m busy”', of: ['manager'] },
  { text: 'Not even “$50 a month”', of: ['a month either'] },
  { text: 'So what stops people from picking up the wrench?', of: [], rule: free },
  { text: 'What would you repair first? Tell us in the comments.', of: [], rule: free },
  {
    text: 'The full conversation is linked in our bio. Listen on Spotify, Apple Podcasts or YouTube.',
    of: [],
    rule: free,
  },
]

export const honestTexts: Honest[] = [
  // Parts that measure nothing.
  { text: 'Ruth’s rule is half a joke and half a threat.', of: ['I made a rule'] },
  { text: 'Half workshop, half kitchen: that is where people stay.', of: ['kettle next'] },
  { text: 'Showing up is half the fun, and the kettle is the other half.', of: ['kettle next'] },
  { text: 'Ines quit in half a second, half-asleep and half hoping for a no.', of: ['boredom'] },
  { text: 'They work in close quarters, with half an eye on the kettle.', of: ['kettle next'] },
  // Captions.
  {
    text: 'Ruth Adeyemi never wanted to run a school. She rented a garage in 2014, for €400 a month, and could not say no to people with bad brakes.',
    of: ['2014', 'fix their brakes', 'accident'],
  },
  {
    text: 'She lost 3,000 euros in half a year. Her brother’s verdict: “You’re running a library, not a shop.”',
    of: ['three thousand', 'library'],
  },
  { text: '“You hold the wrench, I hold the coffee.” That is the one rule in Ruth’s workshop.', of: ['I made a rule'] },
  { text: '“It took me two hours and I cried over a tire,” says Ines Corvo.', of: ['cried'] },
  { text: 'Ines: “I came in with a flat tire and a very bad mood.”', of: ['flat tire'] },
  { text: 'Ruth Adeyemi: "The first year we repaired 312 bikes. Half of them were only dirty."', of: ['312'] },
  { text: '“It wasn’t courage, it was plain boredom.” – Ines Corvo', of: ['boredom'] },
  { text: '“It was a surprise to all of us,” Ruth says about the 70% of women.', of: ['surprise', '70 percent'] },
  { text: 'As Ruth puts it, “tools arrive by themselves.”', of: ['arrive'] },
  { text: 'Ruth Adeyemi on beginners: “They buy tools.”', of: ['They buy'] },
  { text: 'When Milo asks what beginners get wrong, Ruth answers: “They buy tools.”', of: ['beginners', 'They buy'] },
  { text: 'Milo asks, “Did you make any money with it?” Ruth answers: “No.”', of: ['any money', 'three thousand'] },
  { text: '“I’m going to steal that,” Milo laughs. “My own bike has been broken since the winter.”', of: ['steal'] },
  {
    text: 'Our guest Ruth says it best: “You don’t. You put the kettle next to the door, so that giving up takes 10 minutes longer.”',
    of: ['kettle next'],
  },
  { text: 'Somebody in the audience wants to know: “How do you keep people from giving up?”', of: ['giving up?'] },
  { text: 'Her brother Tunde told her, “you’re running a library, not a shop.”', of: ['library'] },
  {
    text: 'Nine weeks of waiting. One flat tire. And then Ines quit the bank.',
    of: ['same day', 'Then I quit', 'flat tire'],
  },
  { text: 'Sixty hours a week of JavaScript that nobody used: that was Ines at Northgate Bank.', of: ['Northgate'] },
  { text: 'A banker walks into a bike workshop…', of: ['flat tire'], rule: free },
  { text: 'Comment “wrench” and we’ll send you the link.', of: [], rule: free },
  { text: 'Save this for the day your chain breaks 🚲', of: [], rule: free },
  { text: 'Do you know somebody who should hear this? Send it to them.', of: [], rule: free },
  { text: 'New episode of Slow Machines is out on Thursday. Link in bio!', of: [], rule: free },
  { text: '40k people read about the thing she could not do. In seven days.', of: ['Forty thousand', 'welding, and'] },
  {
    text: 'One post. 40,000 readers. Then the copy arrived, with the same 3 jokes.',
    of: ['Forty thousand', 'same post'],
  },
  { text: 'A “library” that fixes bikes', of: ['library'] },
  { text: 'The Dutch word “gereedschap” means tools, and being ready.', of: ['gereedschap'] },
  { text: '“Slow Machines” visits a workshop in Rotterdam this week.', of: ['Ruth runs'] },
  { text: '#Rotterdam #BicycleWorkshop', of: ['Ruth runs'] },
  {
    text: 'Over 300 bikes in the first year, and about half needed nothing but soap.',
    of: ['312', 'Half of them were'],
  },
  { text: 'Ruth and Ines agree: “You will swear twice, and then it works.”', of: ['swear'] },
  { text: 'A tip for Milo: “You will swear twice.”', of: ['swear'] },
  {
    text: 'Milo asks: “What did you do in them?” Ines: “I read one book, over and over.”',
    of: ['do in them', 'one book'],
  },
  { text: "Rock 'n' roll in the bikers' garage 'til the kettle boils", of: [], rule: free },
  // Titles.
  { text: 'Why Beginners Should Never Start With Tools', of: ['arrive'] },
  { text: 'She Lost €3,000 and Built a School Instead', of: ['three thousand'] },
  { text: 'Crying Over a Tire: How Ines Corvo Quit Her Bank', of: ['cried', 'Then I quit'] },
  {
    text: 'From 1 Stand to 85 Students: The Workshop That Refuses to Be Fast',
    of: ['one stand, two', 'eighty-five', 'be fast'],
  },
  { text: 'The €1.5 Million Repair School', of: ['grant'] },
  { text: '3 Lessons From a Bicycle Workshop', of: ['Ruth runs'], rule: { wide: true, counted: [3] } },
  { text: 'Half the Bikes Were Just Dirty', of: ['Half of them were'] },
  { text: 'Nobody Steals a Wrench Here', of: ['stolen'] },
  { text: 'Quit Your Job? Wait 9 Weeks First', of: ['same day'] },
  { text: 'BROKEN TOASTERS AREN’T THE POINT', of: [], rule: free },
  { text: 'Unlearning Speed, Rewiring Anger & Repairing Bikes', of: ['be fast', 'trick'] },
  { text: 'Burnout, Boredom and the Backstory of One Screenshot', of: ['boredom'] },
  { text: 'Storytelling for newcomers. Onboarding with a wrench.', of: ['I made a rule'] },
  // Thumbnails and clip titles.
  { text: 'SHE CRIED OVER A TIRE', of: ['cried'] },
  { text: 'JUST DIRTY', of: ['Half of them were'] },
  { text: 'Don’t start with tools', of: ['arrive'] },
  { text: 'Delete it', of: ['angry reply'] },
  { text: '“You will swear twice”', of: ['swear'] },
  { text: '3,000 € lost', of: ['three thousand'] },
  // Slides.
  { text: 'Step 1: Hold the wrench yourself.', of: ['I made a rule'], rule: { counted: [1, 2, 3, 4, 5] } },
  { text: '2/5 A night that never moves', of: ['a night'] },
  { text: '3. Put the kettle next to the door.', of: ['kettle next'] },
  { text: 'Lesson 4 – Giving up should take ten minutes longer', of: ['kettle next'] },
  { text: 'Five things a bike workshop teaches about patience', of: [], rule: { free: true, counted: [5] } },
  { text: 'Swipe for the rule that changed everything →', of: [], rule: free },
  {
    text: 'A third of the grant pays the rent. The rest keeps eighty-five people a year learning.',
    of: ['grant', 'A third', 'eighty-five'],
  },
  { text: 'The youngest is 11. The oldest is 81.', of: ['youngest'] },
  { text: '10% of the customers left. The others brought friends.', of: ['one in ten'] },
  // Script paragraphs.
  {
    text: 'What if the best thing you could do for somebody is to keep your hands off their problem? Hold that thought.',
    of: [],
    rule: free,
  },
  {
    text: 'Imagine you walk in with a flat tire. You hope that somebody fixes it. Instead, Ruth hands you a wrench and says nothing at all.',
    of: ['gave me the wrench'],
  },
  {
    text: 'Now, you might think this is a story about bikes. It isn’t. Let’s go back to the beginning.',
    of: [],
    rule: free,
  },
  {
    text: 'For nine weeks Ines did one thing: she read a book, Shop Class as Soulcraft, again and again. She tried welding. It went nowhere. So she wrote about exactly that, and 40,000 people showed up.',
    of: ['one book', 'Soulcraft', 'welding, and', 'Forty thousand'],
  },
  {
    text: 'Here is where it gets interesting. The city of Rotterdam put €1.5 million on the table. And the workshop still said no to YouTube.',
    of: ['grant', 'YouTube'],
  },
  {
    text: 'I asked Ruth what beginners get wrong. Her answer was short: “They buy tools.” I have three of them in my basement, so, guilty.',
    of: ['beginners', 'They buy'],
    rule: { counted: [3] },
  },
  {
    text: 'Ines doubts that quitting makes anyone happy. “Some people should stay and fix the place, unless the place is on fire.”',
    of: ['quitting makes', 'on fire'],
  },
  {
    text: 'Thanks for watching. If you enjoyed this, subscribe, and tell us: what is the oldest thing you still repair?',
    of: [],
    rule: free,
  },
  { text: 'Even the machine gets a mention: GPT-4 can’t hold a wrench.', of: ['GPT'] },
  // Summaries.
  {
    text: 'Milo Brandt talks with Ruth Adeyemi, who runs a bicycle workshop in Rotterdam, and Ines Corvo, who left Northgate Bank. They speak about 312 repaired bikes, a blog post with 40,000 readers and a grant of one and a half million euros.',
    of: ['Ruth runs'],
    rule: wide,
  },
  {
    text: 'Two guests, one workshop: on patience, anger and why a kettle belongs next to the door.',
    of: ['kettle next'],
    rule: wide,
  },
  {
    text: 'A talk among friends about brakes, boredom and the first repair, recorded for everybody who has ever been afraid of a flat tire.',
    of: [],
    rule: { free: true, wide: true },
  },
  // All kinds, a second round.
  { text: '“I came in with a flat tire and a very bad mood.” Who hasn’t?', of: ['flat tire'] },
  { text: '"Then I quit." Three words, nine weeks in the making.', of: ['Then I quit', 'same day'] },
  { text: 'The second-best read post of Ines is a list of brake sounds.', of: ['brake sounds'] },
  { text: 'Why do we throw away what we could fix in 10 minutes?', of: [], rule: free },
  { text: 'Ruth’s brother Tunde said it: “You’re running a library, not a shop.”', of: ['library'] },
  { text: 'Meet Ruth. She fixes nothing. She hands you a wrench.', of: ['I made a rule'] },
  { text: '👉 Follow Slow Machines for more stories like this.', of: [], rule: free },
  { text: 'Ep. 12 of Slow Machines', of: [], rule: free },
  { text: 'POV: you bring a bike to be fixed and end up holding the wrench', of: ['I made a rule'] },
  {
    text: 'You’ll learn:\n• why Ruth lost €3,000\n• what Ines did for nine weeks\n• where to put the kettle',
    of: ['three thousand', 'same day', 'kettle next'],
  },
  { text: '0 wrenches stolen. 312 bikes repaired. 1 rule.', of: ['stolen', '312'] },
  { text: 'HOST: So what’s the trick? RUTH: “You don’t.”', of: ['kettle next', 'giving up?'] },
  { text: '“You don’t,” Ruth answers the man from the audience.', of: ['kettle next'] },
  { text: 'Is half of what you call broken just dirty?', of: ['Half of them were'] },
  { text: 'Two women, one workshop and 85 students a year', of: ['eighty-five'] },
  { text: 'It’s a “no” to everything fast', of: ['be fast'] },
  { text: 'She says no to “everything that wants us to be fast.”', of: ['be fast'] },
  { text: 'Ruth: “We lost one in 10 customers, and the rest came back with friends.”', of: ['one in ten'] },
  { text: 'Ruth: “It’s €12 for an evening, and the soap is free.”', of: ['twelve euros'] },
  { text: 'Ruth Adeyemi & Ines Corvo: On Anger, Wrenches & Welding', of: ['accident'], rule: { wide: true } },
  { text: 'Northgate’s loss is Rotterdam’s gain', of: ['Northgate'] },
  { text: 'Would you hire someone who had never seen a wrench? Ruth would, if she is patient.', of: ['patient'] },
  { text: 'JavaScript developers cry, too', of: ['cried', 'Northgate'] },
  { text: 'The “$50 a month” answer', of: ['a month either'] },
  { text: 'Here’s the thing about “quitting”', of: ['quitting makes'] },
  { text: 'In the 2010s, a garage on Canal Street cost €400', of: ['2014'] },
  {
    text: 'Her most-read post? Number one is welding, number two is brake sounds.',
    of: ['brake sounds', 'more readers'],
  },
  { text: 'Read the full story in the newsletter. Reply “kettle” and I’ll send you the list.', of: [], rule: free },
  { text: 'Ines was 60 hours in, every single week.', of: ['Northgate'] },
  { text: 'LinkedIn loves quitting stories. Ines tells a different one.', of: ['should quit'] },
  { text: '“Everybody has an uncle with a drawer full of wrenches” — Ruth', of: ['uncle'] },
  { text: 'He cried? No: she did. Over a tire. For two hours.', of: ['cried'] },
  { text: 'Mistake #1: buying tools', of: ['They buy'] },
  { text: 'Milo, the host, will steal the idea: “I’m going to steal that.”', of: ['steal'] },
]
