/** Returns the page's name for a text's position. */
export function placeLabel(at: string): string {
  const [, number, part] = /^carousel_(\d+)\.(\w+)$/.exec(at) ?? []
  if (number) return `Carousel ${number}, ${part}`
  return labels[at] ?? at
}

const labels: Record<string, string> = {
  short: 'Short caption',
  medium: 'Medium caption',
  long: 'Long caption',
  hashtag: 'Hashtag',
  quote: 'Quote',
  translation: 'Translation',
  clip: 'Clip',
  moment: 'Moment',
  hook: 'Hook',
  problemSetup: 'Problem',
  mainContent: 'Main content',
  callToAction: 'Call to action',
  description: 'Description',
  episode_text: 'Text for the episode',
  clip_text: 'Text for a clip',
  visual: 'Visual',
  color: 'Color',
  composition: 'Composition',
  title: 'Title',
  keyword: 'Keyword',
  summary: 'Show notes',
  chapter: 'Chapter',
}

/** Returns a reason as a sentence. */
export function asSentence(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1)
}
