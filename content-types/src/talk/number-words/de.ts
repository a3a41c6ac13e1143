import type { NumberData } from './number-words.ts'

const ones =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'

export const de: NumberData = {
  small: ones,
  tens: `ein=1 eine=1 einem=1 einen=1 einer=1 eines=1 zwo=2 dreissig=30 anderthalb=1.5 eineinhalb=1.5 zweieinhalb=2.5 dreieinhalb=3.5 viereinhalb=4.5 ${tens
    .split(' ')
    .map((word, index) => `${word}=${20 + 10 * index}`)
    .join(' ')}`,
  scales:
    'dutzend=12 hundert=100 tausend=1e3 million=1e6 millionen=1e6 mio=1e6 milliarde=1e9 milliarden=1e9 mrd=1e9 billion=1e12 billionen=1e12',
  parts:
    'halb=0.5 halbe=0.5 halben=0.5 halber=0.5 halbes=0.5 hälfte=0.5 halbiert=0.5 drittel=0.3333 viertel=0.25 fünftel=0.2 zehntel=0.1',
  multiples:
    'doppelt=2 doppelte=2 doppelten=2 verdoppelt=2 verdoppelte=2 verdoppeln=2 zweimal=2 zweifach=2 dreimal=3 dreifach=3 verdreifacht=3 verdreifachte=3 viermal=4 vervierfacht=4 fünfmal=5 sechsmal=6 zehnmal=10 zehnfach=10',
  times: /^(?:x|mal|fach)$/,
  places:
    'dritte=3 dritten=3 dritter=3 drittes=3 vierte=4 vierten=4 vierter=4 fünfte=5 fünften=5 fünfter=5 sechste=6 sechsten=6 siebte=7 siebten=7 neunte=9 neunten=9 zehnte=10 zehnten=10 elfte=11 zwölfte=12 zwölften=12',
  joins: /^und$/,
  joinsFrom: 100,
  units: [
    'cent cent=1 cents=1',
    'pound pfund=1',
    'time sekunde=1 sekunden=1 minute=60 minuten=60 stunde=3600 stunden=3600 tag=86400 tage=86400 tagen=86400 woche=604800 wochen=604800 monat=2629800 monate=2629800 monaten=2629800 jahr=31557600 jahre=31557600 jahren=31557600 jahrzehnt=315576000 jahrzehnte=315576000 jahrzehnten=315576000 jahrhundert=3155760000 jahrhunderte=3155760000',
    'length meter=1 metern=1 kilometer=1000 kilometern=1000 zentimeter=0.01 meile=1609 meilen=1609 fuß=0.305 zoll=0.0254',
    'weight kilogramm=1 gramm=0.001 tonne=1000 tonnen=1000',
    'volume liter=1 litern=1',
    'warmth grad=1',
  ],
  counted: /^ (?:\p{Ll}+e[nrms]? )?\p{Lu}\p{Ll}+/u,
  over: /(?<!\p{L})(?:über|mehr als|mindestens)\s+[$€£]?$/iu,
  under: /(?<!\p{L})(?:fast|beinahe|knapp|nahezu|unter|weniger als|bis zu)\s+[$€£]?$/iu,
  about: /(?<!\p{L})(?:etwa|rund|ungefähr|circa|ca\.|um die|gut)\s+[$€£]?$/iu,
  none: /(?<!\p{L})(?:kein\p{L}{0,2}|nicht|nichts|nie|niemals|niemand\p{L}{0,2}|ohne)(?!\p{L})/iu,
  many: 'dutzende=12 dutzenden=12 hunderte=100 hunderten=100 tausende=1e3 tausenden=1e3',
  own: 'lektionen gründe gründen wege wegen dinge dingen ideen fragen schritte schritten fehler fehlern regeln momente momenten zitate zitaten tipps punkte punkten sätze sätzen antworten slides folien geschichten gewohnheiten mythen fakten erkenntnisse erkenntnissen',
  before:
    /(?:#|(?<!\p{L})(?:Schritt|Teil|Regel|Lektion|Tipp|Folie|Slide|Punkt|Grund|Kapitel|Frage|Nr\.|Nummer|Fehler|Idee|Runde)) ?$/iu,
  people:
    'menschen leute freunde freunden freundinnen gäste gästen stimmen gründer gründerinnen frauen männer männern kollegen kolleginnen fachleute schwestern brüder brüdern geschwister geschwistern',
  loose: /^halb(?:e[rns]?)?$/,
  split: splitGerman,
}

const units = new Set([...ones.split(' '), 'ein', 'eine'])
const endings = new Set([...tens.split(' '), 'dreissig'])

/** Splits 'dreihundertzwölf' and 'einundzwanzig' into the parts of the number, the larger ones first. */
function splitGerman(word: string): string[] | null {
  if (word === '') return []
  const [, first = '', scale = '', rest = ''] = /^(\p{L}*?)(tausend|hundert)(\p{L}*)$/u.exec(word) ?? []
  if (scale !== '') {
    const [before, behind] = [splitGerman(first), splitGerman(rest.replace(/^und/, ''))]
    // 'hunderttausend': the first scale is the smaller one.
    if (before && behind) return [...before, scale, ...behind]
    return null
  }
  const [, unit = '', ten = ''] = /^(\p{L}+?)und(\p{L}+)$/u.exec(word) ?? []
  if (units.has(unit) && endings.has(ten)) return [ten, unit]
  return units.has(word) || endings.has(word) ? [word] : null
}
