// Lines that tools and pages put around a talk, and the expected turns. The texts are our own.
import { labeled, long, nobody, type ReadCase, short, turned, untimed } from './read-cases.ts'

const bold = (speaker: string) => `**${speaker}:**`
const takeaways = '- Bread: it needs time\n- Neighbors come back\n- A spring opening is hard\n'

export const chromeCases: ReadCase[] = [
  labeled('a cast list above labels of roles', {
    above: 'Host: Maya Hart\nGuest: Jonas Beck\n\n',
    names: ['Host', 'Guest'],
    shown: ['Maya Hart', 'Jonas Beck'],
  }),
  labeled('fields above the talk in German', {
    above: 'Titel: Brot und Butter\nDatum: 3. März 2026\nTeilnehmer: Maya, Jonas\n\n',
    names: ['Maya', 'Jonas'],
  }),
  labeled('fields above the talk in French', {
    above: 'Titre : Pain et beurre\nInvité : Jonas Beck\nDurée : 31 min\n\n',
    names: ['Maya', 'Jonas'],
    label: (speaker) => `${speaker} :`,
  }),
  labeled('fields above the talk in Spanish', {
    above: 'Título: Pan y mantequilla\nInvitado: Jonas Beck\nDuración: 31 min\n\n',
    names: ['Maya', 'Jonas'],
  }),
  labeled('fields above the talk in Chinese', {
    above: '标题：面包\n嘉宾：约纳斯\n时长：31 分钟\n\n',
    names: ['玛雅', '约纳斯'],
    label: (speaker) => `${speaker}：`,
  }),
  labeled('fields above the talk that nobody lists', {
    above: 'Sourdough level: advanced\nMicrophones: two\n\n',
    names: ['Maya', 'Jonas'],
  }),
  labeled('show notes with links above a heading', {
    above:
      '**Learn more about our people:**\n- Maya Hart: [LinkedIn](https://example.com/a) | [Website](https://example.com/b)\n- Jonas Beck: [Website](https://example.com/c)\n\n**TRANSCRIPT BELOW:**\n\n',
    between: '\n\n',
    label: bold,
  }),
  labeled('a heading and the first name in one bold', {
    above: '**TRANSCRIPT BELOW:\n',
    between: '\n\n',
    label: (speaker) => `**${speaker}:**`,
  }),
  labeled('notes of a meeting above its transcript', {
    above:
      'Apr 24, 2026\nBakery Call\nInvited Michael Baum Patrick Kant\nMeeting records Transcript\n\n\nSummary\nMeeting focused on the oven and a strategy for the second shop.\n\nDetails\nMeeting Wrap-Up: Regarding the call, Maya Hart suggested that only they should attend (00:00:53).\nFrustrations with the oven: Jonas Beck expressed frustration with the oven (00:02:12).\n\nYou should review the notes to make sure they are accurate.\n\nApr 24, 2026\nBakery Call - Transcript\n\n',
    below:
      '\n\nTranscription ended after 00:55:19\n\nThis editable transcript was computer generated and might contain errors.\n',
  }),
  labeled('takeaways below the talk', { between: '\n\n', below: `\n\nKey takeaways:\n${takeaways}` }),
  labeled('takeaways below the talk, as a heading', { between: '\n\n', below: `\n\n## Key takeaways\n\n${takeaways}` }),
  labeled('headings between episodes', { above: '=== Episode 1 ===\n', below: '\n=== Episode 2 ===\n' }),
  turned('fields in bold above paragraphs', ({ text }) => `${text}\n\n`, {
    above:
      '# Bread and butter\n\n**Podcast:** The Oven\n**Source:** Transcribed with faster-whisper (medium model)\n\n---\n\n',
    said: (turns) => turns.map(({ text }) => [null, null, text]),
  }),
  turned(
    'small print below the words',
    ({ at, text }, index) =>
      `${index + 1}. **[${short(at)}–${short(at + 9)}]** ${text}\n<sub>confidence 0.9${index % 10}</sub>\n<sub>cadence normal</sub>\n\n`,
    { said: nobody },
  ),
  turned('log lines and a bar of progress', ({ at, text }) => `[${short(at)}.000 --> ${short(at + 9)}.000] ${text}\n`, {
    above: '[INFO] Loading model large-v3\n',
    below: '100%|##########| 800/800 [00:10<00:00, 75.00frames/s]\n',
    said: nobody,
  }),
  turned(
    'the advertisement of a tool in a caption',
    ({ at, text }) => `${short(at)}.000 --> ${short(at + 9)}.000\n${text}\n\n`,
    {
      filename: 'talk.vtt',
      above:
        'WEBVTT\n\n0:00.000 --> 0:00.000\n(Transcribed by TurboScribe.ai. Go Unlimited to remove this message.)\n\n',
      said: nobody,
    },
  ),
  turned('the panel of YouTube with its buttons', ({ at, text }) => `${short(at)}\n${text}\n`, {
    above: 'Transcript\n\n\nSearch in video\n',
    below: 'English (auto-generated)\n',
    said: nobody,
  }),
  turned('lines of a page in its source', ({ at, text }) => `${short(at)}\n${text}\n`, {
    filename: 'talk.html',
    above: '<html>\n<head><title>The Oven EP 16</title></head>\n<body>\n<h1>The Oven EP 16</h1>\n<pre>',
    below: '</pre>\n</body></html>\n',
    said: nobody,
  }),
  turned('names in tags of a page', ({ speaker, text }) => `<p><b>${speaker}:</b> ${text}</p>\n`, { said: untimed }),
  turned('times and names on lines between rules', ({ at, speaker, text }) => `---\n${long(at)} ${speaker}\n${text}\n`),
]
