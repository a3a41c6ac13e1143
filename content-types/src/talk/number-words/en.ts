import type { NumberData } from './number-words.ts'

export const en: NumberData = {
  small:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90',
  scales: 'dozen=12 hundred=100 thousand=1e3 grand=1e3 million=1e6 mil=1e6 billion=1e9 trillion=1e12',
  parts:
    'half=0.5 halves=0.5 halved=0.5 third=0.3333 thirds=0.3333 quarter=0.25 quarters=0.25 fourths=0.25 fifths=0.2 tenths=0.1',
  multiples:
    'twice=2 double=2 doubled=2 doubles=2 doubling=2 twofold=2 thrice=3 triple=3 tripled=3 triples=3 tripling=3 tenfold=10 quadrupled=4',
  times: /^(?:x|times|fold)$/,
  places:
    'third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11 twelfth=12 twentieth=20 thirtieth=30 hundredth=100',
  joins: /^and$/,
  joinsFrom: 100,
  units: [
    'dollar buck=1 bucks=1',
    'cent cent=1 cents=1',
    'pound pound=1 pounds=1 lbs=1',
    'time second=1 seconds=1 sec=1 secs=1 minute=60 minutes=60 mins=60 hour=3600 hours=3600 hr=3600 hrs=3600 day=86400 days=86400 week=604800 weeks=604800 month=2629800 months=2629800 year=31557600 years=31557600 yr=31557600 yrs=31557600 decade=315576000 decades=315576000 century=3155760000 centuries=3155760000',
    'length meter=1 meters=1 metre=1 metres=1 kilometer=1000 kilometers=1000 mile=1609 miles=1609 foot=0.305 feet=0.305 inch=0.0254 inches=0.0254',
    'weight kilogram=1 kilograms=1 gram=0.001 grams=0.001 ton=1000 tons=1000 tonnes=1000 ounce=0.0283 ounces=0.0283',
    'volume liter=1 liters=1 litre=1 litres=1 gallon=3.785 gallons=3.785',
    'warmth degree=1 degrees=1',
  ],
  counted:
    /^ (?:(?!(?:is|was|has|does|plus|times|this|thus|yes|always|perhaps)\b)\p{Ll}{2,}s|people|men|women|children|folk|staff)\b/u,
  over: /\b(?:over|more than|at least)\s+[$€£]?$/i,
  under: /\b(?:almost|nearly|close to|under|less than|fewer than)\s+[$€£]?$/i,
  about: /\b(?:about|around|roughly|some|approximately)\s+[$€£]?$/i,
  none: /\b(?:no|not|none|nothing|never|nobody|without)\b|n[’']t\b/i,
  many: 'dozens=12 hundreds=100 thousands=1e3 millions=1e6 billions=1e9',
  own: 'lesson lessons reason reasons way ways thing things idea ideas question questions step steps mistake mistakes rule rules moment moments quote quotes tip tips sign signs point points takeaway takeaways line lines answer answers truth truths slide slides stories sentences habit habits myth myths fact facts',
  before:
    /(?:#|\b(?:steps?|parts?|rules?|lessons?|tips?|slides?|points?|reasons?|chapters?|questions?|no\.|numbers?|mistakes?|ideas?|rounds?|options?|acts?)) ?$/i,
  people:
    'people friends hosts guests voices founders women men colleagues experts developers engineers sisters brothers speakers',
}
