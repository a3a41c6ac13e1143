// The help of the dashboard: what a host needs to know, in the product's own words.

export type Article = {
  key: string
  title: string
  description: string
  category: string
  paragraphs: string[]
  /** The place it speaks of. */
  link: { words: string; to: '/create' | '/dashboard' | '/landing' }
}

export const articles: Article[] = [
  {
    key: 'getting-started',
    title: 'Getting Started',
    description: 'From a transcript to eight pieces of content',
    category: 'Basics',
    paragraphs: [
      'Upload the transcript of an episode: .txt, .json, .srt, .vtt or .csv, up to 10MB. Files with times and speaker names give the best results, but neither is required.',
      'The transcript is read, then all eight types are written. That takes 2-3 minutes, and you can close the page meanwhile. A type that could not be written says why and can be generated on its own.',
      'Everything leads back to the words: a yellow chip such as 12:04 opens the passage it came from.',
    ],
    link: { words: 'Upload a transcript', to: '/create' },
  },
  {
    key: 'social-media',
    title: 'Optimizing Social Media Content',
    description: 'Captions, quotes and clips that fit their platform',
    category: 'Content',
    paragraphs: [
      'Captions come short (150-200 characters), medium (250-300) and long (350-400). Instagram folds a caption at about 125 characters, so the point stands before that.',
      'Hashtags stand beside a caption, at most five, and are added when you copy or export it.',
      'Clips begin and end on a sentence. Viral scores are predictions: read the reason beside each, then decide.',
    ],
    link: { words: 'See your projects', to: '/dashboard' },
  },
  {
    key: 'team',
    title: 'Team Collaboration Features',
    description: 'Working on the same episodes together',
    category: 'Team',
    paragraphs: [
      'On the Team plan: Team members share transcripts, comments and settings. Admins add up to 5 members.',
    ],
    link: { words: 'Go to the dashboard', to: '/dashboard' },
  },
  {
    key: 'ai-customization',
    title: 'Advanced AI Customization',
    description: 'Making the words sound like your show',
    category: 'AI',
    paragraphs: [
      'Guest name, title and handle are given at the upload and spelled as you wrote them, in captions, titles and the script.',
      'Generate a type again and the next best moments of the episode take their turn; the version before is kept. Correct a text in place and it is yours: generating again asks before it writes over an edit.',
      'The better the transcript, the better the words: speaker names tell host from guest, times let a quote or a clip say when it was said.',
    ],
    link: { words: 'Go to the dashboard', to: '/dashboard' },
  },
  {
    key: 'content-types',
    title: 'Understanding AI Content Types',
    description: 'What the eight types are for',
    category: 'Content',
    paragraphs: [
      'Captions, best quotes, video clips, viral moments, a 3-minute YouTube script, a thumbnail brief, episode titles and carousel posts.',
      'Quotes are never rewritten: they are the transcript’s own words, one speaker at a time, and say so with “Word for word”. Edit one by hand and the mark goes.',
      'Each type can be generated again and exported as CSV. Nothing you edited is lost: every save is a version.',
    ],
    link: { words: 'See your projects', to: '/dashboard' },
  },
]

/** Articles whose title, description or category holds the words, upper and lower case alike. */
export function matchingArticles(search: string): Article[] {
  const words = search.trim().toLowerCase()
  return articles.filter(({ title, description, category }) =>
    [title, description, category].some((text) => text.toLowerCase().includes(words)),
  )
}
