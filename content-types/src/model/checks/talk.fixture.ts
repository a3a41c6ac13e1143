// A talk of three people with names, figures and the noise of speech. For tests only.

export const talk: [string, string][] = [
  [
    'Milo Brandt',
    'Welcome to Slow Machines. I’m Milo, and today I’m here with Ruth Adeyemi and Ines Corvo. Ruth runs a bicycle workshop in Rotterdam, and Ines used to write software for a bank. Ruth, um, let me start with you. How did a workshop with one stand become a school?',
  ],
  [
    'Ruth Adeyemi',
    'Well, it, it was an accident, really. In 2014 I rented a garage on Canal Street for four hundred euros a month. I had one stand, two chairs and, you know, a kettle. People kept asking me to fix their brakes, and I kept saying no. I don’t think I can teach anybody by fixing it for them. So I made a rule: you hold the wrench, I hold the coffee. The first year we we repaired 312 bikes. Half of them were only dirty.',
  ],
  ['Milo Brandt', 'Half of them? That’s a lot of soap. Did you make any money with it?'],
  [
    'Ruth Adeyemi',
    'No. I lost three thousand euros in the first six months. My brother Tunde told me, you’re running a library, not a shop. And he was right. A license is not a requirement to repair a bicycle in this country. So I stopped charging for repairs and started charging for the chair. It’s twelve euros for an evening, and the soap is free. Nobody has ever stolen a wrench from us. We lost one in ten customers, and the rest came back with friends.',
  ],
  ['Milo Brandt', 'Ines, you came in as a customer. What happened?'],
  [
    'Ines Corvo',
    'I came in with a flat tire and, um, a very bad mood. I was working at Northgate Bank, 60 hours a week, writing JavaScript that nobody used. Ruth gave me the wrench and said nothing. It took me two hours and I, I cried over a tire. If you quit on the same day, you are a fool, so I waited for nine weeks. Then I quit. My manager said it was a joke. I told him, sorry, I’m busy now. It wasn’t courage, it was, like, plain boredom.',
  ],
  ['Milo Brandt', 'You waited for nine weeks. What did you do in them?'],
  [
    'Ines Corvo',
    'I read one book, over and over. It was Shop Class as Soulcraft. I tried to learn welding, and I could not, so I wrote a blog post about not learning welding. I posted it on a Sunday in March. Forty thousand people read it in a week. Then somebody else published almost the same post, with the same three jokes. I saw it on Twitter. I wrote an angry reply, took a picture of it and deleted it. That’s my whole trick with anger.',
  ],
  [
    'Milo Brandt',
    'So the most read thing you ever wrote is about failing. I wouldn’t say that failing is fun, though.',
  ],
  [
    'Ines Corvo',
    'It’s not fun. But it isn’t $50 a month either, it costs nothing. The post about welding still gets more readers than everything about work. My second most read one is a list of brake sounds. I don’t believe that everybody should quit. I doubt that quitting makes anyone happy. Some people should stay and fix the place, unless the place is on fire.',
  ],
  ['Milo Brandt', 'Ruth, what do beginners get wrong?'],
  [
    'Ruth Adeyemi',
    'They buy tools. Don’t start with tools, because tools arrive by themselves. Everybody has an uncle with a drawer full of wrenches. What you need is a night of the week that never moves. Ours is Thursday, and we have kept it for nine years. There is no evidence that expensive tools make better mechanics. The Dutch have a word for it, gereedschap, and it is also the word for being ready. I would hire a patient person if she had never seen a wrench.',
  ],
  ['Milo Brandt', 'I want to ask about the school. How many people learn there now?'],
  [
    'Ruth Adeyemi',
    'We have, I think, eighty-five people in a year, and 70 percent are women. It was a it was a surprise to all of us. The youngest is eleven and the oldest is eighty-one. We got a grant from the city of Rotterdam, one and a half million euros over five years. A third of it goes to rent. We turned down YouTube sponsorships, because nobody learns brakes from an advertisement. We say no to everything that wants us to be fast.',
  ],
  ['Speaker 4', 'Can I ask something from the audience? How do you keep people from giving up?'],
  [
    'Ruth Adeyemi',
    'You don’t. You put the kettle next to the door, so that giving up takes ten minutes longer. And in those ten minutes somebody hands them a wrench.',
  ],
  [
    'Milo Brandt',
    'I’m going to steal that. My own bike has been broken since the winter, and it was my first gift from my wife Hanna. Maybe I should bring it on Thursday.',
  ],
  [
    'Ines Corvo',
    'Bring it. And bring GPT-4 if you like, it can’t hold a wrench. You will swear twice, and then it works. The best repair is the one you are a little bit ashamed of.',
  ],
  ['Ruth Adeyemi', 'And wash it before you come.'],
]

export type Planted = { what: string; text: string; of: string[] }

/** False in what can be decided; `of`: words by which the cited sentences are found. */
export const hardLies: Planted[] = [
  { what: 'changed word in a quote', text: 'Ruth: “You hold the wrench, I hold the tea.”', of: ['I made a rule'] },
  { what: 'paraphrased quote', text: '“Nobody ever stole a wrench from us.”', of: ['stolen'] },
  {
    what: 'paraphrased quote',
    text: 'Her rule is simple: “You have to hold the wrench yourself.”',
    of: ['I made a rule'],
  },
  { what: 'tidied quote', text: 'Ines Corvo: “It took me two hours and I wept over a tire.”', of: ['cried'] },
  { what: 'word dropped from a quote', text: '“The best repair is the one you are ashamed of.”', of: ['best repair'] },
  {
    what: 'word added to a quote',
    text: '“Everybody has a rich uncle with a drawer full of wrenches.”',
    of: ['uncle'],
  },
  { what: 'figure changed in a quote', text: 'Ruth: “The first year we repaired 412 bikes.”', of: ['312'] },
  { what: 'single marks', text: '‘Nobody learns brakes from a commercial’, says Ruth.', of: ['advertisement'] },
  { what: 'German marks', text: '„Tools never arrive by themselves“, says Ruth.', of: ['arrive'] },
  { what: 'French marks', text: '« They buy chairs », says Ruth.', of: ['They buy'] },
  { what: 'joined places', text: 'Ruth: “They buy tools. Everybody has an uncle.”', of: ['They buy', 'uncle'] },
  {
    what: 'joined with dots',
    text: 'Ruth: “They buy tools … What you need is a night of the week.”',
    of: ['They buy', 'a night'],
  },
  { what: 'words put in', text: 'Ruth: “Ours [the night] is Thursday.”', of: ['Thursday, and'] },
  {
    what: 'two speakers',
    text: '“The rest came back with friends. Ines, you came in as a customer.”',
    of: ['one in ten', 'came in as'],
  },
  { what: 'two speakers', text: '“Maybe I should bring it on Thursday. Bring it.”', of: ['steal', 'GPT'] },
  {
    what: 'wrong speaker behind',
    text: '“You hold the wrench, I hold the coffee,” says Ines Corvo.',
    of: ['I made a rule'],
  },
  {
    what: 'wrong speaker in front',
    text: 'Milo: “Don’t start with tools, because tools arrive by themselves.”',
    of: ['arrive'],
  },
  {
    what: 'wrong speaker behind a dash',
    text: '“That’s my whole trick with anger.” – Ruth Adeyemi',
    of: ['whole trick'],
  },
  {
    what: 'wrong speaker with a subject',
    text: 'Ruth Adeyemi on quitting: “It took me two hours and I, I cried over a tire.”',
    of: ['cried'],
  },
  {
    what: 'wrong speaker',
    text: 'As Ines puts it, “What you need is a night of the week that never moves.”',
    of: ['a night'],
  },
  {
    what: 'wrong speaker by pronoun',
    text: 'Ruth Adeyemi fixes bikes. She says: “I posted it on a Sunday in March.”',
    of: ['Sunday'],
  },
  { what: 'wrong speaker by part', text: 'Our host says: “You put the kettle next to the door.”', of: ['kettle next'] },
  {
    what: 'wrong speaker',
    text: 'According to Milo, “the best repair is the one you are a little bit ashamed of.”',
    of: ['best repair'],
  },
  {
    what: 'wrong speaker who answers',
    text: 'Milo asks, “Ruth, what do beginners get wrong?” Ruth: “I tried to learn welding, and I could not.”',
    of: ['beginners', 'welding, and'],
  },
  {
    what: 'wrong speakers together',
    text: 'Ruth and Milo say: “You will swear twice.”',
    of: ['swear'],
  },
  { what: 'not heard of', text: 'Henry Ford said: “Tools arrive by themselves.”', of: ['arrive'] },
  { what: 'cut from “don’t think”', text: 'Ruth: “I can teach anybody by fixing it for them.”', of: ['teach anybody'] },
  { what: 'cut from “wouldn’t say that”', text: 'Milo Brandt: “Failing is fun.”', of: ['failing is fun'] },
  { what: 'cut from “don’t believe that”', text: '“Everybody should quit,” says Ines.', of: ['should quit'] },
  { what: 'cut from “doubt that”', text: '“Quitting makes anyone happy.” – Ines Corvo', of: ['quitting makes'] },
  { what: 'cut from “no evidence that”', text: 'Ruth: “Expensive tools make better mechanics.”', of: ['evidence'] },
  { what: 'cut from “if”', text: 'Ines: “You quit on the same day.”', of: ['same day'] },
  { what: 'cut before “if”', text: 'Ruth: “I would hire a patient person.”', of: ['patient'] },
  { what: 'changed count', text: 'They repaired 412 bikes in the first year.', of: ['312'] },
  {
    what: 'changed count in words',
    text: 'Ruth lost five thousand euros in the first six months.',
    of: ['three thousand'],
  },
  { what: 'changed share', text: '80% of those who learn there are women.', of: ['70 percent'] },
  { what: 'changed share in words', text: 'A quarter of the bikes were only dirty.', of: ['Half of them were'] },
  { what: 'changed share', text: 'One in five customers never came back.', of: ['one in ten'] },
  { what: 'changed unit', text: 'Ines waited for nine months before she quit.', of: ['same day'] },
  { what: 'changed unit', text: 'An evening costs 12 percent more.', of: ['twelve euros'] },
  { what: 'changed currency', text: 'An evening in the chair costs $12.', of: ['twelve euros'] },
  { what: 'changed scale', text: 'The city gave them 1.5 billion euros.', of: ['grant'] },
  { what: 'changed year', text: 'It began in 2004 in a garage on Canal Street.', of: ['2014'] },
  { what: 'invented year', text: 'Since 1998 the night of the week has never moved.', of: ['a night'] },
  { what: 'invented amount', text: 'Tripled in a year: the workshop on Canal Street.', of: ['2014'] },
  { what: 'figure from elsewhere', text: 'It costs 312 euros for an evening.', of: ['twelve euros'] },
  { what: 'inflated', text: 'Millions of people read a blog post about welding.', of: ['Forty thousand'] },
  { what: 'another day', text: 'Ines posted it on a Friday in March.', of: ['Sunday'] },
  { what: 'clock time', text: 'At 12:34 Ines tells about the tire.', of: ['flat tire'] },
  { what: 'invented person', text: 'Pieter Verhoeven told Ruth she runs a library, not a shop.', of: ['library'] },
  { what: 'invented person at the start', text: 'Greta repairs bikes in a garage.', of: ['2014'] },
  { what: 'stitched name', text: 'Welcome back, Ruth Corvo, who runs a workshop.', of: ['Ruth runs'] },
  { what: 'invented firm', text: 'Ines quit her job at Deutsche Bank after a flat tire.', of: ['Northgate'] },
  { what: 'invented place', text: 'A workshop in Utrecht teaches people to repair their bikes.', of: ['Ruth runs'] },
  {
    what: 'invented book',
    text: 'She read “Zen and the Art of Motorcycle Maintenance” over and over.',
    of: ['one book'],
  },
  { what: 'invented book', text: 'She read Walden over and over for nine weeks.', of: ['one book'] },
  { what: 'invented product', text: 'Bring a Brompton and a patient friend.', of: ['Bring it'] },
  { what: 'invented name in a headline', text: 'Why Kowalski Quit The Bank', of: ['Then I quit'] },
  { what: 'invented place in a headline', text: 'A Bicycle Workshop in Hamburg', of: ['Ruth runs'] },
  { what: 'invented rank', text: 'Professor Ruth Adeyemi runs a bicycle workshop.', of: ['Ruth runs'] },
  { what: 'invented term', text: 'She calls it a “wrench therapy”.', of: ['cried'] },
  { what: 'no such sentence', text: 'Wash your bike before you come.', of: [] },
  { what: 'banned phrase', text: 'Dive into the workshop that became a school.', of: ['accident'] },
  { what: 'link', text: 'Book your chair at slowmachines.org tonight.', of: ['twelve euros'] },
  { what: 'handle', text: 'Follow @ruthfixes for more brakes.', of: ['fix their brakes'] },
  { what: 'e-mail address', text: 'Write to ruth@canalworkshop.nl to get a chair.', of: ['twelve euros'] },
  { what: 'hashtag', text: 'You hold the wrench. #BikeTok', of: ['I made a rule'] },
  { what: 'tag', text: 'You hold <b>the wrench</b>.', of: ['I made a rule'] },
]

/** False in a way that only a reader can tell; the meaning check finds them, not these checks. */
export const softLies: Planted[] = [
  { what: 'adjective turned', text: 'The cheapest tools make the better mechanics.', of: ['evidence'] },
  { what: 'denial dropped', text: 'Ines thinks everybody should quit.', of: ['should quit'] },
  {
    what: 'subject and object swapped',
    text: 'Ines gave Ruth the wrench and said nothing.',
    of: ['gave me the wrench'],
  },
  { what: 'other person', text: 'Milo cried over a tire.', of: ['cried'] },
  { what: 'ending changed', text: 'Ines wrote an angry reply and sent it.', of: ['angry reply'] },
  {
    what: 'cause invented',
    text: 'Ruth lost three thousand euros because customers stole her wrenches.',
    of: ['three thousand', 'stolen'],
  },
  { what: 'condition dropped', text: 'Ines says people should stay and fix the place.', of: ['on fire'] },
  { what: 'the opposite', text: 'Start with tools, says Ruth: they do not arrive by themselves.', of: ['arrive'] },
  { what: 'more than was said', text: 'Everybody who came back brought the whole street.', of: ['one in ten'] },
  {
    what: 'figure of another thing',
    text: 'Seventy percent of the bikes were only dirty, and half of the people are women.',
    of: ['Half of them were', '70 percent'],
  },
]
