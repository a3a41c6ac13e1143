// A guess is enough: it decides which rules apply (English has its own), and is never shown to users as a fact.

const commonWords: Record<string, string> = {
  en: 'the and you that of to is it was for are with they this have not what we but just about so like there know',
  de: 'der die das und ist nicht ich sie ein eine zu den mit auf für auch es dass wir aber noch wie haben dann',
  fr: 'le la les des et est que je vous un une pas pour dans qui sur ce il nous mais avec on plus sont très',
  es: 'el la los que de y en un una por con no es para lo como pero más muy también porque está son cuando',
  it: 'il la che di e un una per non è con sono come ma anche più questo della perché gli nel quando molto',
  pt: 'o a que de e um uma para não com em os é mas como mais por também isso muito você são está quando',
  nl: 'de het een en van ik dat is niet je op met voor zijn maar ook dan wat er aan heb we naar heel',
  ca: 'el la els que de i un una per amb no és com però més molt també perquè són quan aquest això dels',
  sv: 'och att det som en är på jag inte för med den ett har vi men så till om var från när bara',
  fi: 'ja on ei se että oli hän mutta kun niin ovat joka mitä tai myös kuin sitten siitä minä nyt vain sen',
  cs: 'je se na že to v si jsem ale jak co když pro tak jako jsou ještě protože už jen být která který',
  hu: 'az és hogy nem egy is ez volt de meg csak azt már mint van még ha el lehet vagy amikor nagyon',
  ro: 'și în nu este pe un cu care din mai pentru dar sunt am ca fost ce să ai foarte când doar',
  tr: 've bir bu için da de çok ne daha ama gibi kadar ben var sonra diye olan olarak değil her mi ki',
  id: 'yang dan di itu dengan untuk tidak ini dari adalah saya dalam ada kita akan juga orang mereka bisa karena sudah',
  vi: 'và của là có không được cho một những người với các trong khi này đã tôi để thì cũng rất làm',
  pl: 'i w nie to się na że jest z do jak ale co tak po już o za tym czy mnie bardzo jeszcze tylko',
}

const scripts: [RegExp, string][] = [
  [/\p{sc=Hiragana}|\p{sc=Katakana}/gu, 'ja'],
  [/\p{sc=Han}/gu, 'zh'],
  [/\p{sc=Hangul}/gu, 'ko'],
  [/\p{sc=Cyrillic}/gu, 'ru'],
  [/\p{sc=Arabic}/gu, 'ar'],
  [/\p{sc=Hebrew}/gu, 'he'],
  [/\p{sc=Greek}/gu, 'el'],
  [/\p{sc=Devanagari}/gu, 'hi'],
]

/** Everything that is neither Latin nor general punctuation: everything that `scripts` could match. */
const beyondLatinLetters = /[^\0-\u036f\u2000-\u206f]+/g

const codes = Object.keys(commonWords)

/** The languages that have a word, as indexes in `codes`. */
const languagesByWord = new Map<string, number[]>()
for (const [place, words] of Object.values(commonWords).entries())
  for (const word of new Set(words.split(' '))) languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), place])

/** Number of characters used for language detection. */
export const languageSample = 20_000

/** Returns the ISO 639-1 code of the language of most of the text, or null if there is too little evidence for any. */
export function guessLanguage(text: string): string | null {
  const sample = text.slice(0, languageSample)
  const words = sample.match(/\p{L}+/gu) ?? []
  if (words.length === 0) return null
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const beyondLatin = sample.match(beyondLatinLetters)?.join('') ?? ''
  for (const [script, code] of scripts)
    if (beyondLatin !== '' && (beyondLatin.match(script)?.length ?? 0) > letters * 0.25) return code
  const counts = codes.map(() => 0)
  for (const word of words)
    for (const place of languagesByWord.get(word.toLowerCase()) ?? []) counts[place] = (counts[place] ?? 0) + 1
  const max = Math.max(...counts)
  return max / words.length >= 0.12 ? (codes[counts.indexOf(max)] ?? null) : null
}
