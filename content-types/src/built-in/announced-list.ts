// "There are three parts": a reader expects three. "One in five things" announces none.

const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ordinals = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

const announcement = new RegExp(
  String.raw`(?<!\b(?:in|of) )\b(${counts.join('|')}|[2-9]|10) (?:\w+ )?(?:parts|things|reasons|steps|ways|rules|kinds|types|points|questions|stages|phases|lessons|mistakes|options|pieces|levels|problems|tips|principles|factors)\b`,
  'gi',
)

/** True if a text shows every part of the lists that it announces with a number. English only. */
export function showsWhatItCounts(text: string): boolean {
  return [...text.matchAll(announcement)].every(({ 0: words, 1: count = '', index }) => {
    const behind = text.slice(index + words.length).toLowerCase()
    const [sentence = ''] = behind.split(/[.!?]/)
    // "Three things: flour, water and salt."
    if (sentence.includes(':')) return true
    const at = counts.includes(count.toLowerCase()) ? counts.indexOf(count.toLowerCase()) : Number(count) - 2
    const said = ` ${behind.replace(/[^\p{L}]+/gu, ' ')} `
    return [ordinals[at], `number ${counts[at]}`, 'finally', 'the last'].some((words) => said.includes(` ${words} `))
  })
}
