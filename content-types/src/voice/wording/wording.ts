import type { BrandVoice, SocialMediaTone } from '../../type/brief.ts'
import type { QuotationMarks } from '../../type/quotation-marks.ts'
import type { Goal } from '../asks.ts'

/** A talk to hear in full. `guests` and `show` are empty if there are none to name. */
type FullTalk = { isConversation: boolean; guests: string; show: string }

/** The fixed words of the built-in engine in texts that are published, in one language. */
export type Wording = {
  quotationMarks: QuotationMarks
  /** "Ada, Ben, and Cy" */
  list: (items: readonly string[]) => string
  /** The first chapter. */
  introduction: string
  /** The last line of a caption: where to hear all of it. */
  hear: (talk: FullTalk) => string
  /** The end of a script. */
  hearAfterScript: (talk: FullTalk) => string
  /** The last slide of a carousel, with and without the show's name. */
  hearOn: (show: string) => string
  saveForLater: string
  /** A carousel of one speaker's lines; `who` is null if they have no name. */
  linesFrom: (count: number, who: string | null) => string
  titles: {
    /** "Ada Fenn on rye bread" */
    on: (who: string, subjects: string) => string
    /** "How do you start an oven? With Ada Fenn" */
    asked: (question: string, who: string) => string
  }
  notes: {
    with: (who: string) => string
    hostedBy: (hosts: string) => string
  }
  asks: Asks
  thumbnail: {
    speaker: string
    portrait: (who: string) => string
    background: string
    text: string
    logo: (show: string) => string
    left: (text: string | null) => string
    right: (faces: string | null) => string
    safeZone: string
    colors: { calm: Colors; warm: Colors; bold: Colors; bright: Colors }
  }
}

/** Names of a palette's colors: background, text, accent, and one more. */
type Colors = readonly [string, string, string, string]

/** What listeners are asked to do. `isOne`: a single host asks, as "I". */
export type Asks = {
  goals: Record<Goal, (isOne: boolean) => string>
  questions: Record<BrandVoice | 'none', (isOne: boolean) => string>
  tones: Record<SocialMediaTone, (isOne: boolean) => string>
}

/** Returns a function that lists items as a language does. */
export function createList(language: string): Wording['list'] {
  const format = new Intl.ListFormat(language)
  return (items) => format.format(items)
}
