import winkModel from 'wink-eng-lite-web-model'
import type { Model } from 'wink-nlp'

/** A pattern with its flags and the number of the category that it matches. */
type Pattern = [source: string, flags: string, category: number]
type Core = { tcat: { hash: Record<string, number> }; trex: { ltc: Pattern[]; rtc: Pattern[] } }

/**
 * Replacements for wink's own address patterns, which backtrack: "https://" followed by "1r6." nineteen times hung
 * them. These match the same addresses in only one way.
 */
const addresses: Record<string, string> = {
  url: String.raw`(?:(?:https?|ftp):)?\/\/[^\s\/?#]+\.[a-z\u00A1-\uFFFF]{2,}(?::\d{2,5})?(?:[\/?#]\S*)?`,
  email: String.raw`[-!#$%&'*+\/=?^\w{|}~.]+@[a-z0-9][a-z0-9.-]*\.[a-z][a-z0-9-]*`,
}

/** wink's English model, safe for any input. */
export const englishModel: Model = Object.assign(Object.create(null), winkModel, {
  core: () => {
    const core = (winkModel as unknown as { core: () => Core }).core()
    for (const [name, source] of Object.entries(addresses)) {
      const category = core.tcat.hash[name]
      core.trex.ltc = core.trex.ltc.map((one) => (one[2] === category ? [`^${source}$`, 'i', category] : one))
      core.trex.rtc = core.trex.rtc.map((one) => (one[2] === category ? [source, 'gi', category] : one))
    }
    return core
  },
})
