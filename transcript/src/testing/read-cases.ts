// Files of tools and pages as people upload them, with few and with many turns. The texts are our own.

/** [speaker, start in seconds, text] */
export type SaidTurn = [speaker: string | null, start: number | null, text: string]

export type ReadCase = {
  name: string
  filename: string
  /** Returns the file with its turns repeated this many times. */
  write(rounds: number): string
  /** Returns the expected turns. */
  said(rounds: number): SaidTurn[]
}

const opened = 'We opened the bakery in the spring.'
const came = 'And nobody came for six weeks?'
const gave = 'Yes, and I gave the bread to the neighbours.'
const words = [opened, came, gave] as const
const [maya, jonas] = ['Maya Hart', 'Jonas Beck'] as const

type Turn = { at: number; speaker: string; text: string }

/** Returns three turns per round, ten seconds apart, by two alternating people. */
function listTurns(rounds: number, names: readonly [string, string] = [maya, jonas]): Turn[] {
  return Array.from({ length: rounds * words.length }, (_, at) => ({
    at: at * 10,
    speaker: names[at % 2] ?? '',
    // No two turns are equal, as in a real talk.
    text: `${words[at % words.length] ?? ''}${at < words.length ? '' : ` That was day ${at}.`}`,
  }))
}

const timed = (turns: readonly Turn[]): SaidTurn[] => turns.map(({ at, speaker, text }) => [speaker, at, text])
export const untimed = (turns: readonly Turn[]): SaidTurn[] => turns.map(({ speaker, text }) => [speaker, null, text])

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
export const short = (seconds: number) => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
export const long = (seconds: number) => `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`
const inWords = (seconds: number) => `${Math.floor(seconds / 60)} minutes ${seconds % 60} seconds`

/** Returns a case with `Name: words` between other lines. Its turns have no times. */
export function labeled(
  name: string,
  {
    above = '',
    below = '',
    names,
    shown = names,
    between = '\n',
    label = (speaker) => `${speaker}:`,
  }: {
    above?: string
    below?: string
    names?: readonly [string, string]
    shown?: readonly [string, string] | undefined
    between?: string
    label?: (speaker: string) => string
  },
): ReadCase {
  return {
    name,
    filename: 'talk.txt',
    write: (rounds) =>
      above +
      listTurns(rounds, names)
        .map(({ speaker, text }) => `${label(speaker)} ${text}`)
        .join(between) +
      below,
    said: (rounds) => untimed(listTurns(rounds, shown)),
  }
}

/** Returns a case of turns with times, all in the same notation. */
export function turned(
  name: string,
  write: (turn: Turn, index: number) => string,
  {
    filename = 'talk.txt',
    above = '',
    below = '',
    between = '',
    said = timed,
    names,
  }: {
    filename?: string
    above?: string
    below?: string
    between?: string
    said?: (turns: readonly Turn[]) => SaidTurn[]
    names?: readonly [string, string]
  } = {},
): ReadCase {
  return {
    name,
    filename,
    write: (rounds) => above + listTurns(rounds, names).map(write).join(between) + below,
    said: (rounds) => said(listTurns(rounds, names)),
  }
}

export const nobody = (turns: readonly Turn[]): SaidTurn[] => turns.map(({ at, text }) => [null, at, text])
const cueTimes = (at: number) => `${long(at)}.000 --> ${long(at + 9)}.000`

export const readCases: ReadCase[] = [
  labeled('speakers with a number sign', { names: ['Speaker #1', 'Other'] }),
  labeled('speakers with a number sign in Russian', { names: ['Спикер №1', 'Спикер №2'] }),
  labeled('speakers with a role behind a comma', { names: ['Maya, host', 'Jonas, guest'] }),
  labeled('speakers who are only described', { names: ['Interviewer', 'Team member 2'] }),
  turned(
    'a label with an abbreviation, and the advertisement of a tool',
    ({ at, speaker, text }) => `${speaker}: [${long(at)}] ${text}\n\n`,
    {
      names: ['Customer', 'Team mem. 1'],
      below: '(Transcribed by Sonix.ai - Remove this message by upgrading your Sonix account today!)\n',
    },
  ),
  turned('the panel of Teams, copied, with times in words', ({ at, speaker, text }) => {
    const picture = speaker === jonas ? 'JB\n\n' : ''
    return `${picture}${speaker}\n${inWords(at)}${short(at)}\n${speaker} ${inWords(at)}\n${text}\n`
  }),
  turned(
    'dates and times in brackets',
    ({ at, speaker, text }) => `[03/03/26, ${long(at + 36_000)}] ${speaker}: ${text}\n`,
  ),
  turned(
    'dates and times behind names, a chat and a footer',
    ({ at, speaker, text }) => `${speaker} (15 Jun 2026, ${two(10 + at / 600)}:${two((at / 10) % 60)} am)\n${text}\n\n`,
    {
      below:
        '\n---------------\nCHAT MESSAGES\n---------------\n\nPaul Kern (15 Jun 2026, 11:05 am)\nI have to leave, thank you all!\n\n\n---------------\nTranscript saved using TranscripTonic Chrome extension\n',
      said: (turns) => turns.map(({ at, speaker, text }) => [speaker, at * 6, text]),
    },
  ),
  turned(
    'minutes that go on beside hours',
    ({ at, speaker, text }) => {
      const seconds = at + 7150
      return `[${Math.round(seconds / 3600)}:${two(seconds / 60)}:${two(seconds % 60)}] ${speaker}: ${text}\n`
    },
    { said: (turns) => turns.map(({ at, speaker, text }) => [speaker, at + 7150, text]) },
  ),
  turned('names as tags', ({ speaker, text }) => `<${speaker}>${text}</${speaker}>\n`, {
    names: ['Person1', 'Person2'],
    said: untimed,
  }),
  turned('cues whose ids name the speaker', ({ at, speaker, text }) => `${speaker}\n${cueTimes(at)}\n${text}\n\n`, {
    filename: 'talk.vtt',
    above: 'WEBVTT\n\n',
    names: ['Speaker 1', 'Speaker 2'],
  }),
  turned(
    'cues whose ids hold the number, the speaker and an account',
    ({ at, speaker, text }, index) => `${index + 1} "${speaker}" (32${speaker.length})\n${cueTimes(at)}\n${text}\n\n`,
    { filename: 'talk.vtt', above: 'WEBVTT\n\n' },
  ),
  turned(
    'captions with names in place of numbers',
    ({ at, speaker, text }) => `${speaker}\n${cueTimes(at).replaceAll('.', ',')}\n${text}\n\n`,
    {
      filename: 'talk.srt',
    },
  ),
  turned(
    'names and times in captions of their own',
    ({ at, speaker, text }) => {
      const voice = speaker === maya ? 'S00' : 'S01'
      return [`${speaker}:`, `[${long(at)}]`, text].map((line) => `${cueTimes(at)}\n<v ${voice}>${line}\n\n`).join('')
    },
    { filename: 'talk.vtt', above: 'WEBVTT\n\n' },
  ),
  turned(
    'captions of voices without a name',
    ({ at, text }, index) => `${cueTimes(at)}\n<v ${index % 2 ? 'Narrator' : '-'}>${text}</v>\n\n`,
    {
      filename: 'talk.vtt',
      above: 'WEBVTT\n\n',
      said: (turns) => turns.map(({ at, text }, index) => [index % 2 ? 'Narrator' : null, at, text]),
    },
  ),
  turned(
    'a voice inside of the turn of another',
    ({ at, speaker, text }) =>
      `${speaker}: [${long(at)}] ${text}${speaker === 'S00' ? ' //S01: It leaked! // And it rained.' : ''}\n\n`,
    {
      names: ['S01', 'S00'],
      said: (turns) =>
        turns.flatMap(({ at, speaker, text }): SaidTurn[] =>
          speaker === 'S01'
            ? [[speaker, at, text]]
            : [
                [speaker, at, text],
                ['S01', null, 'It leaked!'],
                [speaker, null, 'And it rained.'],
              ],
        ),
    },
  ),
  turned(
    'the JSON of oTranscribe',
    ({ at, speaker, text }) =>
      `<p><span class=\\"timestamp\\" data-timestamp=\\"${at}.2\\">${short(at)}</span> ${speaker}: ${text}</p>`,
    { filename: 'talk.json', above: '{"text":"', below: '","media":"a.mp3","media-time":5.2}' },
  ),
  turned(
    'segments of JSON with words of two speakers',
    ({ at, text }) => {
      const said = text.split(' ')
      const list = said.map((word, index) => ({
        word,
        start: at + index,
        end: at + index + 1,
        speaker: index < 3 ? 'A' : 'B',
      }))
      return JSON.stringify({ start: at, end: at + said.length, text, speaker: 'A', words: list })
    },
    {
      filename: 'talk.json',
      above: '{"segments":[',
      between: ',',
      below: ']}',
      said: (turns) =>
        turns.flatMap(({ at, text }): SaidTurn[] => [
          ['A', at, text.split(' ').slice(0, 3).join(' ')],
          ['B', at + 3, text.split(' ').slice(3).join(' ')],
        ]),
    },
  ),
  turned(
    'dates for times, and the own microphone beside the call',
    ({ at, speaker, text }) => {
      const date = (seconds: number) => new Date(Date.UTC(2026, 8, 15, 20) + seconds * 1000).toISOString()
      const name = speaker === maya ? maya : null
      return JSON.stringify({
        document_id: 'd1',
        start_timestamp: date(at),
        end_timestamp: date(at + 5),
        text,
        source: name ? 'system' : 'microphone',
        detected_speaker_name: name,
      })
    },
    {
      filename: 'talk.json',
      above: '[',
      between: ',',
      below: ']',
      said: (turns) => turns.map(({ at, speaker, text }) => [speaker === maya ? maya : 'microphone', at, text]),
    },
  ),
  turned(
    'resource names for speakers',
    ({ at, speaker, text }, index) =>
      JSON.stringify({
        name: `records/7/transcripts/1/entries/${index}`,
        participant: `records/7/participants/${speaker === maya ? 'p1' : 'p2'}`,
        text,
        startTime: new Date(Date.UTC(2026, 8, 15, 20) + at * 1000).toISOString(),
      }),
    {
      filename: 'talk.json',
      above: '{"transcriptEntries":[',
      between: ',',
      below: ']}',
      said: (turns) => turns.map(({ at, speaker, text }) => [speaker === maya ? 'p1' : 'p2', at, text]),
    },
  ),
  turned('a list for the speaker', ({ at, speaker, text }) => JSON.stringify({ speaker: [speaker], start: at, text }), {
    filename: 'talk.json',
    above: '[',
    between: ',',
    below: ']',
  }),
  turned('the first format of YouTube', ({ at, text }) => `<text start="${at}.2" dur="3.1">${text}</text>`, {
    above: '<?xml version="1.0" encoding="utf-8" ?><transcript>',
    below: '</transcript>',
    said: (turns) => turns.map(({ at, text }) => [null, at + 0.2, text]),
  }),
  turned(
    'the XML of Transcriber',
    ({ at, speaker, text }) =>
      `<Turn speaker="${speaker === maya ? 'spk1' : 'spk2'}" startTime="${at}" endTime="${at + 9}"><Sync time="${at}"/>${text}</Turn>`,
    {
      filename: 'talk.xml',
      above: '<?xml version="1.0"?><Trans><Episode><Section type="report" startTime="0" endTime="4000">',
      below: `</Section></Episode><Speakers><Speaker id="spk1" name="${maya}"/><Speaker id="spk2" name="${jonas}"/></Speakers></Trans>`,
    },
  ),
  turned(
    'times of day in a table, from midnight',
    ({ at, speaker, text }) =>
      `${at < 3600 ? 12 : 1}:${two((at / 60) % 60)}:${two(at % 60)} AM,${speaker},${text.replace(',', '')}\n`,
    {
      filename: 'talk.csv',
      above: 'Start,Speaker,Text\n',
      said: (turns) => turns.map(({ at, speaker, text }) => [speaker, at, text.replace(',', '')]),
    },
  ),
  turned(
    'two times and a length',
    ({ at, speaker, text }) => `${long(at)} - ${long(at + 9)} (0:09) ${speaker}: ${text}\n`,
  ),
]
