import { createList, type Wording } from './wording.ts'

const list = createList('en-US')
const talkFor = ({ isConversation, guests, show }: Parameters<Wording['hear']>[0]) =>
  `Hear the full ${isConversation ? 'conversation' : 'episode'}${guests && ` with ${guests}`}${show && ` on ${show}`}`

export const en: Wording = {
  quotationMarks: { outer: ['“', '”'], inner: ['‘', '’'] },
  list,
  introduction: 'Introduction',
  hear: (talk) => `${talkFor(talk)}.`,
  hearAfterScript: (talk) => `You heard the short version. ${talkFor(talk)}, wherever you get your podcasts.`,
  hearOn: (show) => `Hear the full episode on ${show}.`,
  saveForLater: 'Save this for later.',
  linesFrom: (count, who) => `${count} lines from ${who ?? 'this episode'}`,
  titles: {
    on: (who, subjects) => `${who} on ${subjects}`,
    asked: (question, who) => `${question} With ${who}`,
  },
  notes: {
    with: (who) => `With ${who}.`,
    hostedBy: (hosts) => `With ${hosts}.`,
  },
  asks: {
    goals: {
      newsletter: (isOne) => `If you want the next one in your inbox, sign up for ${isOne ? 'my' : 'our'} newsletter.`,
      community: (isOne) =>
        `Tell ${isOne ? 'me' : 'us'} in the comments how you see it; ${isOne ? 'I' : 'we'} read every one.`,
      sales: (isOne) =>
        isOne
          ? 'If you want to work on this with me, write to me.'
          : 'If you want to work on this with us, write to us.',
      growth: () => 'Follow along if you want more conversations like this one.',
      listening: () => 'The whole conversation is worth your next walk.',
      teaching: () => 'Write down the one thing you will try first.',
    },
    questions: {
      friendly: (isOne) => `What has it been like for you? Tell ${isOne ? 'me' : 'us'} in the comments.`,
      professional: () => 'Where does your experience differ?',
      casual: (isOne) => `Disagree? Tell ${isOne ? 'me' : 'us'} in the comments.`,
      inspiring: () => 'What will you try first?',
      humorous: (isOne) => `Laugh or argue? Tell ${isOne ? 'me' : 'us'} in the comments.`,
      authoritative: () => 'Which of these arguments would you challenge?',
      none: (isOne) => `Where do you see it differently? Tell ${isOne ? 'me' : 'us'} in the comments.`,
    },
    tones: {
      engaging: (isOne) => `Do you see it the same way? Tell ${isOne ? 'me' : 'us'} in the comments.`,
      educational: () => 'Save this for the day you need it.',
      emotional: () => 'Who comes to mind when you read this?',
      trendy: () => 'Send it to the one who said so first.',
      supportive: () => 'Who could use this today? Send it to them.',
    },
  },
  thumbnail: {
    speaker: 'the speaker',
    portrait: (who) => `Portrait of ${who}, looking toward the text`,
    background: 'Solid background in the darkest color',
    text: 'Text as the largest element',
    logo: (show) => `Small ${show} logo`,
    left: (text) => `Left two-thirds: ${text === null ? 'your headline' : `“${text}”`} in large type.`,
    right: (faces) => `Right third: ${faces === null ? 'one large image' : `${faces}, from the chest up`}.`,
    safeZone: 'Safe zone: keep the lower right corner clear for the duration badge.',
    colors: {
      calm: ['Deep teal', 'Mist white', 'Amber', 'Sea green'],
      warm: ['Deep plum', 'Warm sand', 'Coral', 'Soft rose'],
      bold: ['Ink black', 'Paper white', 'Signal yellow', 'Brick red'],
      bright: ['Night blue', 'Cloud white', 'Lime', 'Sky blue'],
    },
  },
}
