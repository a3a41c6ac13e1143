// Distortions that change one thing in what was said, each with its original sentence. For tests only.

export const nearTurns: [string, string][] = [
  ['Ada Moss', 'Welcome, today I talk with Ben Cole about food and health.'],
  [
    'Ben Cole',
    'There is no evidence that sugar causes cancer. I doubt that coffee harms the heart. It is a myth that breakfast makes you slim. It is not so that fat kills people. We bake bread in the old mill. The oven is from my uncle. People come on Mondays and they talk for hours.',
  ],
  ['Ada Moss', 'And what about the water here? Is it true that the river poisons the fish?'],
  [
    'Ben Cole',
    'The water in our town is safe to drink. Bread is not a luxury, it is a habit. I would hire him if he were not a thief. Nothing suggests that salt ruins the kidneys. The flour cost ten euros and the salt cost four euros. My brother taught my neighbour to bake. The mill burned four hundred sacks, and the bakery sold ninety. I refuse to believe that children need meat. She had been ill for nine years. They put the apprentices in front. Everybody says that rye is bad for you. The oven is old and the baker is young. We never sell bread to children who come alone. Sometimes the dough fails. We repaired the roof with our neighbours.',
  ],
]

/** Distortions that can be detected automatically. `of`: words by which the original sentence is found. */
export const hardNearLies: { what: string; text: string; of: string }[] = [
  {
    what: 'cut from “no evidence”',
    text: 'Ben Cole: “Sugar causes cancer.”',
    of: 'sugar',
  },
  {
    what: 'cut from “I doubt”',
    text: '“Coffee harms the heart,” says Ben Cole.',
    of: 'coffee',
  },
  {
    what: 'cut from “a myth”',
    text: '“Breakfast makes you slim,” says Ben Cole.',
    of: 'breakfast',
  },
  {
    what: 'cut from “not so”',
    text: '“Fat kills people,” says Ben Cole.',
    of: 'fat kills',
  },
  {
    what: 'cut before “if”',
    text: '“I would hire him,” says Ben Cole.',
    of: 'hire',
  },
  {
    what: 'cut from “nothing suggests”',
    text: '“Salt ruins the kidneys,” says Ben Cole.',
    of: 'kidneys',
  },
  {
    what: 'cut from “I refuse to believe”',
    text: '“Children need meat,” says Ben Cole.',
    of: 'need meat',
  },
  {
    what: 'cut from others’ view',
    text: 'Ben Cole: “Rye is bad for you.”',
    of: 'rye',
  },
  {
    what: 'cut before “who”',
    text: 'Ben Cole: “We never sell bread to children.”',
    of: 'never sell',
  },
  {
    what: 'cut out of a question',
    text: 'Ada Moss: “The river poisons the fish.”',
    of: 'poisons',
  },
  {
    what: 'currency by sign',
    text: 'The flour cost $10.',
    of: 'flour',
  },
  {
    what: 'amount as a share',
    text: 'The flour cost 10% more.',
    of: 'flour',
  },
  {
    what: 'unit changed',
    text: 'She had been ill for nine months.',
    of: 'ill for',
  },
]

/** Distortions that only a human reader can detect. */
export const softNearLies: { what: string; text: string; of: string }[] = [
  {
    what: 'denial dropped',
    text: 'Ben Cole says sugar causes cancer.',
    of: 'sugar',
  },
  {
    what: 'doubt dropped',
    text: 'Coffee harms the heart.',
    of: 'coffee',
  },
  {
    what: 'myth dropped',
    text: 'Breakfast makes you slim.',
    of: 'breakfast',
  },
  {
    what: 'refusal dropped',
    text: 'Children need meat, says Ben Cole.',
    of: 'need meat',
  },
  {
    what: 'others’ view dropped',
    text: 'Rye is bad for you.',
    of: 'rye',
  },
  {
    what: 'question answered',
    text: 'The river poisons the fish.',
    of: 'poisons',
  },
  {
    what: 'condition dropped',
    text: 'Ben Cole would hire him.',
    of: 'hire',
  },
  {
    what: '“sometimes” dropped',
    text: 'The dough fails.',
    of: 'Sometimes',
  },
  {
    what: 'adjective turned',
    text: 'The water in our town is unsafe to drink.',
    of: 'is safe',
  },
  {
    what: 'adjective changed',
    text: 'The water in our town is toxic.',
    of: 'is safe',
  },
  {
    what: '“not” moved',
    text: 'Bread is a luxury, not a habit.',
    of: 'luxury',
  },
  {
    what: 'numbers swapped',
    text: 'The flour cost four euros and the salt ten.',
    of: 'flour',
  },
  {
    what: 'one number of another',
    text: 'The flour cost four euros.',
    of: 'flour',
  },
  {
    what: 'numbers swapped between verbs',
    text: 'The mill burned ninety sacks, and the bakery sold four hundred.',
    of: 'sacks',
  },
  {
    what: 'subject and object swapped',
    text: 'Ben Cole says his neighbour taught his brother to bake.',
    of: 'brother',
  },
  {
    what: 'person changed',
    text: 'Ben Cole puts the apprentices in front.',
    of: 'apprentices',
  },
  {
    what: 'person changed to a pronoun',
    text: 'He put the apprentices in front.',
    of: 'apprentices',
  },
  {
    what: 'host in the guest’s place',
    text: 'Ada Moss repaired the roof with the neighbours.',
    of: 'roof',
  },
  {
    what: 'verb changed',
    text: 'They smashed the roof with their neighbours.',
    of: 'roof',
  },
  {
    what: 'two halves made one',
    text: 'The oven is young.',
    of: 'oven is old',
  },
  {
    what: 'quantifier added',
    text: 'All people come on Mondays.',
    of: 'Mondays',
  },
  {
    what: 'degree added',
    text: 'The water in our town is very safe to drink.',
    of: 'is safe',
  },
  {
    what: '“only” added',
    text: 'We only bake bread in the old mill.',
    of: 'bake bread',
  },
  {
    what: 'claim before an invitation',
    text: 'Millers hide bones in the flour, hear why.',
    of: 'flour',
  },
  {
    what: 'claim inside an invitation',
    text: 'Hear how Ben Cole burned the bakery.',
    of: 'sacks',
  },
  {
    what: 'claim inside a question',
    text: 'Why do bakers cheat their neighbours?',
    of: 'flour',
  },
  {
    what: 'claim behind a colon',
    text: 'Think about it: bakers want your bread to fail.',
    of: 'dough',
  },
  {
    what: 'claim before a dash',
    text: 'Mills ruin honest bakers – tell us below.',
    of: 'sacks',
  },
  {
    what: 'claim beside “listen”',
    text: 'Millers want the fish dead. Listen to find out.',
    of: 'poisons',
  },
  {
    what: 'claim beside “comments”',
    text: 'Bread ruins the kidneys, as the comments below show.',
    of: 'kidneys',
  },
  {
    what: 'a list of subjects with a verb',
    text: 'Ben Cole on cheating neighbours, mills and sacks',
    of: 'sacks',
  },
  {
    what: 'a subject that is another’s',
    text: 'Ada Moss on flour, salt and fraud',
    of: 'flour',
  },
  {
    what: 'a word from elsewhere in the sentence',
    text: 'The salt cost ten euros.',
    of: 'flour',
  },
  {
    what: 'a question that presumes',
    text: 'When did Ben Cole steal the flour?',
    of: 'flour',
  },
]
