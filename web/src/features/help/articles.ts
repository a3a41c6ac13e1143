import { typeCount } from '../../lib/type-count.ts'

// The dashboard's help articles for podcast hosts.

/** Target of an article's link: a screen, or a dashboard tab. */
export type HelpLink = { words: string; to: '/create' | '/dashboard' | '/clip-thumbnails'; tab?: string }

export type Article = {
  key: string
  title: string
  description: string
  category: string
  paragraphs: string[]
  links: HelpLink[]
}

export const articles: Article[] = [
  {
    key: 'getting-started',
    title: 'Getting Started',
    description: `From a transcript to ${typeCount} pieces of content`,
    category: 'Basics',
    paragraphs: [
      'Start with a transcript, not audio. Every recorder, editor, and meeting tool can export one. Upload it as .txt, .json, .srt, .vtt, .csv, .docx, or another format that the file field offers, up to 10MB. Timestamps and speaker names aren’t required, but they show when a clip starts and who said a quote. Without timestamps, times are estimated at 150 words a minute and marked with ≈.',
      'After the upload, “Import details,” under “About this project,” shows the file’s format, how many turns and speakers were found, and what was repaired or left out. If a speaker appears as “Speaker 2,” show the full transcript, click the name, and type the real one. It changes everywhere; what was said stays the same.',
      'Did the transcript get a word wrong? Click it, or select several, and type the right words: just here, everywhere in the episode, or in every episode from now on. Mark an advertisement or other text that nobody said as “Not speech,” there or from the name above a turn: it is used nowhere until you bring it back. Did two people end up in one turn? Choose “Split here” at the word where the other one starts, or join a turn to the one before or after it. Content, search, and exports follow, and “Corrections” above the transcript can undo any of it. On a phone, press the pencil there first; with a keyboard, press F2. Text you edited keeps your words and offers the correction. Corrections for every episode are listed in the glossary, in the AI Settings.',
      `Then all ${typeCount} types are written at the same time. You can close the page and the work continues. If a type could not be written, it says why and has a button to try again. Everything links back to the transcript: a yellow chip such as 12:04 opens the passage it came from.`,
    ],
    links: [
      { words: 'Upload a transcript', to: '/create' },
      { words: 'See all projects', to: '/dashboard', tab: 'all' },
      { words: 'Open the glossary', to: '/dashboard', tab: 'settings' },
    ],
  },
  {
    key: 'social-media',
    title: 'Optimizing Social Media Content',
    description: 'Captions, quotes, and clips that fit their platform',
    category: 'Content',
    paragraphs: [
      'Captions come in three lengths: short (about 150-200 characters), medium (250-300), and long (350-400). A shorter passage is not padded. Instagram shows about 125 characters before it folds a caption, TikTok about 150. The fold may cut a sentence in two, so check what comes before it. As you edit a caption, the gauge below it shows its length.',
      'Hashtags are shown beside the caption and are not counted. We use at most five, starting with the ones saved in your AI Settings, and add them when you copy or export. More than five look like spam, and both Instagram and TikTok have stopped rewarding them.',
      'Clips are 15 to 90 seconds long and begin and end on a whole sentence; each shows its first and last line, so you can judge the cut without listening. The score of a viral moment is how strong it is, and one line says why: read it, then decide. Post the strongest clip first, with its text laid over the first three seconds: most people watch without sound.',
      'For a clip you have already cut, use the text overlays: paste what is said in it to get short lines with the words to highlight, and a caption.',
    ],
    links: [
      { words: 'Write text overlays', to: '/clip-thumbnails' },
      { words: 'Save hashtags', to: '/dashboard', tab: 'settings' },
    ],
  },
  {
    key: 'team',
    title: 'Team Collaboration Features',
    description: 'Working on the same episodes together',
    category: 'Team',
    paragraphs: [
      'Team members share transcripts, comments and settings. Admins add up to 5 members, themselves included. Upgrade on the Team tab; your projects then belong to the team, and everyone works on the same ones.',
      'To add someone, enter the email and choose a role. The invitation appears in the member list as “Invited,” takes a seat, and is valid for 14 days. Copy its link if you would rather send it yourself. Anyone who registers with that email joins the team right away. People who already have an account are asked first and keep the projects they had: these wait in their personal workspace until they leave the team.',
      'There are three roles. Users upload, generate, edit, and export. Managers may also delete projects and change hashtags, footers, and the AI’s tone. Admins can do all of that and manage members, payment, and the brand. A new role applies right away. The last admin cannot be removed or given a lower role, so a team always has one.',
      'Discuss an episode in place: the bubble beside a caption, quote, or clip holds the comments on it, and Comments at the top of the project holds all of them and one note that everyone shares. Write @ and a name to mention someone. They see it on the project and get an email, if email is set up and their address is confirmed.',
      'To show content to someone outside the team, such as a guest, press Share on the project. Anyone with the link can read what was written, without an account and without seeing anything else. A link is active for 30 days, and you can revoke it sooner.',
      'When a plan ends, nothing is lost. You can still read, edit, copy, and export. Uploading and generating resume when you renew.',
    ],
    links: [{ words: 'Open the team', to: '/dashboard', tab: 'team' }],
  },
  {
    key: 'ai-customization',
    title: 'Advanced AI Customization',
    description: 'Making the words sound like your show',
    category: 'AI',
    paragraphs: [
      'The AI Settings answer what a new writer on your show would ask: its name, who hosts it, who it is for, how it sounds. With one host’s name the texts say “I,” with several they say “we.” The line below each field says what it changes.',
      'Topics to avoid are left out of every type, even if someone talked about them. Saved hashtags come first and are used as you wrote them. The footers end the video description and the show notes, word for word. An example post, script, or set of show notes helps more than a description: we follow its form, not its words.',
      'We fill in the host, guest, show, and other details that the file or its greeting names. Change them when you upload, or later with the pencil beside them in the project’s header. We use your spelling everywhere. “AI instructions,” under “About this project,” shows exactly what the engine was told.',
      'Do you make several podcasts? Choose “Add another show” in the AI Settings. Each show has settings, templates, a picture look, and a glossary of its own; members and the plan are shared. The list at the top of every page limits projects and search to one show, and new uploads go there. To move a project, choose “Move to show…” under “About this project.” Its content stays, and what you generate from then on follows the new show.',
      'Not quite right? Generate a type again, or ask for a shorter version. Where a language model is connected, you can say in your own words what should be different. What you pinned or edited stays as it is, and you can bring back every earlier version in two clicks.',
    ],
    links: [{ words: 'Open the AI settings', to: '/dashboard', tab: 'settings' }],
  },
  {
    key: 'content-types',
    title: 'Understanding AI Content Types',
    description: `What the ${typeCount} types are for`,
    category: 'Content',
    paragraphs: [
      'Captions go under a post. Best quotes are lines that stand alone: one person’s own words, in one piece, never polished. They are marked “Word for word”; a quote that you change loses the mark. Video clips tell an editor where to cut. Viral moments are the cuts most likely to be shared, each with a score and the reason for it.',
      'The YouTube script sums up the episode in about three minutes: hook, problem, main part, and call to action. It shows how long it takes to read aloud; a part may be shorter than its time slot. The thumbnail brief gives texts of at most six words, colors, a composition, and room for reference images, for your designer. Episode titles come with a score that explains itself and moves as you type, with keywords and with show notes and chapters. Carousel posts are six to ten slides each; the first stands alone, the last asks for one thing.',
      'Nothing is invented. Names, numbers, and quotations are checked against the transcript before anything is shown, whichever engine writes. Times are those of the file; where it has none they are estimated and marked with ≈. If an episode does not have enough for a type, the page says so instead of padding it.',
      'Every type can be edited in place, generated again, and exported: as CSV, as a Word document, for Google Docs, as a kit for each platform. Clips export as cut lists, markers, and subtitles for your editor. No edit is lost: every save is a version.',
    ],
    links: [
      { words: 'See your projects', to: '/dashboard' },
      { words: 'See what was made so far', to: '/dashboard', tab: 'insights' },
    ],
  },
]

/** Returns the articles whose title, description or category contains the words, ignoring case. */
export function matchingArticles(search: string): Article[] {
  const words = search.trim().toLowerCase()
  return articles.filter(({ title, description, category }) =>
    [title, description, category].some((text) => text.toLowerCase().includes(words)),
  )
}
