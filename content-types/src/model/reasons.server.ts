/**
 * Why something of a model was not taken, for people: what kind of mistake it was. What the model wrote is not repeated;
 * it was not true.
 */
export function reasonInShort(problems: readonly string[]): string {
  for (const problem of problems) {
    const kind = kinds.find(([pattern]) => pattern.test(problem))
    if (kind) return kind[1]
  }
  return 'its text did not pass the checks'
}

const kinds: [RegExp, string][] = [
  [/was not said like that/, 'it quoted words that nobody said like that'],
  [/is not said by|somebody else|says that of themselves/, 'it gave words to the wrong speaker'],
  [/leaves out|denies what|says the opposite/, 'it turned round what was said'],
  [/of anyone|The name “|not to be named/, 'it named what does not occur in the episode'],
  [/nor speaks there/, 'it named somebody or something that is not spoken of there'],
  [/Nobody says “|was said of something else/, 'it named numbers that nobody says'],
  [/do not say/, 'it claimed what was not said'],
  [/here is no sentence|names no sentences|not to be used/, 'it pointed at nothing in the episode'],
  [/Write in /, 'it wrote in another language'],
  [
    /never write|guidelines|to be left out|topic to avoid|link or handle|times are printed/,
    'it used words that are to be left out',
  ],
  [
    /crosses|overlaps|needs what came|cut off|a question|opens on|leans on/,
    'it chose passages that do not stand alone',
  ],
  [/characters|words|lasts|seconds/, 'it did not keep to the lengths'],
  [/missing|There is no|wanted|hold|whole|Nothing of/, 'it gave too little'],
]
