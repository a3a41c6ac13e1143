import type { TextFormat } from '../../type/text-format.ts'

/** A format to begin with, which a team changes as it likes. */
export type FormatPreset = Omit<TextFormat, 'key'>

/** Formats to begin an own one with. */
export const formatPresets: readonly FormatPreset[] = [
  {
    name: 'Texts for the guest to share',
    purpose: 'posts that the guest can publish about the episode',
    parts: 'posts',
    minCharacters: 150,
    maxCharacters: 500,
    instruction:
      'Three posts. Each opens on one sentence of the guest’s as a quotation, then says in a sentence or two what it’s about and what listeners get. Nothing in the guest’s voice besides the quotation, and no praise of the show or of the guest. The last one names the host.',
    example: '',
  },
  {
    name: 'Facebook post',
    purpose: 'a post that followers of the show talk about',
    parts: 'text',
    minCharacters: 300,
    maxCharacters: 1200,
    instruction:
      'Tell one story of the episode from its beginning to its turn, in short paragraphs. Name who it happened to. End with one question that anyone can answer from experience.',
    example: '',
  },
  {
    name: 'Description for podcast apps',
    purpose: 'the short description that podcast apps show below the title',
    parts: 'text',
    minCharacters: 150,
    maxCharacters: 450,
    instruction:
      'The first sentence says what the listener learns and from whom, because apps cut off the rest. Then two or three things that are discussed, as concrete as they were said. No greeting and no “in this episode”.',
    example: '',
  },
  {
    name: 'Press pitch',
    purpose: 'an email that offers the story to a journalist',
    parts: 'headed',
    minCharacters: 600,
    maxCharacters: 1500,
    instruction:
      'The headline is the subject line: the news in it, without adjectives. Then what is new or surprising and who says it, one quotation that could be printed, two facts or numbers from the talk, and what the guest can speak about. Sober, no superlatives.',
    example: '',
  },
  {
    name: 'Key takeaways',
    purpose: 'single sentences that sum up what to remember',
    parts: 'posts',
    minCharacters: 60,
    maxCharacters: 220,
    instruction:
      'Five to seven takeaways. Each is one sentence that makes sense alone: a rule, a number, or a piece of advice, with the reason if it was said. The best one first.',
    example: '',
  },
  {
    name: 'Study notes',
    purpose: 'a handout to learn from, for a course or a reading group',
    parts: 'headed',
    minCharacters: 1500,
    maxCharacters: 4000,
    instruction:
      'The headline names the subject. Then the main claim and who makes it, the arguments for it in the order of the talk, each term as it was explained, the examples that were given, and where the speakers disagree. End with three questions to discuss.',
    example: '',
  },
  {
    name: 'Bluesky and Threads posts',
    purpose: 'single posts for Bluesky and Threads',
    parts: 'posts',
    minCharacters: 80,
    maxCharacters: 300,
    instruction:
      'Five posts that stand alone, each from another moment: a claim that people argue with, a number and what it means, a quotation with its speaker, an admission, and a piece of advice.',
    example: '',
  },
  {
    name: 'Interview article',
    purpose: 'questions and answers to read on a website',
    parts: 'headed',
    minCharacters: 2000,
    maxCharacters: 6000,
    instruction:
      'The headline is the strongest thing the guest said, in our words. One paragraph says who talks with whom and why. Then four to six questions as they were asked, shortened, each on a line of its own, and below it the answer as a quotation or in the third person. Keep the order of the talk.',
    example: '',
  },
  {
    name: 'YouTube community post',
    purpose: 'a short post for subscribers of the channel',
    parts: 'text',
    minCharacters: 150,
    maxCharacters: 500,
    instruction:
      'One thought of the episode that people have an opinion on, in two or three sentences. Then the two sides of it, as they came up in the talk, and ask which one the reader takes.',
    example: '',
  },
  {
    name: 'Summary for the team',
    purpose: 'what was said, for colleagues who don’t listen',
    parts: 'text',
    minCharacters: 500,
    maxCharacters: 1800,
    instruction:
      'The first paragraph is the result in two sentences. Then one short paragraph for each subject, in the order of the talk: what was said, by whom, and what follows from it. Last, what was left open. Plain and complete, no teasing.',
    example: '',
  },
]
