// False statements that a careless or malicious model might make about the repair café sample, and true ones that a
// good model makes. For tests only.

export type PlantedText = { what: string; text: string; ids: number[] }

/** Each is false in one way that can be detected automatically. */
export const falseTexts: PlantedText[] = [
  {
    what: 'paraphrased',
    text: 'Nina Falk: “People throw toasters away because they feel ashamed of not opening them.”',
    ids: [0, 1],
  },
  {
    what: 'paraphrased',
    text: '“A repair you just watched is one you will need again.”',
    ids: [17],
  },
  {
    what: 'paraphrased',
    text: 'Nina says: “Dust is the most common fault of all.”',
    ids: [22, 23],
  },
  {
    what: 'paraphrased',
    text: '“You hold the screwdriver, always”, says Nina Falk.',
    ids: [8],
  },
  {
    what: 'paraphrased',
    text: 'Her rule: “You have to hold the screwdriver yourself.”',
    ids: [8],
  },
  {
    what: 'paraphrased',
    text: '‘Every garage in the world has a full drawer of tools’, says Nina.',
    ids: [49, 50],
  },
  {
    what: 'paraphrased',
    text: '„We never skipped a Tuesday“, says Nina.',
    ids: [52],
  },
  {
    what: 'stitched from two places',
    text: 'Nina Falk: “Dust. We write everything down.”',
    ids: [19, 23],
  },
  {
    what: 'stitched from two places',
    text: 'Nina Falk: “I have a jar. The whole room went quiet.”',
    ids: [30, 40],
  },
  {
    what: 'stitched with dots',
    text: 'Nina Falk: “You need one table … and a date that never moves.”',
    ids: [48, 51],
  },
  {
    what: 'stitched from two speakers',
    text: '“Come on. One in five? One in five! I have a jar.”',
    ids: [27, 28, 29, 30],
  },
  {
    what: 'stitched from two speakers',
    text: 'Nina: “I don’t know what to ask after that. You don’t have to ask anything.”',
    ids: [41, 42],
  },
  {
    what: 'with words put in',
    text: 'Nina Falk: “We don’t repair things [for money], we repair things with people.”',
    ids: [10],
  },
  {
    what: 'wrong speaker',
    text: 'Sam Okoro says: “A repair that you only watched is a repair that you will need again.”',
    ids: [17],
  },
  {
    what: 'wrong speaker',
    text: '“I have a jar,” says Sam Okoro. “I don’t get to decide what a thing is worth.”',
    ids: [30, 44],
  },
  {
    what: 'wrong speaker',
    text: 'Sam: “What you need is a date that never moves.”',
    ids: [51],
  },
  {
    what: 'wrong speaker behind a pronoun',
    text: 'Sam Okoro asks the questions. He says: “I only get to decide whether we try.”',
    ids: [45],
  },
  {
    what: 'wrong speaker by part',
    text: 'Our host says: “Don’t start by buying tools, because the tools come by themselves.”',
    ids: [49],
  },
  {
    what: 'wrong speaker by part',
    text: 'The guest admits: “I don’t know what to ask after that.”',
    ids: [41],
  },
  {
    what: 'a person who never appears',
    text: 'Thomas Edison said: “Every garage in the world has a drawer full of them.”',
    ids: [50],
  },
  {
    what: 'negated by cutting',
    text: 'Nina Falk: “have to ask anything.”',
    ids: [42],
  },
  {
    what: 'negated by cutting',
    text: 'Nina now thinks “that something isn’t worth repairing.”',
    ids: [43],
  },
  {
    what: 'invented number',
    text: 'Last year 812 things came to the tables.',
    ids: [20],
  },
  {
    what: 'invented number in words',
    text: 'Last year it was seven hundred and twelve things.',
    ids: [20],
  },
  {
    what: 'invented share',
    text: '90% of them went home working.',
    ids: [20, 21],
  },
  {
    what: 'number of something else',
    text: 'One in nine things on our tables is only dirty.',
    ids: [26, 39],
  },
  {
    what: 'number rounded up',
    text: 'Nina Falk and her people saw thousands of broken things last year.',
    ids: [20],
  },
  {
    what: 'invented sum',
    text: 'A cassette recorder worth maybe 50 euros.',
    ids: [34, 35],
  },
  {
    what: 'invented year',
    text: 'Since 1998 the first Tuesday never moves.',
    ids: [51, 52],
  },
  {
    what: 'invented time',
    text: 'At 12:34 Nina Falk tells about the cassette recorder.',
    ids: [34],
  },
  {
    what: 'invented time',
    text: 'Twenty minutes in, the whole room goes quiet for a shopping list.',
    ids: [40],
  },
  {
    what: 'invented duration',
    text: 'It took them seven evenings to repair the cassette recorder.',
    ids: [34, 36],
  },
  {
    what: 'invented name',
    text: 'Martha Klein put in a tape, and it was his wife.',
    ids: [37],
  },
  {
    what: 'invented name at the start',
    text: 'Greta repairs things with people.',
    ids: [10],
  },
  {
    what: 'name stitched from two people',
    text: 'Nina Okoro has a jar for dust.',
    ids: [30, 31],
  },
  {
    what: 'invented place',
    text: 'A repair café in Hamburg: you bring something broken.',
    ids: [7],
  },
  {
    what: 'invented firm',
    text: 'Vacuum cleaners by Dyson are full of dust.',
    ids: [25],
  },
  {
    what: 'invented rank',
    text: 'Professor Nina Falk runs the repair café.',
    ids: [2],
  },
  {
    what: 'invented day',
    text: 'You bring something broken on the first Friday.',
    ids: [6, 7],
  },
  {
    what: 'invented link',
    text: 'Book your table at repaircafe.org and bring something broken.',
    ids: [7],
  },
  {
    what: 'invented handle',
    text: 'Follow @ninafixes for more repairs.',
    ids: [10],
  },
  {
    what: 'no such sentence',
    text: 'The whole room went quiet over a shopping list.',
    ids: [140],
  },
]

/** Each is false in one way that only a human reader can detect. */
export const softFalseTexts: PlantedText[] = [
  {
    what: 'wrong speaker, in our words',
    text: 'Sam Okoro says that the tools come by themselves.',
    ids: [49],
  },
  {
    what: 'wrong speaker, in our words',
    text: 'Sam Okoro has a jar that pays for the coffee.',
    ids: [30, 31],
  },
  {
    what: 'the guest’s life told as the host’s',
    text: 'I have never skipped a first Tuesday.',
    ids: [52],
  },
  {
    what: 'negated',
    text: 'Everybody throws away a toaster because it is broken.',
    ids: [0],
  },
  {
    what: 'negated',
    text: 'Nina Falk: start by buying tools.',
    ids: [49],
  },
  {
    what: 'negated',
    text: 'Nina Falk says a repair is not faster that way.',
    ids: [13],
  },
  {
    what: 'negated',
    text: 'They have skipped a first Tuesday.',
    ids: [52],
  },
  {
    what: 'negated',
    text: 'People are not embarrassed that they can’t open it, says Nina Falk.',
    ids: [1],
  },
  {
    what: 'the opposite',
    text: 'Doing it for people would be three times slower, says Nina Falk.',
    ids: [13],
  },
  {
    what: 'the opposite',
    text: 'Put the experts in front, says Nina, not the kettle.',
    ids: [54, 56],
  },
  {
    what: 'number of something else',
    text: 'Nina Falk: 431 vacuum cleaners went home working.',
    ids: [20, 25],
  },
  {
    what: 'invented rank',
    text: 'Nina Falk, award-winning engineer, holds no screwdriver.',
    ids: [8],
  },
  {
    what: 'invented story',
    text: 'Nina Falk quit her job as a nurse.',
    ids: [10],
  },
  {
    what: 'invented story',
    text: 'She went bankrupt after the fire.',
    ids: [2],
  },
  {
    what: 'invented claim',
    text: 'Manufacturers glue batteries into phones so that customers buy replacements every winter.',
    ids: [0, 1],
  },
]

/** Each is true to the episode. */
export const trueTexts: PlantedText[] = [
  {
    what: 'a hook and a quotation',
    text: 'Nobody throws away a toaster because it’s broken. Nina Falk says they are embarrassed: “They throw it away because they are embarrassed that they can’t open it.”',
    ids: [0, 1],
  },
  {
    what: 'figures for words',
    text: 'Last year it was 612 things, and 431 of them went home working. That’s 70%.',
    ids: [20, 21],
  },
  {
    what: 'the same in words',
    text: 'Four hundred and thirty-one of six hundred and twelve things went home working.',
    ids: [20],
  },
  {
    what: 'quotation with the name behind',
    text: '“Put the kettle in front,” says Nina Falk.',
    ids: [56],
  },
  {
    what: 'quotation running on',
    text: 'For Nina Falk “a repair that you only watched is a repair that you will need again.”',
    ids: [17],
  },
  {
    what: 'a part of a sentence',
    text: 'She advises two people who are patient. What you need is a date “that never moves”.',
    ids: [48, 51],
  },
  {
    what: 'over two sentences of one turn',
    text: 'Nina Falk: “I don’t get to decide what a thing is worth. I only get to decide whether we try.”',
    ids: [44, 45],
  },
  {
    what: 'host and guest',
    text: 'Sam Okoro asks what the mistake is that beginners make. Nina Falk answers: “They put the experts in front.”',
    ids: [53, 54],
  },
  {
    what: 'reported',
    text: 'Nina Falk says the most common fault was dust, in vacuum cleaners, printers and hair dryers.',
    ids: [22, 23, 24, 25],
  },
  {
    what: 'a negation that was said',
    text: 'The whole room went quiet for a shopping list. Since then Nina Falk never says that something isn’t worth repairing.',
    ids: [40, 43],
  },
  {
    what: 'an invitation',
    text: 'What broken thing do you bring? Tell us in the comments.',
    ids: [7],
  },
  {
    what: 'a title',
    text: 'Why nobody throws away a toaster because it’s broken',
    ids: [0],
  },
  {
    what: 'a thumbnail',
    text: 'JUST DUST',
    ids: [24],
  },
  {
    what: 'contrast',
    text: 'We don’t repair things for people, we repair things with people',
    ids: [10],
  },
  {
    what: 'told by another',
    text: 'Nina Falk runs the repair café in the old fire station on Dock Street.',
    ids: [2],
  },
  {
    what: 'told in one line',
    text: 'A man came with a cassette recorder. It was worth maybe ten euros. And then he put in a tape, and it was his wife.',
    ids: [34, 35, 36, 37, 39, 40],
  },
]
