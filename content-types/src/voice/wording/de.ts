import { createList, type Wording } from './wording.ts'

const list = createList('de')
const talkFor = ({ isConversation, guests }: Parameters<Wording['hear']>[0]) =>
  `${isConversation ? 'Das ganze Gespräch' : 'Die ganze Folge'}${guests && ` mit ${guests}`}`

export const de: Wording = {
  quotationMarks: { outer: ['„', '“'], inner: ['‚', '‘'] },
  list,
  introduction: 'Einleitung',
  hear: (talk) =>
    `${talkFor(talk)} hörst du ${talk.show === '' ? 'überall, wo es Podcasts gibt' : `im Podcast „${talk.show}“`}.`,
  hearAfterScript: (talk) =>
    `Das war die Kurzfassung. ${talkFor(talk)} hörst du ${talk.show && `im Podcast „${talk.show}“, `}überall, wo es Podcasts gibt.`,
  hearOn: (show) => `Die ganze Folge hörst du im Podcast „${show}“.`,
  saveForLater: 'Speicher dir das für später.',
  linesFrom: (count, who) => (who === null ? `${count} Sätze aus dieser Folge` : `${count} Sätze von ${who}`),
  titles: {
    on: (who, subjects) => `${who}: ${subjects}`,
    asked: (question, who) => `${question} Mit ${who}`,
  },
  notes: {
    with: (who) => `Mit ${who}.`,
    hostedBy: (hosts) => `Moderation: ${hosts}.`,
  },
  asks: {
    goals: {
      newsletter: (isOne) =>
        `Die nächste Folge direkt ins Postfach? Abonnier ${isOne ? 'meinen' : 'unseren'} Newsletter.`,
      community: (isOne) =>
        isOne
          ? 'Schreib mir in die Kommentare, wie du das siehst. Ich lese jeden.'
          : 'Schreib uns in die Kommentare, wie du das siehst. Wir lesen jeden.',
      sales: (isOne) =>
        isOne ? 'Du willst mit mir daran arbeiten? Schreib mir.' : 'Du willst mit uns daran arbeiten? Schreib uns.',
      growth: (isOne) => `Mehr solche Gespräche? Folg ${isOne ? 'mir' : 'uns'}.`,
      listening: () => 'Das ganze Gespräch passt gut zum nächsten Spaziergang.',
      teaching: () => 'Schreib dir auf, was du als Erstes ausprobierst.',
    },
    questions: {
      friendly: (isOne) => `Wie war das bei dir? Erzähl’s ${isOne ? 'mir' : 'uns'} in den Kommentaren.`,
      professional: () => 'Wo hast du andere Erfahrungen gemacht?',
      casual: (isOne) => `Siehst du das anders? Schreib’s ${isOne ? 'mir' : 'uns'} in die Kommentare.`,
      inspiring: () => 'Was probierst du als Erstes aus?',
      humorous: (isOne) => `Gelacht oder geärgert? Schreib’s ${isOne ? 'mir' : 'uns'} in die Kommentare.`,
      authoritative: () => 'Welchem dieser Argumente würdest du widersprechen?',
      none: (isOne) => `Was siehst du anders? Schreib’s ${isOne ? 'mir' : 'uns'} in die Kommentare.`,
    },
    tones: {
      engaging: (isOne) => `Siehst du das auch so? Schreib’s ${isOne ? 'mir' : 'uns'} in die Kommentare.`,
      educational: () => 'Speicher dir das für den Tag, an dem du es brauchst.',
      emotional: () => 'An wen denkst du, wenn du das liest?',
      trendy: () => 'Schick’s dem Menschen, der es schon immer gesagt hat.',
      supportive: () => 'Wer kann das heute gebrauchen? Schick’s weiter.',
    },
  },
  thumbnail: {
    speaker: 'die sprechende Person',
    portrait: (who) => `Porträt: ${who}, Blick zum Text`,
    background: 'Einfarbiger Hintergrund in der dunkelsten Farbe',
    text: 'Text als größtes Element',
    logo: (show) => `Kleines Logo von „${show}“`,
    left: (text) => `Linke zwei Drittel: ${text === null ? 'deine Überschrift' : `„${text}“`} in großer Schrift.`,
    right: (faces) => `Rechtes Drittel: ${faces === null ? 'ein großes Bild' : `${faces}, ab der Brust aufwärts`}.`,
    safeZone: 'Frei lassen: die Ecke unten rechts, dort steht die Dauer.',
    colors: {
      calm: ['Dunkles Petrol', 'Nebelweiß', 'Bernstein', 'Meergrün'],
      warm: ['Dunkle Pflaume', 'Warmer Sand', 'Koralle', 'Zartrosa'],
      bold: ['Tintenschwarz', 'Papierweiß', 'Signalgelb', 'Ziegelrot'],
      bright: ['Nachtblau', 'Wolkenweiß', 'Limette', 'Himmelblau'],
    },
  },
}
